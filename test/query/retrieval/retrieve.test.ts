// What a retrieval finds, in which order, how it cites, and at which limits it fails.
import { describe, expect, it } from "vitest";
import { codeOf } from "../../../src/boundary/failure.js";
import { Redacted } from "../../../src/core/redacted.js";
import { read } from "../../../src/query/read.js";
import { type RetrieveRequest, retrieve, retrieveText } from "../../../src/query/retrieve.js";
import { REQUEST, ServedFolder } from "./served-folder.js";

const LEDGERS = {
  "alpha.md": "backup schedule for the ledger\nnightly copy of every table\nrestore drill each quarter\n",
  "beta.md": "the recovery plan\nrestore the backup, then verify the ledger\nrecovery time two hours\n",
  "gamma.md": "garden notes\nplant beans and a backup hedge\n",
  "delta.md": "unrelated text about tea\n",
};

/** Raw paths of the files that are cited, the best first. */
async function pathsFor(
  folder: ServedFolder,
  query: string,
  request: Partial<RetrieveRequest> = {},
): Promise<string[]> {
  const { passages } = await folder.retrieve(query, request);
  return Promise.all(passages.map(({ id }) => folder.pathOf(id)));
}

async function failureOf(folder: ServedFolder, request: Partial<RetrieveRequest>): Promise<string> {
  try {
    await folder.retrieve("backup", request);
  } catch (error) {
    return codeOf(error);
  }
  return "none";
}

describe("ranking", () => {
  it("gives the scores of the vector", async () => {
    const query = "backup recovery of the ledger";
    const folder = new ServedFolder(LEDGERS);
    const { passages, matched } = await folder.retrieve(query);
    expect(matched).toBe(3);
    expect(await pathsFor(folder, query)).toEqual(["beta.md", "alpha.md", "gamma.md"]);
    expect(passages.map(({ start, end, score }) => `${start}-${end} ${score}`)).toEqual([
      "1-3 2.390",
      "1-3 0.902",
      "1-2 0.388",
    ]);
  });

  it("puts more different words before more of one word (J02)", async () => {
    const folder = new ServedFolder({
      "a.md": `${"backup ".repeat(100)}\n`,
      "b.md": `${"other words here ".repeat(40)}backup recovery ledger\n`,
    });
    expect(await pathsFor(folder, "backup recovery ledger")).toEqual(["b.md", "a.md"]);
  });

  it("orders equals by reference, then by line, whatever the order of files", async () => {
    const text = "filler\n".repeat(72);
    const folder = new ServedFolder({ "a.md": text, "b.md": text, "c.md": text });
    const { passages } = await folder.retrieve("filler");
    const cited = passages.map(({ id, start }) => `${id} ${String(start).padStart(3)}`);
    expect(cited).toHaveLength(9);
    expect(cited).toEqual([...cited].sort());
  });

  it("looks only where it is told to, and at every file once", async () => {
    const folder = new ServedFolder({ ...LEDGERS, "sub/alpha.txt": "backup of the ledger\n" });
    const paths = (scope: Partial<RetrieveRequest>) => pathsFor(folder, "backup ledger", scope);
    expect(await paths({ paths: ["sub"] })).toEqual(["sub/alpha.txt"]);
    expect(await paths({ globs: ["*.txt"] })).toEqual(["sub/alpha.txt"]);
    expect(await paths({ paths: ["sub", "sub/alpha.txt", "."], globs: ["sub/*"] })).toEqual(["sub/alpha.txt"]);
  });

  it("finds words of scripts without spaces within longer runs", async () => {
    const folder = new ServedFolder({
      "a.md": "每日備份計劃與恢復測試\n",
      "b.md": "แผนสำรองข้อมูลรายวัน\n",
      "c.md": "매일 백업을 한다\n",
    });
    expect(await pathsFor(folder, "恢復測試")).toEqual(["a.md"]);
    expect(await pathsFor(folder, "ข้อมูล")).toEqual(["b.md"]);
    expect(await pathsFor(folder, "백업")).toEqual(["c.md"]);
    expect(await pathsFor(folder, "試測")).toEqual([]);
  });

  it("passes over files that are no text", async () => {
    const folder = new ServedFolder({ "a.md": "backup\n", "b.bin": new Uint8Array([98, 0, 1, 2]) });
    expect(await pathsFor(folder, "backup")).toEqual(["a.md"]);
  });
});

