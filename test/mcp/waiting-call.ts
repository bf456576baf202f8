// The toy's waiting tool, called through either official client: to its end with progress, and cancelled under way.
import type { Client as ModernClient } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { expect } from "vitest";
import { WAITS } from "./toy-server.js";

type AnyClient = LegacyClient | ModernClient;

/** Calls the tool to its end and gives the progress that was told. */
export async function progressOfWaiting(client: AnyClient): Promise<readonly number[]> {
  const seen: number[] = [];
  const onprogress = ({ progress }: { progress: number }) => void seen.push(progress);
  const call = { name: "redctx_wait", arguments: { rounds: 50 } };
  // The two clients differ in the second parameter, so the options are given where both take them.
  if (client instanceof LegacyClient) await client.callTool(call, undefined, { onprogress });
  else await client.callTool(call, { onprogress });
  return seen;
}

/** Begins the tool and cancels it once it waits; its call is rejected at the client. */
export async function cancelWaiting(client: AnyClient): Promise<void> {
  WAITS.length = 0;
  const abort = new AbortController();
  const long = { name: "redctx_wait" };
  const options = { signal: abort.signal };
  const pending =
    client instanceof LegacyClient ? client.callTool(long, undefined, options) : client.callTool(long, options);
  await expect.poll(() => WAITS.length).toBe(1);
  abort.abort("enough");
  await expect(pending).rejects.toThrow();
}
