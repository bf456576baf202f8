// Turns: a client that asks for much does not keep the others waiting, and what is given up is not held.
import { describe, expect, it } from "vitest";
import { Turns } from "../../../src/mcp/http/turns.js";

const never = new AbortController().signal;

/** The order in which calls begin, each ended as soon as it has begun. */
async function order(turns: Turns, clients: readonly string[]): Promise<string[]> {
  const begun: string[] = [];
  await Promise.all(
    clients.map(async (client) => {
      if (!(await turns.begin(client, never))) return;
      begun.push(client);
      await new Promise((resolve) => setImmediate(resolve));
      turns.end(client);
    }),
  );
  return begun;
}

describe("turns", () => {
  it("begin at once while there is room", async () => {
    expect(await order(new Turns({ atWork: 4, waiting: 4 }), ["a", "a", "b"])).toEqual(["a", "a", "b"]);
  });

  it("leave one place to who comes new", async () => {
    const turns = new Turns({ atWork: 3, waiting: 9 });
    await turns.begin("a", never);
    await turns.begin("a", never);
    let third = false;
    void turns.begin("a", never).then(() => {
      third = true;
    });
    expect(await turns.begin("b", never)).toBe(true);
    expect(third).toBe(false);
    turns.end("b");
    turns.end("a");
    await expect.poll(() => third).toBe(true);
  });

  it("go round among those that wait", async () => {
    const begun = await order(new Turns({ atWork: 1, waiting: 9 }), ["a", "a", "a", "a", "b", "b", "c"]);
    expect(begun.slice(0, 4)).toEqual(["a", "a", "b", "c"]);
    expect(begun).toHaveLength(7);
  });

  it("are refused to a client whose line is full, and to nobody else", async () => {
    const turns = new Turns({ atWork: 1, waiting: 1 });
    expect(await turns.begin("a", never)).toBe(true);
    const waiting = turns.begin("a", never);
    expect(await turns.begin("a", never)).toBe(false);
    const other = turns.begin("b", never);
    turns.end("a");
    expect(await waiting).toBe(true);
    turns.end("a");
    expect(await other).toBe(true);
  });

  it("are given up with the signal", async () => {
    const turns = new Turns({ atWork: 1, waiting: 9 });
    const gone = new AbortController();
    await turns.begin("a", never);
    const waiting = turns.begin("b", gone.signal);
    gone.abort();
    expect(await waiting).toBe(false);
    const next = turns.begin("c", never);
    turns.end("a");
    expect(await next).toBe(true);
    expect(await turns.begin("d", gone.signal)).toBe(false);
  });
});
