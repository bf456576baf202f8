// Documents that an agent submits: what is restored and written, what is refused, in which order, and that a refusal changes nothing.
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Failure } from "../../src/boundary/failure.js";
import { CLIENT, FILES, NAME, PASSWORD, PERSON, VAULT, WRITES, WritingServer } from "./submitting.js";

const UNKNOWN = `[PERSON_${"0".repeat(32)}]`;
const ID = /^id: (@p_[0-9a-f]{12})$/m;

describe("a submitted document", () => {
  it("is restored, written, and readable by the id that is told", async () => {
    const server = new WritingServer();
    const read = await server.call("redctx_read", { path: "notes/minutes.md" });
    const text = read.text.split("\n").slice(1, 2).join("\n");
    const answer = await server.submit("reviews/summary.md", `${text}\nsee @p_${VAULT.pathDigest("notes/plan.md")}\n`);
    const [, id = ""] = ID.exec(answer.text) ?? [];
    const size = 2 ** Math.ceil(Math.log2(server.read("incoming/reviews/summary.md").length));
    expect(answer).toEqual({
      isError: false,
      text: `Wrote rehydrated document.\nid: ${id}\npath: incoming/${id}\nbytes: ${size}\nreplacements: 3\n`,
    });
    expect(server.read("incoming/reviews/summary.md")).toBe(
      "Minutes with Oriel Vantongeren of Quillhaven Freight\nsee notes/plan.md\n",
    );
    expect((await server.call("redctx_read", { path: id })).text).toContain(text);
    expect(statSync(join(server.root, "incoming/reviews/summary.md")).mode & 0o007).toBe(0);
  });

  it("keeps its line breaks, its mark and all other bytes", async () => {
    const server = new WritingServer();
    const text = `\ufeffa\r\nb\rc ${PERSON}\n\n é \t`;
    expect(await server.submit("a.txt", text)).toMatchObject({ isError: false });
    expect(server.read("incoming/a.txt")).toBe(text.replace(PERSON, NAME));
  });

  it("names damaged placeholders and leaves them", async () => {
    const server = new WritingServer();
    const answer = await server.submit("a.md", `x\n${PERSON.toUpperCase()} and ${PERSON.replace("_", "\\_")}\n`);
    expect(answer.text).toMatch(/replacements: 0\ndamaged: line 2 \(letter case\)\ndamaged: line 2 \(markup\)\n$/);
    expect(server.read("incoming/a.md")).toContain(PERSON.toUpperCase());
  });

  it("may have placeholders in its path, of which the answer tells the id alone", async () => {
    const server = new WritingServer();
    const answer = await server.submit(`${CLIENT}/${PERSON} notes.md`, "x");
    expect(answer).toMatchObject({ isError: false });
    expect(answer.text).toMatch(/^path: incoming\/@p_[0-9a-f]{12}$/m);
    expect(server.read(`incoming/Quillhaven Freight/${NAME} notes.md`)).toBe("x");
    const again = await server.submit(`${CLIENT}/other.md`, "x");
    expect(again.text).toMatch(/^path: incoming\/\[CLIENT_[0-9a-f]{32}\]\/@p_[0-9a-f]{12}$/m);
  });

  it("is refused for tokens that stand for nothing, in the path first (G03)", async () => {
    const server = new WritingServer();
    const before = server.digest();
    expect(await server.submit(`${UNKNOWN}.md`, UNKNOWN)).toEqual({
      isError: true,
      text: `Unresolved redaction token(s) in target_path: ${UNKNOWN}.`,
    });
    const many = Array.from({ length: 12 }, (_, at) => `[ID_${String(at).padStart(10, "0")}]`);
    expect(await server.submit("a.md", [...many].reverse().join(" "))).toEqual({
      isError: true,
      text: `Unresolved redaction token(s) in text: ${many.slice(0, 10).join(", ")}, and 2 more.`,
    });
    expect((await server.submit("a.md", "@p_000000000000")).text).toBe(
      "Unresolved redaction token(s) in text: @p_000000000000.",
    );
    expect(server.digest()).toBe(before);
  });

  it("takes no value from the write folder, read before or not, whatever the case of its name (G08, G09, G24)", async () => {
    const token = VAULT.placeholder("EMAIL", "someone@marlowyard.test");
    for (const subdir of ["incoming", "Incoming", "INCOMING/"]) {
      const server = new WritingServer({ writes: { ...WRITES, subdir } });
      expect((await server.call("redctx_read", { path: "incoming/own.md" })).text).toContain(token);
      expect((await server.submit("a.md", token)).text).toBe(`Unresolved redaction token(s) in text: ${token}.`);
    }
  });

  // INV-79
  it("restores secrets only where the operator allowed it", async () => {
    const token = VAULT.placeholder("SECRET", PASSWORD);
    const text = `password = ${token}\n`;
    expect((await new WritingServer().submit("a.md", text)).text).toBe(
      `Unresolved redaction token(s) in text: ${token}.`,
    );
    const server = new WritingServer({ writes: { ...WRITES, secrets: true } });
    expect(await server.submit("a.md", text)).toMatchObject({ isError: false });
    expect(server.read("incoming/a.md")).toBe(`password = ${PASSWORD}\n`);
  });

  it("is refused if it is no text", async () => {
    for (const text of ["a\0b", "a\ud800b"])
      expect((await new WritingServer().submit("a.md", text)).text).toBe("Input is not text.");
  });
});

