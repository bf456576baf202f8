// The client configurations in examples/clients: each is well formed and starts the program that is built.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { clientBlocks } from "../../src/cli/client-blocks.js";
import { REPOSITORY } from "./machine.js";

const FOLDER = join(REPOSITORY, "examples/clients");
const CLONE = "/opt/redctx";
const PARENT = "/home/alice/private";
const STATE = "/home/alice/.local/state/redacted-context-mcp";

const START = { command: "node", args: [`${CLONE}/dist/src/bin/redctx-mcp.js`, "--root", `${PARENT}/folder-1`] };

it("holds the files that are checked here and no others", () => {
  const files = ["claude-code.mcp.json", "claude-code.settings.json", "codex.toml", "generic.json", "inspector.json"];
  expect(readdirSync(FOLDER).sort()).toEqual(files);
});

it("names a program that is built", () => {
  expect(existsSync(START.args[0]?.replace(CLONE, REPOSITORY) ?? "")).toBe(true);
});

it("starts the server from Claude Code, and denies it the folder", () => {
  expect(json("claude-code.mcp.json")).toEqual({ mcpServers: { redctx: { type: "stdio", ...START } } });
  // Two slashes: with one, the path would be relative to the settings file.
  const deny = [PARENT, STATE].flatMap((path) => [`Read(/${path}/**)`, `Edit(/${path}/**)`]);
  expect(json("claude-code.settings.json")).toEqual({ permissions: { deny } });
});

it("starts the server from Codex, and denies it the folder", () => {
  const config = parse(readFileSync(join(FOLDER, "codex.toml"), "utf8"));
  expect(config).toEqual({
    default_permissions: "redctx",
    mcp_servers: { redctx: START },
    permissions: { redctx: { extends: ":workspace", filesystem: { [PARENT]: "deny", [STATE]: "deny" } } },
  });
});

it("starts the server from any client", () => {
  expect(json("generic.json")).toEqual({ ...START, env: {} });
});

it("starts the server from the Inspector", () => {
  expect(json("inspector.json")).toEqual({ mcpServers: { redctx: { type: "stdio", ...START } } });
});

it("has the form that redctx init prints", () => {
  const [server, settings] = clientBlocks("claude-code", { ...START, env: {} }, [PARENT, STATE]);
  expect(JSON.parse(server?.text ?? "")).toEqual(json("claude-code.mcp.json"));
  expect(JSON.parse(settings?.text ?? "")).toEqual(json("claude-code.settings.json"));
  const [codex] = clientBlocks("codex", { ...START, env: {} }, [PARENT, STATE]);
  expect(parse(codex?.text ?? "")).toEqual(parse(readFileSync(join(FOLDER, "codex.toml"), "utf8")));
  const [generic] = clientBlocks("generic", { ...START, env: {} }, []);
  expect(JSON.parse(generic?.text ?? "")).toEqual(json("generic.json"));
});

function json(file: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
}
