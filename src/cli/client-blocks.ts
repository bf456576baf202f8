// What goes into the settings of a coding agent so that it starts the server, and what keeps its own tools away from the folder.
import { stringify } from "smol-toml";

export const CLIENTS = ["claude-code", "codex", "generic"] as const;
export type Client = (typeof CLIENTS)[number];

/** How the server is started. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
  /** Variables that the server needs; never a salt, since an agent can read its own settings. */
  readonly env: Readonly<Record<string, string>>;
}

/** A text for a settings file, and which file that is. */
export interface ClientBlock {
  readonly place: string;
  readonly text: string;
}

/** Blocks for a client. `closed` are absolute paths of folders that the agent's own tools must not open; a generic client has no rule for that. */
export function clientBlocks(client: Client, start: Start, closed: readonly string[]): ClientBlock[] {
  if (client === "generic") return [{ place: "The settings of the client", text: json(start) }];
  if (client === "codex") return [{ place: "~/.codex/config.toml", text: codexSettings(start, closed) }];
  const server = { type: "stdio", ...withoutEmpty(start) };
  const blocks = [
    { place: ".mcp.json in the folder where the agent works", text: json({ mcpServers: { redctx: server } }) },
  ];
  const deny = denyRules(closed);
  if (deny.length > 0) blocks.push({ place: ".claude/settings.json beside it", text: json({ permissions: { deny } }) });
  return blocks;
}

/** True if a deny rule of Claude Code can name the path: its patterns give these signs another meaning. */
export function isDeniable(path: string): boolean {
  return !/[*?[\]{}()!\\]/.test(path);
}

/** Two slashes begin an absolute path (https://code.claude.com/docs/en/permissions). */
function denyRules(closed: readonly string[]): string[] {
  return closed.filter(isDeniable).flatMap((path) => [`Read(/${path}/**)`, `Edit(/${path}/**)`]);
}

/** Permission profiles do not apply together with `sandbox_mode`. */
function codexSettings(start: Start, closed: readonly string[]): string {
  const filesystem = Object.fromEntries(closed.map((path) => [path, "deny"]));
  return stringify({
    default_permissions: "redctx",
    mcp_servers: { redctx: { ...withoutEmpty(start), args: [...start.args] } },
    permissions: { redctx: { extends: ":workspace", filesystem } },
  });
}

function withoutEmpty({ command, args, env }: Start): Omit<Start, "env"> | Start {
  return Object.keys(env).length === 0 ? { command, args } : { command, args, env };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
