// Mixed calls of many clients, each answer held against what that client may see.
import { HALVES, halfOf, type ListeningServer } from "./listening-server.js";

/** What went wrong in one answer; undefined if nothing did. */
type Fault = string | undefined;

const CALLS: readonly ((server: ListeningServer, client: number, round: number) => Promise<Fault>)[] = [
  async (server, client, round) => {
    const answer = await server.call(client, "redctx_read", { path: `${folderOf(client)}/plan-${round % 150}.md` });
    return faultOf(client, answer, `the ${halfOf(client)} of line 59 in file ${round % 150}`);
  },
  async (server, client) =>
    faultOf(client, await server.call(client, "redctx_list", { recursive: true }), "plan-149.md"),
  async (server, client, round) => {
    const query = `line 7 in file ${round % 150}`;
    return faultOf(client, await server.call(client, "redctx_search", { query, max_results: 5 }), halfOf(client));
  },
  async (server, client) => {
    const { text, failed } = await server.call(client, "redctx_read", { path: `${folderOf(client + 1)}/plan-1.md` });
    return failed && text === "Path is not available." ? undefined : "a place of another client was answered";
  },
];

/** So many calls of each client, all clients at once, each client one call after the other. Gives the faults and the seconds. */
export async function mixedCalls(
  server: ListeningServer,
  { clients, each }: { readonly clients: number; readonly each: number },
): Promise<{ readonly faults: readonly string[]; readonly seconds: number }> {
  const faults: string[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = 0; round < each; round++) {
        const fault = await CALLS[(round + client) % CALLS.length]?.(server, client, round);
        if (fault !== undefined) faults.push(fault);
      }
    }),
  );
  return { faults, seconds: (performance.now() - began) / 1000 };
}

function folderOf(client: number): string {
  return client % 2 === 0 ? "docs" : "notes";
}

function faultOf(client: number, { text, failed }: { text: string; failed: boolean }, wanted: string): Fault {
  if (failed) return "a call failed";
  if (!text.includes(wanted)) return "an answer lacks what it should hold";
  const others = HALVES.filter((half) => half !== halfOf(client));
  return others.some((half) => text.includes(half)) || text.includes(`${folderOf(client + 1)}/`)
    ? "an answer holds what another client sees"
    : undefined;
}
