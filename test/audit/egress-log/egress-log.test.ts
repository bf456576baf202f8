// The egress log on disk: what is written, what was done to it since, and who may touch it.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { describe, expect, it, onTestFinished } from "vitest";
import { ChainKeeper } from "../../../src/audit/egress-log/chain-keeper.js";
import { EgressLog, recorder } from "../../../src/audit/egress-log/egress-log.js";
import { logReport, logReportText } from "../../../src/audit/egress-log/log-report.js";
import { isIntact, type LogFindings, readLog, verifyLog } from "../../../src/audit/egress-log/verify-log.js";
import { codeOf } from "../../../src/boundary/failure.js";

const CALL = {
  tool: "redctx_read",
  outcome: "OK",
  ids: ["p_0123456789ab"],
  idsLeftOut: 0,
  counts: { PERSON: 2 },
  bytes: 120,
} as const;

/** A log in a folder of its own, and what a test does with it. */
class Place {
  readonly base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-log-")));
  readonly path = join(this.base, "egress.log");
  readonly state = join(this.base, "state");
  readonly root = join(this.base, "kb");

  constructor() {
    onTestFinished(() => rmSync(this.base, { recursive: true, force: true }));
    mkdirSync(this.root);
  }

  open(maxBytes = 1_000_000, path = this.path): EgressLog {
    return EgressLog.open({ path, maxBytes, root: this.root, stateFolder: this.state });
  }

  write(lines: number, maxBytes?: number): void {
    const record = recorder(this.open(maxBytes), "stdio", () => "f".repeat(32));
    for (let line = 0; line < lines; line++) record(CALL);
  }

  get lines(): string[] {
    return readFileSync(this.path, "utf8").split("\n").slice(0, -1);
  }

  /** Puts other lines in the place of those of the file. */
  replace(change: (lines: string[]) => string[]): void {
    writeFileSync(
      this.path,
      change(this.lines)
        .map((line) => `${line}\n`)
        .join(""),
    );
  }

  verify(path = this.path): LogFindings {
    return verifyLog(path, this.keeper);
  }

  get keeper(): ChainKeeper {
    const keeper = ChainKeeper.find(this.state);
    if (keeper === undefined) throw new Error("No key.");
    return keeper;
  }
}

/** The findings in words, without the lines that count. */
function said(findings: LogFindings): string[] {
  return String(logReportText(logReport(findings)))
    .split("\n")
    .slice(3, -1);
}

describe("what is written", () => {
  it("is a line a call: time, client, tool, outcome, ids, counts, bytes, policy, and nothing else (INV-62)", () => {
    const place = new Place();
    place.write(2);
    const [first = "", second = ""] = place.lines;
    const shape = {
      log: expect.stringMatching(/^[0-9a-f]{16}$/),
      n: 1,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      client: "stdio",
      tool: "redctx_read",
      outcome: "OK",
      ids: ["p_0123456789ab"],
      counts: { PERSON: 2 },
      bytes: 120,
      policy: "f".repeat(32),
      prev: "0".repeat(64),
      mac: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(JSON.parse(first)).toEqual(shape);
    expect(JSON.parse(second)).toEqual({ ...shape, n: 2, prev: JSON.parse(first).mac });
    expect(isIntact(place.verify())).toBe(true);
    expect(readLog(place.path, place.keeper).lines.map(({ genuine }) => genuine?.number)).toEqual([1, 2]);
  });

  it("goes on where it stopped, and begins a new file when one is full", () => {
    const place = new Place();
    place.write(3, 1_000);
    place.write(4, 1_000);
    const files = readdirSync(place.base).filter((name) => name.startsWith("egress.log"));
    expect(files.sort()).toEqual(["egress.log", "egress.log.1", "egress.log.2", "egress.log.3"]);
    expect(said(place.verify())).toEqual([]);
    expect(place.verify()).toMatchObject({ files: 4, lines: 7 });
  });

  it("belongs to its owner alone, the key and the count as well (INV-62)", () => {
    const place = new Place();
    place.write(1);
    const kept = join(place.state, "egress-log");
    const modes = [place.path, kept, ...readdirSync(kept).map((name) => join(kept, name))].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o700, 0o600, 0o600]);
  });

  it("is one chain when several processes write", async () => {
    const place = new Place();
    place.write(1);
    const built = await build({
      configFile: false,
      logLevel: "silent",
      build: {
        ssr: resolve(import.meta.dirname, "../../../src/audit/egress-log/egress-log.ts"),
        write: false,
        minify: false,
      },
    });
    const output = "output" in built ? built.output : [];
    const bundle = output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
    writeFileSync(join(place.base, "egress-log.mjs"), bundle);
    const program = join(place.base, "program.mjs");
    writeFileSync(
      program,
      `import { EgressLog, recorder } from "./egress-log.mjs";
      const [path, root, stateFolder] = process.argv.slice(2);
      const record = recorder(EgressLog.open({ path, maxBytes: 9_000, root, stateFolder }), "stdio", () => "f");
      for (let line = 0; line < 40; line++) record(${JSON.stringify(CALL)});`,
    );
    const children = [1, 2, 3].map(() =>
      spawn(process.execPath, [program, place.path, place.root, place.state], { stdio: "ignore" }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, "exit"))[0]));
    expect(codes).toEqual([0, 0, 0]);
    expect(place.verify()).toMatchObject({ lines: 121, missing: [], altered: [], misplaced: [] });
    expect(isIntact(place.verify())).toBe(true);
  });
});