describe("redaction", () => {
  const MAIL = ["oriel", "harbour.example"].join("@");

  it("finds no hidden word and no category (J04, INV-19)", async () => {
    const folder = new ServedFolder({ "a.md": `the kestrelworks plan, ask ${MAIL}\n` }, "kestrelworks");
    for (const query of ["kestrelworks", "SENSITIVE", "EMAIL", "oriel", MAIL]) {
      expect({ query, matched: (await folder.retrieve(query)).matched }).toEqual({ query, matched: 0 });
    }
  });

  it("finds a whole placeholder, which matches itself alone (J05)", async () => {
    const folder = new ServedFolder(
      { "a.md": "the kestrelworks plan\n", "b.md": "the lanternfish plan\n", "c.md": "see kestrelworks.\n" },
      "kestrelworks, lanternfish",
    );
    const { text } = await read(folder.desk(), { path: "a.md", maxChars: 1_000 });
    const placeholder = /\[SENSITIVE_[0-9a-f]{32}\]/.exec(text.toString())?.[0] ?? "none";
    expect((await pathsFor(folder, placeholder)).sort()).toEqual(["a.md", "c.md"]);
    expect(await pathsFor(folder, placeholder.slice(1, -1))).toEqual([]);
    expect(await pathsFor(folder, placeholder.toLowerCase())).toEqual([]);
  });

  it("leaks nothing of a value that reaches over the end of a passage (J10)", async () => {
    const key = ["-----BEGIN ", "PRIVATE KEY-----"].join("");
    const lines = Array.from({ length: 40 }, (_, at) => `canarybody${at}`.padEnd(64, "x"));
    const text = `${"filler words\n".repeat(20)}${key}\n${lines.join("\n")}\n${key.replace("BEGIN", "END")}\nafter it\n`;
    const folder = new ServedFolder({ "a.md": text });
    const { passages } = await folder.retrieve("filler after canarybody1 private key");
    expect(passages.at(-1)?.end).toBe(63);
    expect(retrieveText({ passages, matched: (await folder.retrieve("filler")).matched }).toString()).not.toMatch(
      /canary/,
    );
  });

  it("counts what the shown files hide in the receipt, each file once", async () => {
    const files = { "a.md": `kestrelworks backup\n${"backup\n".repeat(30)}`, "b.md": "kestrelworks\n" };
    const folder = new ServedFolder(files, "kestrelworks");
    const desk = folder.desk();
    await retrieve(desk, { ...REQUEST, query: "backup" });
    expect(desk.receipt.toJSON().counts_by_category).toEqual({ SENSITIVE: 1 });
  });
});

