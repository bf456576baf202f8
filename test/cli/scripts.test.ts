// Runs the command-line scripts beside this file. UPDATE_SCRIPTS=1 writes what is printed into them, to be read before it is kept.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { runRedctx, Stage } from "../end-to-end/programs.js";
import { matches, parseScript, type Step, shown } from "./script.js";

const SCRIPTS = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".txt"));
const UPDATE = process.env["UPDATE_SCRIPTS"] === "1";

const stages: Stage[] = [];
afterAll(() => {
  for (const stage of stages) stage.remove();
});

describe.concurrent.each(SCRIPTS)("%s", (name) => {
  it("prints what it says", { timeout: 300_000 }, async () => {
    const path = join(import.meta.dirname, name);
    const script = readFileSync(path, "utf8");
    const stage = new Stage("kb", { REDACTED_CONTEXT_SALT: "test-salt" });
    stages.push(stage);
    const faults: string[] = [];
    const actual = new Map<number, string[]>();
    for (const step of parseScript(script)) {
      const lines = await run(stage, step);
      if (matches(step.expected, lines)) continue;
      actual.set(step.line, lines);
      faults.push(`${name}:${step.line} ${step.command}`, ...lines);
    }
    if (UPDATE) writeFileSync(path, updated(script, actual));
    else expect(faults).toEqual([]);
  });
});

it("the scripts use every command, by every name", () => {
  const commands = SCRIPTS.flatMap((name) => parseScript(readFileSync(join(import.meta.dirname, name), "utf8")));
  const used = new Set(commands.flatMap(({ words }) => words));
  for (const { name, alias } of COMMANDS) {
    expect(used).toContain(name);
    if (alias !== undefined) expect(used).toContain(alias);
  }
});

describe("the notation", () => {
  it("tells what was printed to the byte", () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a, 0x09, 0xc3, 0xa9, 0xff, 0x00, 0x62]);
    expect(shown(bytes, Buffer.from("no\n"), 1)).toEqual(["‹ef›‹bb›‹bf›a␍", "␉é‹ff›‹00›b", "¶", "2> no", "= 1"]);
    expect(shown(Buffer.from("a  \n\nb\n"), Buffer.from(""), 0)).toEqual(["a␠␠", "␤", "b"]);
  });

  it("takes [..] for any run, and nothing else for anything", () => {
    expect(matches(["@p_[..]:1:[..]x"], ["@p_0f:1:notes.txt:x"])).toBe(true);
    expect(matches(["@p_[..]:1:[..]x"], ["@p_0f:2:notes.txt:x"])).toBe(false);
    expect(matches(["a.c"], ["abc"])).toBe(false);
    expect(matches(["a"], ["a", "b"])).toBe(false);
    expect(matches(["a", "[...]", "b"], ["a", "x", "y", "b"])).toBe(true);
    expect(matches(["a", "[...]", "b"], ["a", "x", "c"])).toBe(false);
    expect(matches(["ab[..]b"], ["ab"])).toBe(false);
  });

  it("reads files, input and quoted words", () => {
    const [step] = parseScript(
      "# a\n% write kb/a.txt x\\r\\n\\xff\n< in\\c\n$ redctx grep 'a b' \"c\"\nout\n\n2> err\n= 1\n",
    );
    expect(step).toMatchObject({ line: 4, words: ["grep", "a b", "c"], expected: ["out", "2> err", "= 1"] });
    expect(step?.files).toEqual([{ path: "kb/a.txt", content: Buffer.from([0x78, 0x0d, 0x0a, 0xff]) }]);
    expect(String(step?.input)).toBe("in");
  });
});

async function run(stage: Stage, { files, words, input }: Step): Promise<string[]> {
  for (const { path, content } of files) stage.write(path, content);
  const { stdout, stderr, code } = await runRedctx(stage, words, input);
  return shown(stdout, stderr, code);
}

/** The script with the expected lines of each command replaced. */
function updated(script: string, actual: ReadonlyMap<number, readonly string[]>): string {
  let replacing = false;
  const lines = script.split("\n").flatMap((line, at) => {
    const printed = actual.get(at + 1);
    if (printed !== undefined) replacing = true;
    else if (/^(?:[%<$] |#|$)/.test(line)) replacing = false;
    if (printed !== undefined) return [line, ...printed];
    return replacing ? [] : [line];
  });
  return lines.join("\n");
}