describe("what was done to it is seen (INV-63)", () => {
  const DEEDS: readonly [string, (lines: string[]) => string[], string[]][] = [
    [
      "a changed line",
      (lines) => lines.map((line, at) => (at === 2 ? line.replace("120", "121") : line)),
      ["altered: file 1 line 3"],
    ],
    [
      "a changed line at the end",
      (lines) => lines.map((line, at) => (at === 5 ? line.replace("OK", "EXCLUDED") : line)),
      ["altered: file 1 line 6"],
    ],
    ["a line taken out", (lines) => lines.filter((_, at) => at !== 2), ["missing: 3 to 3"]],
    ["lines taken out", (lines) => [...lines.slice(0, 1), ...lines.slice(4)], ["missing: 2 to 4"]],
    ["the first line taken out", (lines) => lines.slice(1), ["missing: 1 to 1"]],
    ["the tail cut", (lines) => lines.slice(0, 4), ["cut: 5 to 6"]],
    ["all cut", () => [], ["cut: 1 to 6"]],
    ["a line added", (lines) => [...lines.slice(0, 3), "{}", ...lines.slice(3)], ["altered: file 1 line 4"]],
    [
      "an old line put in again",
      (lines) => [...lines.slice(0, 4), lines[1] ?? "", ...lines.slice(4)],
      ["misplaced: file 1 line 5"],
    ],
    [
      "two lines exchanged",
      (lines) => [...lines.slice(0, 2), lines[3] ?? "", lines[2] ?? "", ...lines.slice(4)],
      ["misplaced: file 1 line 4", "missing: 3 to 3"],
    ],
    [
      "another key order",
      (lines) =>
        lines.map((line, at) => (at === 0 ? line.replace('"n":1,', "").replace(',"prev"', ',"n":1,"prev"') : line)),
      ["altered: file 1 line 1"],
    ],
  ];

  it.each(DEEDS)("%s", (_deed, change, findings) => {
    const place = new Place();
    place.write(6);
    place.replace(change);
    expect(said(place.verify())).toEqual(findings);
    expect(isIntact(place.verify())).toBe(false);
    // A server that goes on does not cover it.
    place.write(2);
    expect(isIntact(place.verify())).toBe(false);
  });

  it("in files that were moved aside, and where one is gone", () => {
    const place = new Place();
    place.write(7, 1_000);
    rmSync(`${place.path}.2`);
    expect(said(place.verify())).toEqual(["missing: 3 to 4"]);
  });

  it("where the whole log is gone, and where another stands in its place", () => {
    const place = new Place();
    place.write(3);
    const old = readFileSync(place.path);
    rmSync(place.path);
    expect(said(place.verify())).toEqual(["cut: 1 to 3"]);
    place.write(1);
    expect(said(place.verify())).toEqual(["missing: 1 to 3"]);
    writeFileSync(place.path, old);
    expect(said(place.verify())).toEqual(["cut: 4 to 4"]);
  });

  it("in a copy as well, which is known by its lines", () => {
    const place = new Place();
    place.write(4);
    const copy = join(place.base, "copy.log");
    copyFileSync(place.path, copy);
    expect(isIntact(place.verify(copy))).toBe(true);
    writeFileSync(copy, `${place.lines.slice(0, 2).join("\n")}\n`);
    expect(said(place.verify(copy))).toEqual(["cut: 3 to 4"]);
  });

  it("where the count is gone: then a cut tail could not be seen, and that is said", () => {
    const place = new Place();
    place.write(4);
    const kept = join(place.state, "egress-log");
    for (const name of readdirSync(kept).filter((name) => name.endsWith(".count"))) rmSync(join(kept, name));
    expect(said(place.verify())).toEqual(["end: not known, so a cut tail cannot be seen"]);
    expect(isIntact(place.verify())).toBe(false);
  });
});

