// Escapes decoded, up to three deep, with the way back to the raw text; in time that is linear in the text.
import { describe, expect, it } from "vitest";
import { decoded, unescapedView } from "../../src/scan/escapes.js";

describe("unescapedView", () => {
  it.each([
    ["percent", "a%20b%2Fc", "a b/c"],
    ["percent of UTF-8", "Kov%C3%A1cs", "Kovács"],
    ["percent of windows-1252", "Kov%E1cs", "Kovács"],
    ["\\u", "a\\u0020b\\u00E9", "a bé"],
    ["\\u with braces", "\\u{1F642}\\u{41}", "🙂A"],
    ["\\x", "\\x41cme", "Acme"],
    ["letters behind a backslash", "a\\nb\\tc\\rd", "a\nb\tc\rd"],
    ["backspace and form feed, which patterns write as a border", "\\bacme\\b \\facme", "\bacme\b \facme"],
    ["slash and quotes", "\\/ \\\" \\'", "/ \" '"],
    ["several backslashes", "a\\\\\\u0041", "aA"],
    ["named entities", "a&nbsp;b&amp;c&shy;d", "a\u00a0b&cd"],
    ["numbered entities", "&#65;&#x42;&#X43;", "ABC"],
    ["octal codes", "\\117riel\\40\\124arn", "Oriel Tarn"],
    ["octal codes behind a zero", "\\0117\\0162", "Or"],
    ["capital hexadecimal digits", "%2f%2F", "//"],
  ])("decodes %s", (_, text, decoded) => {
    expect(unescapedView(text)?.text).toBe(decoded);
  });

  it.each([
    "plain",
    "100% of",
    "%2",
    "%zz",
    "a\\qb",
    "\\u12",
    "&unknown;",
    "& amp;",
    "&#x110000;",
    "\\u{110000}",
    "",
    "&#;",
  ])("leaves %j alone", (text) => {
    expect(unescapedView(text)).toBeUndefined();
  });
});

describe("decoded", () => {
  it.each([
    ["a%2520b", ["a%20b", "a b"]],
    ["a%252520b", ["a%2520b", "a%20b", "a b"]],
    ["a%25252520b", ["a%252520b", "a%2520b", "a b"]],
    ["&amp;nbsp;", ["&nbsp;", "\u00a0"]],
    ["plain", []],
  ])("decodes %j three times at most", (text, readings) => {
    expect(decoded(text).readings.map((view) => view.text)).toEqual(readings);
  });

  it("leads back from every depth", () => {
    const text = "x lantern%2520labs y";
    const [, deepest] = decoded(text).readings;
    const at = deepest?.text.indexOf("lantern labs") ?? -1;
    const [start, end] = [deepest?.rawStart(at), deepest?.rawEnd(at + "lantern labs".length)];
    expect(text.slice(start, end)).toBe("lantern%2520labs");
  });

  it("is linear in runs of every sign that begins an escape", () => {
    for (const piece of [
      "\\",
      "%",
      "%2",
      "%20",
      "%25",
      "&",
      "&#",
      "&#x41",
      "&amp;",
      "\\u",
      "\\u0041",
      "\\\\n",
      "%E1",
    ]) {
      const started = performance.now();
      decoded(piece.repeat(300_000 / piece.length));
      expect(performance.now() - started, piece).toBeLessThan(20_000);
    }
  });
});
