// @ts-check
// The agent's end: the official MCP client, which starts the real server as its child and speaks to it over stdin and stdout.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/client/stdio";

export const PROTOCOL = "2026-07-28";
const SERVER = fileURLToPath(new URL("../../dist/src/bin/redctx-mcp.js", import.meta.url));

/**
 * What a tool answered.
 * @typedef {{ text: string, receipt: unknown }} Answer
 */

/** An agent that is connected to a server of its own. */
export class Agent {
  #client = new Client({ name: "quickstart", version: "1" }, { versionNegotiation: { mode: { pin: PROTOCOL } } });
  /** @type {string[]} */
  #received = [];

  /**
   * Starts the server on a private folder. The agent's process works in a folder of its own.
   * @param {import("./temporary-copy.mjs").TemporaryCopy} copy
   */
  async connect({ root, state, agentFolder }) {
    if (!existsSync(SERVER)) throw new Error("redctx is not built. Run: npm run build");
    await this.#client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [SERVER, "--root", root],
        cwd: agentFolder,
        env: { ...getDefaultEnvironment(), REDACTED_CONTEXT_STATE_DIR: state },
      }),
    );
  }

  /**
   * Calls a tool. Fails if the tool does.
   * @param {string} name
   * @param {Record<string, unknown>} given
   * @returns {Promise<Answer>}
   */
  async call(name, given = {}) {
    const result = await this.#client.callTool({ name, arguments: given });
    const { text, receipt } = /** @type {Answer} */ (result.structuredContent);
    this.#received.push(JSON.stringify(result));
    if (result.isError) throw new Error(`${name} failed: ${text}`);
    return { text, receipt };
  }

  /** All that the tools have answered so far, as it came over the wire. */
  get received() {
    return this.#received.join("\n");
  }

  close() {
    return this.#client.close();
  }
}