describe("a process that ends in the middle", () => {
  it("of line and count: the line is taken up", () => {
    const place = new Place();
    place.write(2);
    const kept = join(place.state, "egress-log");
    const [count = ""] = readdirSync(kept).filter((name) => name.endsWith(".count"));
    const before = readFileSync(join(kept, count));
    place.write(1);
    writeFileSync(join(kept, count), before);
    expect(isIntact(place.verify())).toBe(true);
    place.write(1);
    expect(isIntact(place.verify())).toBe(true);
    expect(place.lines).toHaveLength(4);
  });

  it("of a line: what is left of it does not spoil the next", () => {
    const place = new Place();
    place.write(2);
    appendFileSync(place.path, '{"log":"0123');
    place.write(1);
    expect(place.lines).toHaveLength(4);
    expect(said(place.verify())).toEqual(["altered: file 1 line 3"]);
  });
});

describe("what is refused (INV-64)", () => {
  const codeFrom = (step: () => unknown): string => {
    try {
      step();
      return "none";
    } catch (error) {
      return codeOf(error);
    }
  };

  it("is a log in the served folder, in any spelling and through any link", () => {
    const place = new Place();
    symlinkSync(place.root, join(place.base, "linked"));
    for (const path of [
      join(place.root, "a.log"),
      join(place.root, "new/../a.log"),
      join(place.base, "linked/a.log"),
      place.root,
    ]) {
      expect(codeFrom(() => place.open(99, path))).toBe("AUDIT_LOG_INSIDE_ROOT");
    }
    expect(readdirSync(place.root)).toEqual([]);
  });

  it("is what others could read or change, what is no file, and what a link leads to", () => {
    const place = new Place();
    place.write(1);
    chmodSync(place.path, 0o640);
    expect(codeFrom(() => place.open())).toBe("AUDIT_LOG_UNSAFE");
    symlinkSync(place.path, join(place.base, "link.log"));
    execFileSync("mkfifo", [join(place.base, "pipe.log")]);
    mkdirSync(join(place.base, "folder.log"));
    chmodSync(place.path, 0o600);
    expect(codeFrom(() => place.open(99, join(place.base, "link.log")))).toBe("AUDIT_LOG_UNWRITABLE");
    expect(codeFrom(() => place.open(99, join(place.base, "pipe.log")))).toBe("AUDIT_LOG_UNSAFE");
    expect(codeFrom(() => place.open(99, join(place.base, "folder.log")))).toBe("AUDIT_LOG_UNWRITABLE");
    expect(codeFrom(() => place.open(99, join(place.base, "none/a.log")))).toBe("AUDIT_LOG_UNWRITABLE");
    chmodSync(join(place.state, "egress-log"), 0o755);
    expect(codeFrom(() => place.open())).toBe("AUDIT_LOG_UNSAFE");
  });

  it("is a line that cannot be written or counted", () => {
    const place = new Place();
    const record = recorder(place.open(), "stdio", () => "f");
    record(CALL);
    const kept = join(place.state, "egress-log");
    const [count = ""] = readdirSync(kept).filter((name) => name.endsWith(".count"));
    truncateSync(join(kept, count), 7);
    expect(codeFrom(() => record(CALL))).toBe("AUDIT_LOG_UNREADABLE");
    rmSync(join(kept, count));
    mkdirSync(join(kept, count));
    expect(codeFrom(() => record(CALL))).toBe("AUDIT_LOG_UNREADABLE");
    rmSync(place.path);
    symlinkSync("/dev/full", place.path);
    rmSync(join(kept, count), { recursive: true });
    expect(codeFrom(() => record(CALL))).toBe("AUDIT_LOG_UNWRITABLE");
  });
});
