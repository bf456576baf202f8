// A folder that is hostile to whoever lists it, behind the real programs: nothing from outside, no place, no user, no word of the system.
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { leaksIn, type Marker } from "./markers.js";
import { LineServer, runRedctx, Stage } from "./programs.js";

const USER = "quentin-sallow";
const PERSON = "Zoë Åkerlund";
const VALUES: readonly Marker[] = [
  { name: "a person", value: PERSON },
  { name: "the user", value: USER },
  { name: "an outside text", value: "marjoram sprig" },
  { name: "an outside file's name", value: "angelica-ledger" },
];

/** Codes and words of the system that an error of its own would hold. */
const SYSTEM_WORDS =
  /\bE(?:ACCES|PERM|NOENT|ISDIR|NOTDIR|LOOP|NAMETOOLONG|INVAL|NXIO|BADF|IO|MFILE)\b|errno|syscall|no such file|permission denied|is a directory|node:(?:fs|internal)|\bat .+:\d+:\d+/i;

const LONG = "x".repeat(240);

let stage: Stage;
let outside: string;

beforeAll(() => {
  stage = new Stage("Quillhaven Freight", { USER, LOGNAME: USER, REDACTED_CONTEXT_SALT: "test-salt" });
  const { root } = stage;
  const write = (path: string, text: string) => stage.write(join("Quillhaven Freight", path), text);
  write(".agent-context-redactor.toml", `[redaction]\npeople = ["${PERSON}"]\n`);
  for (const name of [
    "line\nforged\t@p_0123456789ab\tfile.md",
    "\u001b[31mred\u0007.md",
    "\u202egnp.md",
    `${PERSON.normalize("NFC")} notes.txt`,
    `${PERSON.normalize("NFD")} notes.txt`,
    "two\rlines.md",
    "--rf",
    "~",
    "$(whoami).md",
    " ",
    "con",
    `${LONG}.md`,
    "deep/er/still/a.md",
    "notes.md",
    "NOTES.md",
  ]) {
    write(name, "target\n");
  }
  outside = join(stage.base, USER);
  stage.write(`${USER}/angelica-ledger.txt`, "target marjoram sprig\n");
  linkSync(join(root, "notes.md"), join(root, "deep/hard.md"));
  const links: readonly [string, string][] = [
    [join(outside, "angelica-ledger.txt"), "link.md"],
    [outside, "deep/link"],
    [outside, "deep/er/still/link"],
    ["link.md", "chain.md"],
    [".", "self"],
    ["..", "deep/up"],
    ["ring-two", "ring-one"],
    ["ring-one", "ring-two"],
    ["/", "deep/slash"],
    ["/proc/self/environ", "environment.txt"],
    ["/dev/zero", "zero.txt"],
  ];
  for (const [target, name] of links) symlinkSync(target, join(root, name));
  execFileSync("mkfifo", [join(root, "pipe.md"), join(root, "deep/pipe")]);
  // Only root may make one, and not everywhere.
  execFileSync("sh", ["-c", 'mknod "$1" c 1 5 2>/dev/null || true', "sh", join(root, "device.md")]);
});

afterAll(() => stage.remove());

const UNAVAILABLE = [
  "link.md",
  "chain.md",
  "self/notes.md",
  "deep/up/notes.md",
  "deep/link/angelica-ledger.txt",
  "deep/er/still/link/angelica-ledger.txt",
  "ring-one",
  "deep/slash/etc/hostname",
  "environment.txt",
  "zero.txt",
  "pipe.md",
  "device.md",
  "socket.md",
  "notes.md/below",
  "Notes.md",
  "deep",
  `${LONG}${LONG}`,
  `${LONG}/`.repeat(40),
  "a/".repeat(40_000),
  `../${USER}/angelica-ledger.txt`,
  "/proc/self/environ",
  "deep/../notes.md",
  "notes.md\0",
];

/** A socket in the root for the time of a test. */
async function withSocket(): Promise<void> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(join(stage.root, "socket.md"), listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
}

