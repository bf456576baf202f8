// A real folder behind the real tools and resources, over in-process streams.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import type { ClientScope } from "../../src/config/client-scopes.js";
import type { Limits } from "../../src/config/limits.js";
import type { ServerSettings } from "../../src/config/server-settings.js";
import type { Mode } from "../../src/core/detector.js";
import { Receipt } from "../../src/core/receipt.js";
import { LiveLibrary } from "../../src/library/live-library.js";
import type { WriteSettings } from "../../src/library/write-place.js";
import { ScopedDeclarations } from "../../src/mcp/client-scope.js";
import { folderResources } from "../../src/mcp/resources.js";
import { type Connection, type ServerDeclaration, serve } from "../../src/mcp/server.js";
import { contextOf, type ServerContext } from "../../src/mcp/tools/context.js";
import { toolsFor } from "../../src/mcp/tools/index.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { type Frame, RawConnection, request, type Serve } from "./toy-server.js";

export interface FolderSettings {
  readonly mode?: Mode;
  readonly writes?: WriteSettings;
  readonly confirm?: ServerContext["confirm"];
  readonly limits?: Partial<Limits>;
  readonly server?: Partial<ServerSettings>;
  readonly maxResourceBytes?: number;
  readonly changes?: Partial<ServerDeclaration<ServerContext>>;
  /** What the client is narrowed to. */
  readonly scope?: ClientScope;
}

/** A folder that is gone when the test ends, and the server of it. */
export class FolderServer {
  readonly root: string;
  readonly #declaration: ServerDeclaration<ServerContext>;

  constructor(files: Readonly<Record<string, string | Uint8Array>>, settings: FolderSettings = {}) {
    const base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-folder-")));
    onTestFinished(() => rmSync(base, { recursive: true, force: true }));
    this.root = join(base, "kb");
    mkdirSync(this.root);
    for (const [path, content] of Object.entries(files)) this.write(path, content);
    if (settings.scope !== undefined) this.write(LOCAL_CONFIG_NAME, scopeTable(settings.scope));
    const live = LiveLibrary.open({
      root: this.root,
      mode: settings.mode ?? "strict",
      includePrivate: false,
      environment: { REDACTED_CONTEXT_SALT: "golden-salt", REDACTED_CONTEXT_TERMS: "quokkaproject" },
      baseline: BASELINE,
      neutralWords: NEUTRAL_WORDS,
      limits: {
        ...settings.limits,
        ...(settings.maxResourceBytes !== undefined && { maxResourceBytes: settings.maxResourceBytes }),
      },
      server: settings.server ?? {},
      writes: settings.writes,
    });
    const declaration: ServerDeclaration<ServerContext> = {
      name: "redctx",
      version: "1.2.3",
      instructions: "A folder.",
      tools: toolsFor(settings.writes !== undefined),
      resources: folderResources(),
      context: () => {
        const opened = live.current();
        return contextOf(opened, settings.confirm ?? (() => live.confirm(opened)));
      },
      confirm: (context) => live.confirm(context.opened),
      receipt: () => new Receipt(live.profile),
      ...settings.changes,
    };
    this.#declaration = new ScopedDeclarations().of(declaration, "client", live.current().clientScopes.get("client"));
  }

  write(path: string, content: string | Uint8Array): void {
    const place = join(this.root, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }

  serve(streams: Parameters<Serve>[0]): Connection {
    return serve({ ...this.#declaration, ...streams });
  }

  connect(): RawConnection {
    return new RawConnection({}, (streams) => this.serve(streams));
  }

  /** The one frame that answers a request on a connection of its own. */
  async ask(method: string, params: Frame = {}): Promise<Frame> {
    const connection = this.connect();
    connection.write(request(1, method, params));
    const frame = await connection.until(({ id }) => id === 1);
    await connection.finish();
    return frame;
  }
}

function scopeTable(scope: ClientScope): string {
  return `[clients.client]\n${Object.entries(scope)
    .map(([key, values]) => `${key} = ${JSON.stringify(values)}\n`)
    .join("")}`;
}