describe("citations", () => {
  const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `word${from + at}`).join(" ");
  const lines = Array.from({ length: 90 }, (_, at) => `${words(at % 17, at)} backup`);

  it("say the same as the cited lines when they are read (J09)", async () => {
    const files = {
      "lf.md": `${lines.join("\n")}\n`,
      "crlf.md": `${lines.join("\r\n")}\r\n`,
      "cr.md": lines.join("\r"),
      "mixed.md": `\r\n\r${lines.join("\n\r\n")}\r\r\nend backup`,
      "hidden.md": `kestrelworks\n${lines.join("\nkestrel works\n")}`,
      "blank.md": "\n\n\nbackup\n\n",
    };
    const folder = new ServedFolder(files, "kestrelworks");
    const { passages, matched } = await folder.retrieve("backup");
    expect(matched).toBeGreaterThan(20);
    expect(new Set(passages.map(({ path }) => path.toString())).size).toBe(6);
    for (const { id, start, end, text } of passages) {
      const again = await read(folder.desk(), {
        path: id.toString(),
        startLine: start,
        endLine: end,
        maxChars: 10_000,
      });
      expect(again.text.toString()).toBe(text.toString());
    }
  });

  it("of a line that is too long are its pieces (J06)", async () => {
    const line = `${"x".repeat(1_579)}.kestrelworks.${"y ".repeat(900)}backup end`;
    const folder = new ServedFolder({ "a.md": `first backup\n${line}\nlast\n` }, "kestrelworks");
    const { passages } = await folder.retrieve("first x backup y end last");
    const pieces = passages.filter(({ start }) => start === 2).map(({ text }) => text.toString());
    const { text } = await read(folder.desk(), { path: "a.md", startLine: 2, endLine: 2, maxChars: 10_000 });
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(1_600);
      expect(text.toString()).toContain(piece);
    }
    expect(pieces.filter((piece) => piece.endsWith("backup end"))).toHaveLength(1);
  });

  it("stand in the answer, each entry followed by a blank line", async () => {
    const folder = new ServedFolder({
      "a.md": "one backup\n",
      "b.md": "two words and backup",
      "c.md": "backup three or more\r",
    });
    const found = await folder.retrieve("backup");
    const ids = Object.fromEntries(found.passages.map(({ path, id }) => [path.toString(), id.toString()]));
    expect(retrieveText(found).toString()).toBe(
      `--- ${ids["a.md"]} a.md lines 1-1 score=0.160 ---\none backup\n\n` +
        [
          `--- ${ids["b.md"]} b.md lines 1-1 score=0.123 ---\ntwo words and backup\n\n`,
          `--- ${ids["c.md"]} c.md lines 1-1 score=0.123 ---\nbackup three or more\r\n\n`,
        ]
          .sort()
          .join(""),
    );
  });
});

describe("the length of the answer", () => {
  const MARKER =
    "[TRUNCATED: more matching passages; narrow the query or increase limits]\nnext: narrow paths or raise max_results\n";
  const NONE = "Matching passages exceed max_chars. Increase max_chars to return a cited passage.\n";
  const files = Object.fromEntries(["a", "b", "c", "d"].map((name) => [`${name}.md`, `backup ${name.repeat(100)}\n`]));

  it("says that there is more than max_results", async () => {
    const folder = new ServedFolder(files);
    const text = retrieveText(await folder.retrieve("backup", { maxResults: 3 })).toString();
    expect(text.endsWith(`\n\n${MARKER}`)).toBe(true);
    expect(text.match(/^--- /gm)).toHaveLength(3);
    expect(retrieveText(await folder.retrieve("backup", { maxResults: 4 })).toString()).not.toContain("TRUNCATED");
  });

  it("never goes over max_chars, and shows as many as fit beside the marker", async () => {
    const folder = new ServedFolder(files);
    const entry = retrieveText(await folder.retrieve("backup")).length / 4;
    for (let maxChars = 256; maxChars < 1_000; maxChars += 7) {
      const text = retrieveText(await folder.retrieve("backup", { maxChars })).toString();
      const fitting = Math.min(4, Math.floor((maxChars - MARKER.length) / entry));
      expect(text.length).toBeLessThanOrEqual(maxChars);
      expect(text.match(/^--- /gm) ?? []).toHaveLength(fitting);
      expect(text.endsWith(MARKER)).toBe(fitting > 0 && fitting < 4);
      if (fitting === 0) expect(text).toBe(NONE);
    }
  });

  it("stops at the first that does not fit", async () => {
    const folder = new ServedFolder({
      "a.md": `backup backup ${"x ".repeat(300)}\n`,
      "b.md": `backup ${"y ".repeat(900)}\n`,
    });
    const [first, second] = (await folder.retrieve("backup")).passages;
    expect(first?.text.length).toBeLessThan(second?.text.length ?? 0);
    expect((await folder.retrieve("backup", { maxChars: 900 })).passages).toHaveLength(1);
    expect(retrieveText(await folder.retrieve("backup", { maxChars: 400 })).toString()).toBe(NONE);
  });
});

