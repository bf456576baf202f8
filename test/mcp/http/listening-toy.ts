// The toy server behind a network address or a socket, for the tests of both.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { TokenFile } from "../../../src/config/token-file.js";
import type { Listener } from "../../../src/mcp/http/listener.js";
import { serveNetwork } from "../../../src/mcp/http/serve-network.js";
import type { ServerDeclaration } from "../../../src/mcp/server.js";
import { TOY, type ToyContext } from "../toy-server.js";

/** Made up for the tests, and put together so that no scanner takes them for real ones. */
export const TOKENS = {
  alpha: ["alpha", "token", "0123456789"].join("-"),
  beta: ["beta", "token", "9876543210"].join("-"),
};

export interface ListeningToy {
  readonly listener: Listener;
  /** Where messages are posted; undefined for a socket. */
  readonly url: URL | undefined;
  readonly folder: string;
  readonly tokenFile: string;
}

/** A folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redctx-http-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file that nobody else may read. */
export function privateFile(path: string, text: string): string {
  writeFileSync(path, text);
  chmodSync(path, 0o600);
  return path;
}

export async function listeningToy(
  settings: {
    readonly socket?: true;
    readonly hosts?: readonly string[];
    readonly remote?: boolean;
    readonly changes?: (client: string) => Partial<ServerDeclaration<ToyContext>>;
  } = {},
): Promise<ListeningToy> {
  const folder = temporaryFolder();
  const lines = Object.entries(TOKENS).map(([client, token]) => `${client}:${token}\n`);
  const tokenFile = privateFile(join(folder, "tokens"), `# two clients\n\n${lines.join("")}`);
  const place = settings.socket ? { path: join(folder, "socket") } : { host: "127.0.0.1", port: 0 };
  const listener = await serveNetwork({
    place,
    tokens: TokenFile.open(tokenFile),
    hosts: settings.hosts ?? [],
    remote: settings.remote ?? false,
    declarationFor: (client) => ({ ...TOY, ...settings.changes?.(client) }),
  });
  onTestFinished(() => listener.close());
  const url = "port" in listener.place ? new URL(`http://127.0.0.1:${listener.place.port}/mcp`) : undefined;
  return { listener, url, folder, tokenFile };
}
