// Calls during which the configuration changes: no answer from the older one leaves, by a tool or as a resource.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FAILURES } from "../../src/boundary/failure.js";
import { type Call, defineTool } from "../../src/mcp/define-tool.js";
import { folderResources } from "../../src/mcp/resources.js";
import { deskOf, type ServerContext } from "../../src/mcp/tools/context.js";
import { read } from "../../src/query/read.js";
import { FolderServer } from "./folder-server.js";
import type { Frame } from "./toy-server.js";

/** A server of which the first call that reads, by a tool or as a resource, edits the configuration after reading. */
function editedDuringCall(edit: string): FolderServer {
  const edits = [edit];
  const editOnce = () => {
    const text = edits.pop();
    if (text !== undefined) writeFileSync(join(server.root, ".agent-context-redactor.toml"), text);
  };
  const resources = folderResources();
  const server: FolderServer = new FolderServer(
    { "a.txt": "a lanternfish\n" },
    {
      changes: {
        tools: [
          defineTool({
            name: "redctx_slow_read",
            description: "Reads while the configuration changes.",
            parameters: {},
            async run(_given, call: Call<ServerContext>) {
              const { text } = await read(deskOf(call), { path: "a.txt", maxChars: 100 });
              editOnce();
              return { text };
            },
          }),
        ],
        resources: {
          ...resources,
          list: async (offset, call) => {
            const page = await resources.list(offset, call);
            editOnce();
            return page;
          },
        },
      },
    },
  );
  return server;
}

async function slowRead(server: FolderServer): Promise<unknown> {
  const { result } = await server.ask("tools/call", { name: "redctx_slow_read" });
  const { structuredContent, isError } = result as { structuredContent: Frame; isError: boolean };
  return [structuredContent["text"], isError];
}

describe("a call that began under another configuration (INV-53)", () => {
  it.each([
    ["is asked to come again", "terms = 'lanternfish'", FAILURES.POLICY_CHANGED],
    ["is blocked with all others", "terms = 7", FAILURES.POLICY_RELOAD],
  ])("%s", async (_what, edit, text) => {
    expect(await slowRead(editedDuringCall(edit))).toEqual([text, true]);
    const { error } = await editedDuringCall(edit).ask("resources/list");
    expect(error).toEqual({ code: -32002, message: text });
  });

  it("is answered when it comes again", async () => {
    const server = editedDuringCall("terms = 'lanternfish'");
    await slowRead(server);
    expect(await slowRead(server)).toEqual([expect.stringMatching(/^a \[SENSITIVE_[0-9a-f]{32}\]\n$/), false]);
    expect((await server.ask("resources/list")).result).toHaveProperty("resources");
  });
});