describe("limits", () => {
  it("of the request have constant texts (J07)", async () => {
    const folder = new ServedFolder(LEDGERS);
    for (const bad of [
      { maxResults: 51 },
      { maxResults: 0 },
      { maxChars: 255 },
      { maxChars: 0 },
      { maxChars: 100_001 },
    ]) {
      expect(await failureOf(folder, bad)).toBe("RETRIEVAL_BOUNDS");
    }
    for (const query of ["", "the of and which", "--- ' [] _", "!"]) {
      await expect(folder.retrieve(query)).rejects.toThrow("Retrieval requires 1 to 64 searchable query terms.");
    }
    const terms = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");
    expect((await folder.retrieve(`${terms(63)} backup`)).matched).toBe(3);
    await expect(folder.retrieve(terms(65))).rejects.toThrow("Retrieval requires 1 to 64 searchable query terms.");
    expect((await folder.retrieve("backup ".padEnd(2_000, "\u{1f600}"))).matched).toBe(3);
    await expect(folder.retrieve("x".repeat(2_001))).rejects.toThrow(
      "Retrieval query exceeds the 2000 character limit.",
    );
  });

  it("of the work fail the call, also when texts are at hand (J08, INV-30)", async () => {
    const folder = new ServedFolder({ ...LEDGERS, "z.bin": new Uint8Array([0, 1]) });
    for (const round of [1, 2]) {
      expect(await failureOf(folder, { maxFiles: 3 }), `round ${round}`).toBe("FILE_LIMIT");
      expect(await failureOf(folder, { maxPassages: 3 })).toBe("PASSAGE_LIMIT");
      expect(await failureOf(folder, { maxFiles: 4, maxPassages: 4 })).toBe("none");
    }
    const small = new ServedFolder({ "a.md": "backup\n", "b.md": `${"backup ".repeat(100)}\n` });
    await expect(retrieve(small.desk({ maxRawBytesPerFile: 100 }), { ...REQUEST, query: "backup" })).rejects.toThrow(
      "Raw file byte limit exceeded.",
    );
    await expect(retrieve(small.desk({ maxEntries: 1 }), { ...REQUEST, query: "backup" })).rejects.toThrow(
      "Traversal entry limit exceeded.",
    );
  });

  it("of time and patience end it", async () => {
    const folder = new ServedFolder(LEDGERS);
    const request = { ...REQUEST, query: "backup" };
    await expect(retrieve(folder.desk({}, AbortSignal.abort()), request)).rejects.toThrow("Operation cancelled.");
    const late = folder.desk({ maxSeconds: 0 });
    await expect(retrieve(late, request)).rejects.toThrow("Operation deadline exceeded.");
  });
});

describe("a folder that changes", () => {
  it("is ranked as it is now", async () => {
    const folder = new ServedFolder({ "a.md": "backup\n", "b.md": "ledger\n" });
    expect(await pathsFor(folder, "backup")).toEqual(["a.md"]);
    folder.write("a.md", "ledger, once more\n");
    folder.write("b.md", "backup, once more\n");
    expect(await pathsFor(folder, "backup")).toEqual(["b.md"]);
  });

  it("is refused if it changed between ranking and showing", async () => {
    const folder = new ServedFolder({ "a.md": "backup\n", "b.md": "ledger\n" }, "", 1);
    const onFile = (files: number) => {
      if (files === 2) folder.write("a.md", "something else, much longer\n");
    };
    await expect(folder.retrieve("backup", { onFile })).rejects.toThrow("File changed during read.");
  });

  it("is ranked alike whether or not anything is kept", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`${at}.md`, `${"some words\n".repeat(at * 3)}backup ${at}\n`]),
    );
    const folder = new ServedFolder(files);
    const uncached = new ServedFolder(files, "", 1);
    const answer = async (from: ServedFolder, indexBytes: number) =>
      retrieveText(await from.retrieve("backup words 7", { indexBytes })).toString();
    const first = await answer(folder, 1_000_000);
    expect(first).toContain("backup 7");
    for (const indexBytes of [1_000_000, 20_000, 0]) expect(await answer(folder, indexBytes)).toBe(first);
    expect(await answer(uncached, 20_000)).toBe(first);
  });
});

it("answers with redacted text and nothing that is open", async () => {
  const { passages } = await new ServedFolder(LEDGERS).retrieve("backup");
  for (const { path, score, text } of passages) expect([path, score, text].every(Redacted.is)).toBe(true);
});