describe("what would be readable afterwards", () => {
  const refused = /^Rehydrated document would not redact consistently on read-back\./;

  // INV-81
  it.each([
    ["glued to a word (G06)", `${PERSON}approved`],
    ["glued before a word", `re${PERSON}`],
    ["glued to digits", `${PERSON}7`],
  ])("is refused: a value %s", async (_name, text) => {
    const server = new WritingServer();
    const before = server.digest();
    const answer = await server.submit("a.md", text);
    if (answer.isError) {
      expect(answer.text).toMatch(refused);
      expect(server.digest()).toBe(before);
      return;
    }
    // Not refused is as good if it is hidden in both modes.
    for (const mode of ["strict", "balanced"] as const)
      expect(await shownIn(server, mode)).not.toMatch(/oriel|vantongeren/i);
  });

  it("is refused or safe where two values touch (G07)", async () => {
    const server = new WritingServer();
    const answer = await server.submit("a.md", `${PERSON}${CLIENT}`);
    if (answer.isError) expect(answer.text).toMatch(refused);
    else expect(await shownIn(server, "balanced")).not.toMatch(/oriel|vantongeren|quillhaven/i);
  });

  it("is not refused for words that only strict mode hides", async () => {
    const server = new WritingServer();
    const token = VAULT.placeholder("ENTITY", "Marlowton");
    expect(await server.submit("a.md", `the ${token} ledger`)).toMatchObject({ isError: false });
    expect(server.read("incoming/a.md")).toBe("the Marlowton ledger");
  });

  it("is refused: the path behind an id, where its words are hidden and would not be", async () => {
    const server = new WritingServer({ files: { "notes/gorseberry paper.md": "x" } });
    const answer = await server.submit("a.md", `see @p_${VAULT.pathDigest("notes/gorseberry paper.md")}`);
    expect(answer.text).toMatch(refused);
  });

  async function shownIn(server: WritingServer, mode: "strict" | "balanced"): Promise<string> {
    const reader = new WritingServer({ files: { "notes/copy.md": server.read("incoming/a.md") }, mode });
    return (await reader.call("redctx_read", { path: "notes/copy.md" })).text;
  }
});

describe("an existing target (G04)", () => {
  it("is refused, replaced if asked, and never a directory or a link", async () => {
    const server = new WritingServer();
    mkdirSync(join(server.root, "incoming/folder.md"));
    writeFileSync(join(server.root, "outside.md"), "outside");
    symlinkSync(join(server.root, "outside.md"), join(server.root, "incoming/link.md"));
    symlinkSync(join(server.root, "notes"), join(server.root, "incoming/linked"));
    const before = server.digest();
    expect((await server.submit("old.md", "new")).text).toBe(
      "Target already exists. Pass overwrite=true to replace it.",
    );
    expect((await server.submit("folder.md", "new", true)).text).toBe("Target already exists as a directory.");
    expect((await server.submit("link.md", "new", true)).text).toBe("target_path must not contain symlinks.");
    expect((await server.submit("linked/a.md", "new", true)).text).toBe("target_path must not contain symlinks.");
    expect((await server.submit("old.md/a.md", "new", true)).text).toBe(
      "target_path must stay inside the write subdirectory.",
    );
    expect(server.digest()).toBe(before);
    expect(await server.submit("old.md", "new", true)).toMatchObject({ isError: false });
    expect(server.read("incoming/old.md")).toBe("new");
  });

  it("in another spelling is refused", async () => {
    const server = new WritingServer({ files: { "incoming/caf\u00e9.md": "x", "incoming/Sub/x.md": "x" } });
    const before = server.digest();
    for (const target of ["cafe\u0301.md", "CAF\u00c9.md", "OLD.md", "sub/new.md"]) {
      expect((await server.submit(target, "new", true)).text).toBe(
        "target_path differs from an existing name in its spelling only.",
      );
    }
    expect(server.digest()).toBe(before);
  });
});