describe("behind the server (INV-22, INV-23, INV-38, INV-68)", () => {
  it("each entry has a line, what is no file has none, and each way to it has the same text", async () => {
    await withSocket();
    const server = await LineServer.start(stage);
    const listed = await server.call("redctx_list", { recursive: true });
    const lines = listed.text.split("\n").slice(0, -1);
    for (const line of lines) expect(line).toMatch(/^@p_[0-9a-f]{12}\t(?:dir |file)\t(?:-|\d+)\t[^\t\n\r\p{Cc}]+$/u);
    expect(lines).toHaveLength(1 + 15 + 1 + 3);
    const tree = await server.call("redctx_tree", { max_depth: 9 });
    expect(tree.text.split("\n").slice(0, -1)).toHaveLength(lines.length);
    const found = await server.call("redctx_search", { query: "target" });
    expect(found.text.split("\n").slice(0, -1)).toHaveLength(16);
    for (const line of lines) {
      const [path = "", kind] = line.split("\t");
      const { text, isError } = await server.call("redctx_read", { path });
      expect([kind, isError, text.split("\n").at(-2)]).toEqual(
        kind === "file" ? [kind, false, "target"] : [kind, true, undefined],
      );
    }
    for (const path of UNAVAILABLE) {
      const { text } = await server.call("redctx_read", { path });
      expect([path.slice(0, 60), text]).toEqual([path.slice(0, 60), "Path is not available."]);
    }
    expect(await server.finish()).toBe(0);
    holdsNothing(Buffer.concat(server.written));
  });

  it("a root that is replaced by a link leads nowhere else", async () => {
    const server = await LineServer.start(stage);
    const before = await server.call("redctx_list");
    const held = join(stage.base, "held");
    renameSync(stage.root, held);
    symlinkSync(outside, stage.root);
    try {
      for (const tool of ["redctx_list", "redctx_tree", "redctx_refresh_index"]) {
        const { text } = await server.call(tool, tool === "redctx_list" ? { recursive: true } : {});
        expect(text).not.toContain("angelica");
      }
      expect((await server.call("redctx_read", { path: "angelica-ledger.txt" })).isError).toBe(true);
      expect((await server.call("redctx_search", { query: "target" })).text).not.toContain("sprig");
    } finally {
      execFileSync("rm", [stage.root]);
      renameSync(held, stage.root);
    }
    expect((await server.call("redctx_list")).text).toBe(before.text);
    await server.finish();
    holdsNothing(Buffer.concat(server.written));
  });

  it("a folder that grows while it is walked is left at the limit of entries", async () => {
    mkdirSync(join(stage.root, "growing"));
    for (let at = 0; at < 300; at++) writeFileSync(join(stage.root, "growing", `${at}.md`), "");
    const server = await LineServer.start(stage, ["--max-entries", "100"]);
    for (const tool of ["redctx_list", "redctx_tree", "redctx_bundle", "redctx_refresh_index", "redctx_audit"]) {
      const given = tool === "redctx_list" ? { recursive: true } : {};
      expect((await server.call(tool, given)).text).toBe("Traversal entry limit exceeded.");
    }
    await server.finish();
    execFileSync("rm", ["-r", join(stage.root, "growing")]);
  });
});

it("behind the command line, which tells reasons apart, there is no word of the system either (INV-36, INV-68)", async () => {
  const paths = UNAVAILABLE.filter((path) => !path.includes("\0") && path.length < 20_000);
  const written: Buffer[] = [];
  for (const words of [["ls", "-r"], ...paths.slice(0, 16).map((path) => ["read", path])]) {
    const { stdout, stderr, code } = await runRedctx(stage, ["--root", stage.root, ...words]);
    expect([0, 1]).toContain(code);
    written.push(stdout, stderr);
  }
  holdsNothing(Buffer.concat(written));
});

function holdsNothing(written: Buffer): void {
  expect(leaksIn(written, VALUES)).toEqual([]);
  const text = String(written);
  expect(text).not.toContain(stage.base);
  expect(text.replaceAll("�", "")).not.toMatch(SYSTEM_WORDS);
}
