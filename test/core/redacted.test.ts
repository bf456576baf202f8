// What may leave: our own words, slices and joins. No slice cuts a placeholder, and lines stay where they were.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Ref } from "../../src/core/path-id.js";
import { LONGEST_PLACEHOLDER, placeholderEnd } from "../../src/core/placeholder.js";
import { count, line } from "../../src/core/quantity.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Redacted } from "../../src/core/redacted.js";
import { RANK } from "../../src/core/span.js";
import { Vault } from "../../src/core/vault.js";
import { TOY_ROWS, toyPolicy } from "./toy-baseline.js";

const vault = new Vault("test-salt");
const calm = toyPolicy({ mode: "balanced" });

const plain = (text: string): Redacted => redact(Raw.of(text), calm, vault).text;
const token = vault.placeholder("PERSON", "Ann");

describe("Redacted.say", () => {
  it("puts what is safe between our own words", () => {
    const ref = Ref.of(vault, ".");
    expect(String(Redacted.say`${ref}:${line(3)} ${plain("text")} (${count(2)})\n`)).toBe(`${ref}:3 text (2)\n`);
    expect(String(Redacted.say`nothing`)).toBe("nothing");
  });

  const say = Redacted.say as unknown as (words: unknown, ...holes: readonly unknown[]) => Redacted;
  const forged = (words: string[], raw: unknown) => Object.assign(words, { raw });

  it.each<readonly [string, () => unknown]>([
    ["a string", () => say("hidden")],
    ["a list", () => say(["hidden"])],
    ["a list with a raw list", () => say(forged(["hidden"], ["hidden"]))],
    ["a frozen list with a loose raw list", () => say(Object.freeze(forged(["hidden"], ["hidden"])))],
    ["a loose list with a frozen raw list", () => say(forged(["hidden"], Object.freeze(["hidden"])))],
    ["lists of unequal lengths", () => say(Object.freeze(forged(["a"], Object.freeze(["a", "b"]))))],
    ["too many words for the holes", () => say(Object.freeze(forged(["a", "hidden"], Object.freeze(["a", "hidden"]))))],
    ["an object", () => say({ raw: ["hidden"] })],
    ["nothing", () => say(undefined)],
    ["a hole with a string", () => Redacted.say`${"hidden" as unknown as Redacted}`],
    ["a hole with Raw", () => Redacted.say`${Raw.of("hidden") as unknown as Redacted}`],
    ["a hole with a fraction", () => Redacted.say`${0.5 as unknown as Redacted}`],
    ["a hole with a lookalike", () => Redacted.say`${{ toString: () => "hidden" } as unknown as Redacted}`],
    ["a hole with a forged instance", () => Redacted.say`${Object.create(Redacted.prototype) as Redacted}`],
    ["a hole with nothing", () => Redacted.say`${undefined as unknown as Redacted}`],
  ])("refuses %s", (_, make) => {
    expect(make).toThrow(TypeError);
    expect(make).not.toThrow(/hidden/);
  });
});

describe("pieces", () => {
  it("are joined and split", () => {
    const parts = plain("a/b//c").split("/");
    expect(parts.map(String)).toEqual(["a", "b", "", "c"]);
    expect(String(Redacted.join(parts, Redacted.say`, `))).toBe("a, b, , c");
    expect(String(Redacted.join(parts))).toBe("abc");
    expect(String(Redacted.join([]))).toBe("");
    expect(String(Redacted.empty)).toBe("");
  });

  it.each([
    ["", 0],
    ["a", 1],
    ["a\n", 1],
    ["a\nb", 2],
    ["a\r\nb\r\n", 2],
    ["a\rb\r", 2],
    ["\n\r", 2],
    ["\r\n", 1],
    ["\r\r\n\n", 3],
    ["a\u2028b", 1],
  ])("of %j: %d lines", (text, lines) => {
    expect(plain(text).lineCount).toBe(lines);
  });

  it("are lines, with their breaks or one without", () => {
    const text = plain("a\r\nb\rc\nd");
    expect(String(text.lines(1, 1))).toBe("a\r\n");
    expect(String(text.lines(2, 3))).toBe("b\rc\n");
    expect(String(text.lines(0, 2))).toBe("a\r\nb\r");
    expect(String(text.lines(4, 99))).toBe("d");
    expect(String(text.lines(5, 9))).toBe("");
    expect(String(text.lines(3, 2))).toBe("");
    expect([1, 2, 3, 4, 5].map((number) => String(text.line(number)))).toEqual(["a", "b", "c", "d", ""]);
  });

  it("end with a line feed when asked to", () => {
    expect(["a", "a\n", "a\r", ""].map((text) => String(plain(text).withFinalNewline()))).toEqual([
      "a\n",
      "a\n",
      "a\r",
      "\n",
    ]);
  });
});