describe("a dropbox", () => {
  it("is not served, and tells nothing of what stands in it", async () => {
    const server = new WritingServer({ writes: { ...WRITES, dropbox: true } });
    symlinkSync(join(server.root, "notes"), join(server.root, "incoming/linked"));
    expect((await server.call("redctx_read", { path: "incoming/old.md" })).text).toBe("Path is not available.");
    expect((await server.call("redctx_list", { recursive: true })).text).not.toContain("incoming");
    for (const target of ["old.md", "OLD.md", "linked/a.md", "old.md/b.md", "terms.txt", "a.pem"]) {
      expect((await server.submit(target, "new")).text).toBe("Write target is protected.");
    }
    const answer = await server.submit("new/x.md", `${PERSON} is new`);
    const [, id = ""] = ID.exec(answer.text) ?? [];
    expect(answer.text).toMatch(/^path: \S*@p_[0-9a-f]{12}$/m);
    expect((await server.call("redctx_read", { path: id })).isError).toBe(true);
    expect(server.read("incoming/new/x.md")).toBe(`${NAME} is new`);
  });

  it("tells the size of what was sent, not how long a value is", async () => {
    const server = new WritingServer({ writes: { ...WRITES, dropbox: true } });
    const sent = 2 ** Math.ceil(Math.log2(PERSON.length));
    expect((await server.submit("new/x.md", PERSON)).text).toContain(`bytes: ${sent}\n`);
    expect(server.read("incoming/new/x.md").length).toBeLessThan(sent / 2 + 1);
  });

  it("does not tell by a target whether a guess and a placeholder are one", async () => {
    const server = new WritingServer({ writes: { ...WRITES, dropbox: true } });
    expect((await server.submit(`${NAME}.md`, "guess")).isError).toBe(false);
    const before = server.digest();
    for (const target of [`${PERSON}.md`, `other/${PERSON}.md`, `${PERSON}/a.md`]) {
      for (const overwrite of [false, true]) {
        expect((await server.submit(target, "new", overwrite)).text).toBe("Write target is protected.");
      }
    }
    expect(server.digest()).toBe(before);
  });
});

describe("limits and policy", () => {
  it("hold before anything is written (G15)", async () => {
    for (const [limits, text] of [
      [{ maxSubmitFiles: 1 }, "File limit exceeded."],
      [{ maxRawBytesPerFile: 30 }, "Raw file byte limit exceeded."],
      [{ maxEntries: 2 }, "Traversal entry limit exceeded."],
    ] as const) {
      const server = new WritingServer({ limits });
      const before = server.digest();
      expect(await server.submit("a.md", PERSON)).toEqual({ isError: true, text });
      expect(server.digest()).toBe(before);
    }
  });

  // INV-82
  it("are looked at once more before the write", async () => {
    const server = new WritingServer({
      confirm: () => {
        throw new Failure("CANCELLED");
      },
    });
    const before = server.digest();
    expect((await server.submit("sub/a.md", PERSON)).text).toBe("Operation cancelled.");
    expect(server.digest()).toBe(before);
  });

  it("let one document after the other through", async () => {
    const server = new WritingServer();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => server.submit("same.md", `${at} ${PERSON}`)),
    );
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(1);
    expect(readdirSync(join(server.root, "incoming")).sort()).toEqual([
      "old.md",
      "own.md",
      "rules",
      "same.md",
      "terms.txt",
    ]);
  });

  it("make a missing write folder with its first document only", async () => {
    const server = new WritingServer({ writes: { ...WRITES, subdir: "drafts/agent" } });
    expect((await server.submit("old.key", "x")).isError).toBe(true);
    expect(readdirSync(server.root).sort()).toEqual([".agent-context-redactor.toml", "incoming", "notes"]);
    expect((await server.submit("a.md", PERSON)).text).toMatch(/^path: @p_[0-9a-f]{12}$/m);
    expect(server.read("drafts/agent/a.md")).toBe(NAME);
    expect(Object.keys(FILES)).not.toContain("drafts/agent/a.md");
  });
});

it("is refused, and the tool not listed, where writes are off", async () => {
  const server = new WritingServer({ writes: undefined as never });
  expect(await server.submit("a.md", "x")).toEqual({
    isError: true,
    text: "Writes are disabled. Start the server with --enable-writes.",
  });
  const listed = async (one: WritingServer) => JSON.stringify(await one.server.ask("tools/list"));
  expect(await listed(server)).not.toContain("redctx_submit_doc");
  expect(await listed(new WritingServer())).toContain("redctx_submit_doc");
});
