// The files of a folder as resources, in both eras.
import { symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { describe, expect, it } from "vitest";
import { Failure } from "../../src/boundary/failure.js";
import { Ref } from "../../src/core/path-id.js";
import { Vault } from "../../src/core/vault.js";
import { FolderServer } from "./folder-server.js";
import { exchange, type Frame, modern, request } from "./toy-server.js";

// With this salt and these paths the ids are those of the golden vectors.
const FILES = {
  "docs/backup.md": "# backup of the quokkaproject\nask taylor@example.invalid\n",
  "docs/recovery.txt": "nothing to see\n",
  "docs/data.bin": Uint8Array.of(1, 0, 2, 0),
  "docs/settings.yaml": "a: 1\n",
  "docs/table.JSONL": '{"a":1}\n',
  ".env": "TOKEN=abc\n",
  "personal/diary.md": "dear diary\n",
  "notes/quokkaproject plan.md": "",
} as const;

const BACKUP = "redctx://p_4d6a1e447acd";
const NOT_FOUND = { code: -32002, message: "Resource not found." };
const SERVER = { "io.modelcontextprotocol/serverInfo": { name: "redctx", title: "redctx", version: "1.2.3" } };

function read(server: FolderServer, uri: unknown, more: Frame = {}): Promise<Frame> {
  return server.ask("resources/read", { uri, ...more });
}

interface Page {
  readonly resources: readonly { readonly uri: string; readonly title: string; readonly size: number }[];
  readonly nextCursor?: string;
}

async function page(server: FolderServer, cursor?: string): Promise<Page> {
  const { result } = await server.ask("resources/list", cursor === undefined ? {} : { cursor });
  return result as unknown as Page;
}

describe("resources/list and resources/templates/list", () => {
  it("say what is pinned", async () => {
    const server = new FolderServer(FILES);
    const { result: initialized } = await server.ask("initialize", { protocolVersion: "2025-11-25" });
    const told = {
      capabilities: (initialized as { capabilities: unknown }).capabilities,
      list: (await server.ask("resources/list")).result,
      templates: (await server.ask("resources/templates/list")).result,
      read: (await read(server, BACKUP)).result,
    };
    await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot("resources.snapshot.txt");
  });

  it("may be kept by modern clients, or not", async () => {
    const server = new FolderServer(FILES);
    const _meta = modern();
    const kept = { resultType: "complete", ttlMs: 300_000, cacheScope: "public", _meta: SERVER };
    const not = { ...kept, ttlMs: 0, cacheScope: "private" };
    expect((await server.ask("resources/templates/list", { _meta })).result).toMatchObject(kept);
    expect((await server.ask("resources/list", { _meta })).result).toMatchObject(not);
    expect((await read(server, BACKUP, { _meta })).result).toMatchObject(not);
    for (const method of ["resources/list", "resources/templates/list"]) {
      expect(JSON.stringify((await server.ask(method)).result)).not.toMatch(/ttlMs|resultType|cacheScope/);
    }
  });

  it("come in pages of 200, each file once, and end", async () => {
    const name = (number: number) => `part-${number % 3}/note-${String(number).padStart(3, "0")}`;
    const files = Object.fromEntries(Array.from({ length: 450 }, (_, number) => [`${name(number)}.md`, "text\n"]));
    const binaries = Object.fromEntries(
      Array.from({ length: 30 }, (_, number) => [`${name(number)}.bin`, Uint8Array.of(0)]),
    );
    const server = new FolderServer({ ...files, ...binaries });
    const pages: Page[] = [];
    let cursor: string | undefined;
    do {
      const next = await page(server, cursor);
      pages.push(next);
      cursor = next.nextCursor;
    } while (cursor !== undefined);
    expect(pages.map(({ resources }) => resources.length)).toEqual([200, 200, 50]);
    expect(new Set(pages.flatMap(({ resources }) => resources.map(({ uri }) => uri))).size).toBe(450);
    for (const { nextCursor } of pages.slice(0, -1)) expect(nextCursor).toMatch(/^\d{3}$/);
    expect(await page(server, "480")).toEqual({ resources: [] });
    expect(await page(server, "999999999999999")).toEqual({ resources: [] });
  });

  it("has no next page where exactly one is full", async () => {
    const files = Array.from({ length: 200 }, (_, number) => [`note-${number}.md`, "text\n"]);
    const server = new FolderServer({ ...Object.fromEntries(files), "zz.bin": Uint8Array.of(0) });
    expect(await page(server)).not.toHaveProperty("nextCursor");
    server.write("zzz.md", "text\n");
    const { nextCursor } = await page(server);
    expect((await page(server, nextCursor)).resources).toHaveLength(1);
  });

  it("fails over the limit of entries, in its own words (INV-30)", async () => {
    const server = new FolderServer(FILES, { limits: { maxEntries: 3 } });
    const message = "Resource listing limit exceeded.";
    expect((await server.ask("resources/list")).error).toEqual({ code: -32002, message });
    expect((await server.ask("resources/list", { _meta: modern() })).error).toEqual({ code: -32602, message });
    expect((await read(server, "redctx://p_edc1e3a0cbb2")).error).toEqual({
      code: -32002,
      message: "Traversal entry limit exceeded.",
    });
  });
});

describe("resources/read", () => {
  it("gives the text that redctx_read gives, and files that came meanwhile", async () => {
    const server = new FolderServer(FILES);
    const { result } = await read(server, BACKUP);
    const [{ text }] = (result as unknown as { contents: [{ text: string }] }).contents;
    const call = await server.ask("tools/call", { name: "redctx_read", arguments: { path: "@p_4d6a1e447acd" } });
    const { structuredContent } = call.result as { structuredContent: { text: string } };
    expect(structuredContent.text.split("\n").slice(1).join("\n")).toBe(text);
    expect(text).toContain("[EMAIL_0d4c962d34d08573eada0df1c5f701ed]");
    expect((await read(server, "redctx://p_59b0163ec6ab")).error).toEqual(NOT_FOUND);
    server.write("notes/misc.txt", "came later\n");
    expect((await read(server, "redctx://p_59b0163ec6ab")).result).toMatchObject({
      contents: [{ mimeType: "text/plain", text: "came later\n" }],
    });
    await rm(join(server.root, "notes/misc.txt"));
    expect((await read(server, "redctx://p_59b0163ec6ab")).error).toEqual(NOT_FOUND);
  });

  // INV-24, INV-38, INV-39
  it("has one answer to whatever is no resource, whether it exists or not", async () => {
    const server = new FolderServer(FILES);
    symlinkSync("backup.md", join(server.root, "docs/link.md"));
    const listed = await server.ask("tools/call", { name: "redctx_list", arguments: { recursive: true } });
    const directory = /@(p_\w{12})\tdir/.exec(JSON.stringify(listed).replaceAll("\\t", "\t"))?.[1];
    const odd = [
      `redctx://${directory}`,
      "redctx://p_000000000000",
      "redctx://@p_4d6a1e447acd",
      "redctx://p_4D6A1E447ACD",
      "redctx://p_4d6a1e447acd/",
      "redctx://p_4d6a1e447acd\n",
      " redctx://p_4d6a1e447acd",
      "REDCTX://p_4d6a1e447acd",
      "redctx:p_4d6a1e447acd",
      "redctx://docs/backup.md",
      "redctx://.env",
      "p_4d6a1e447acd",
      "@p_4d6a1e447acd",
      "docs/backup.md",
      `file://${server.root}/docs/backup.md`,
      "file:///etc/passwd",
      "",
      "quokkaproject",
      "x".repeat(10_000),
    ];
    for (const uri of odd) {
      expect([uri, await read(server, uri)]).toEqual([uri, { jsonrpc: "2.0", id: 1, error: NOT_FOUND }]);
      expect((await read(server, uri, { _meta: modern() })).error).toEqual({ ...NOT_FOUND, code: -32602 });
    }
    for (const excluded of [".env", "personal/diary.md", "docs/link.md"]) {
      const uri = `redctx://${Ref.of(new Vault("golden-salt"), excluded).id}`;
      expect((await read(server, uri)).error).toEqual(NOT_FOUND);
    }
  });

  it("wants an address", async () => {
    const server = new FolderServer(FILES);
    const error = { code: -32602, message: "resources/read requires string uri." };
    expect((await read(server, undefined)).error).toEqual(error);
    expect((await read(server, 5, { _meta: modern() })).error).toEqual(error);
  });

  it("refuses a file over its own limit and one over that of all files (INV-30)", async () => {
    const server = new FolderServer(FILES, { maxResourceBytes: 20 });
    const message = "Resource exceeds the server resource byte limit. Use redctx_read with a narrower range.";
    expect((await read(server, BACKUP)).error).toEqual({ code: -32002, message });
    // Also a text that is in memory already.
    await server.ask("tools/call", { name: "redctx_read", arguments: { path: "docs/backup.md" } });
    expect((await read(server, BACKUP, { _meta: modern() })).error).toEqual({ code: -32602, message });
    expect((await read(server, "redctx://p_edc1e3a0cbb2")).result).toMatchObject({ contents: [{}] });
    const less = new FolderServer(FILES, { limits: { maxRawBytesPerFile: 20 } });
    expect((await read(less, BACKUP)).error).toEqual({ code: -32002, message });
  });

  it("refuses what is no text as the tools do", async () => {
    const server = new FolderServer({ "data.txt": Uint8Array.of(1, 0, 2, 0), "a.md": "text\n" });
    const list = await server.ask("tools/call", { name: "redctx_list", arguments: {} });
    const id = /@(p_\w{12})[^@]*txt/.exec(JSON.stringify(list))?.[1];
    expect((await read(server, `redctx://${id}`)).error).toEqual({
      code: -32002,
      message: "Refusing to print non-text file. Use stat/list to inspect metadata.",
    });
    expect((await page(server)).resources).toHaveLength(1);
  });
});

describe.each(["legacy", "modern"] as const)("the %s client", (era) => {
  it("pages through the resources and reads one", async () => {
    const files = Object.fromEntries(Array.from({ length: 201 }, (_, number) => [`note-${number}.md`, "text\n"]));
    const server = new FolderServer({ ...files, ...FILES });
    const client = await connected(server, era);
    // The modern client turns pages by itself.
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { resources, nextCursor } = await client.listResources(cursor === undefined ? {} : { cursor });
      seen.push(...resources.map(({ uri }) => uri));
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([206, 206]);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(1);
    expect((await client.readResource({ uri: BACKUP })).contents).toMatchObject([{ uri: BACKUP }]);
    await expect(client.readResource({ uri: "redctx://p_000000000000" })).rejects.toThrow("Resource not found.");
    await client.close();
  });
});

async function connected(server: FolderServer, era: "legacy" | "modern"): Promise<LegacyClient | ModernClient> {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  server.serve({ stdin, stdout });
  // The SDK's stdio transport only reads one stream and writes another, so it serves for either end.
  const transport = new StdioServerTransport(stdout, stdin);
  const identity = { name: "test", version: "1" };
  const client =
    era === "legacy"
      ? new LegacyClient(identity)
      : new ModernClient(identity, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  await client.connect(transport);
  return client;
}

describe("while nothing may be served", () => {
  it("says why, and templates stay", async () => {
    const blocked = () => {
      throw new Failure("CONFIG_NOT_TOML");
    };
    const server = new FolderServer(FILES, { changes: { context: blocked } });
    const message = "The redaction config is not valid TOML.";
    for (const [method, params] of [
      ["resources/list", {}],
      ["resources/read", { uri: "anything" }],
    ] as const) {
      expect((await server.ask(method, params)).error).toEqual({ code: -32002, message });
      expect((await server.ask(method, { ...params, _meta: modern() })).error).toEqual({ code: -32602, message });
    }
    expect((await server.ask("resources/templates/list")).result).toHaveProperty("resourceTemplates");
  });

  it("gives nothing out that was read under another policy", async () => {
    const stale = () => {
      throw new Failure("CHANGED_DURING_READ");
    };
    const server = new FolderServer(FILES, { changes: { confirm: stale } });
    for (const frame of [await server.ask("resources/list"), await read(server, BACKUP)]) {
      expect(frame).toEqual({
        jsonrpc: "2.0",
        id: 1,
        error: { code: -32002, message: "File changed during read." },
      });
    }
  });

  it("keeps an unexpected error to itself (INV-37)", async () => {
    const odd = () => {
      throw new Error("ENOENT: /srv/private/Taylor");
    };
    const server = new FolderServer(FILES, { changes: { context: odd } });
    for (const _meta of [{}, modern()]) {
      expect((await read(server, BACKUP, { _meta })).error).toEqual({ code: -32603, message: "Internal error." });
    }
  });
});

it("a server without resources knows no such method", async () => {
  for (const method of ["resources/list", "resources/templates/list", "resources/read"]) {
    expect(await exchange(request(1, method, { uri: BACKUP }))).toEqual([
      { jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found." } },
    ]);
  }
});