describe("truncate", () => {
  it.each([
    ["a short text", "abc", 3, "abc"],
    ["a long one", "abcd", 3, "abc"],
    ["to nothing", "abc", 0, ""],
    ["before a placeholder that does not fit", `ab ${token} c`, 20, "ab "],
    ["after one that fits", `ab ${token} c`, 3 + token.length, `ab ${token}`],
    ["one that begins at the cut", `ab ${token}`, 3, "ab "],
    ["a pair", "a🙂b", 2, "a"],
    ["after a pair", "a🙂b", 3, "a🙂"],
    ["a CRLF", "a\r\nb", 2, "a"],
    ["what only looks like a placeholder", "a [PERSON_01] b", 6, "a [PER"],
  ])("cuts %s", (_, text, units, expected) => {
    expect(String(plain(text).truncate(units))).toBe(expected);
  });

  it("gives a prefix of at most that length, and never a part of a placeholder (INV-14)", () => {
    const part = fc.constantFrom(
      token,
      vault.placeholder("UNICODE_CONTROL", "x"),
      "a",
      "[",
      "[PERSON_",
      "🙂",
      "\r\n",
      "\n",
      " ",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.nat(200), (parts, units) => {
        const text = plain(parts.join(""));
        const whole = String(text);
        const cut = String(text.truncate(units));
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(units);
        expect(Math.min(units, whole.length) - cut.length).toBeLessThan(LONGEST_PLACEHOLDER);
        for (let start = 0; start < cut.length; start++) {
          expect(placeholderEnd(whole, start)).toBeLessThanOrEqual(cut.length);
        }
        expect(/[\ud800-\udbff]$/.test(cut)).toBe(false);
        expect(/\r$/.test(cut) && whole.charAt(cut.length) === "\n").toBe(false);
      }),
      { seed: 21, numRuns: 500 },
    );
  });
});

describe("lines", () => {
  const broken = fc
    .array(fc.constantFrom("a", "bc", "\n", "\r", "\r\n", " "), { maxLength: 24 })
    .map((parts) => parts.join(""));

  it("one after the other are the text, and none holds a break but at its end", () => {
    fc.assert(
      fc.property(broken, (text) => {
        const whole = plain(text);
        const lines = Array.from({ length: whole.lineCount }, (_, at) => whole.lines(at + 1, at + 1));
        expect(String(Redacted.join(lines))).toBe(text);
        expect(String(whole.lines(1, whole.lineCount))).toBe(text);
        for (const each of lines) expect(String(each)).toMatch(/^[^\r\n]*(?:\r\n|\r|\n)?$/);
        expect(lines.slice(0, -1).every((each) => /[\r\n]$/.test(String(each)))).toBe(true);
      }),
      { seed: 22, numRuns: 500 },
    );
  });

  it("in are lines out, wherever spans begin and end, inside a CRLF too", () => {
    let wanted: readonly (readonly [number, number])[] = [];
    const anywhere = {
      id: "toy/anywhere",
      category: "SECRET",
      rank: RANK.secret,
      needs: "text",
      find: (_scan: unknown, _at: number, report: (start: number, end: number) => void) => {
        for (const [start, end] of wanted) report(start, end);
      },
    } as const;
    const policy = toyPolicy({ mode: "balanced" }, [...TOY_ROWS, anywhere]);
    const cases = broken
      .filter((text) => text.length > 0)
      .chain((text) =>
        fc.tuple(
          fc.constant(text),
          fc.array(
            fc
              .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 8 }))
              .map(([start, size]) => [start, Math.min(text.length, start + size)] as const),
            { maxLength: 5 },
          ),
        ),
      );
    fc.assert(
      fc.property(cases, ([text, spans]) => {
        wanted = spans;
        const out = String(redact(Raw.of(text), policy, vault).text);
        expect(breaksIn(out)).toEqual(breaksIn(text));
      }),
      { seed: 23, numRuns: 2_000 },
    );
  });
});

/** The number of line breaks; CRLF is one. */
function breaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

it("slices without cutting a placeholder, a CRLF or a pair; slices that meet give the text again (INV-14)", () => {
  const text = plain(`a\r\n\u{1f600}Ann${token}b`);
  fc.assert(
    fc.property(fc.nat(text.length + 9), fc.nat(text.length + 9), (one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const parts = [text.slice(0, first), text.slice(first, second), text.slice(second, text.length)].map(String);
      expect(parts.join("")).toBe(String(text));
      for (const part of parts) {
        expect(part).not.toMatch(/^[\n\udc00-\udfff]|[\r\ud800-\udbff]$/);
        expect(part.split("[").length).toBe(part.split("]").length);
      }
    }),
  );
});
