// Values that are written apart are put together, and signs that only look like it stay.
import { describe, expect, it } from "vitest";
import { joinedView, joinsAt, jointEnd, tagsEnd, wrapEnd } from "../../src/scan/joints.js";

const joined = (text: string): string => joinedView(text)?.text ?? text;

describe("joinedView", () => {
  it.each([
    ["emphasis", "J*o*hn", "John"],
    ["strong emphasis", "**Jo**hn", "**John"],
    ["tags", "<b>Ori</b>el", "<b>Oriel"],
    ["a tag with attributes", "<span class='x'>O</span>riel", "<span class='x'>Oriel"],
    ["tags in a row", "O</w:t></w:r><w:r><w:t>riel", "Oriel"],
    ["a comment", "O<!-- x -->riel", "Oriel"],
    ["a hyphen at a line's end", "Hal-\n  den", "Halden"],
    ["a hyphen before quote marks", "> Hal-\r\n> den", "> Halden"],
    ["a hyphen in a comment", "# Hal\u2010\n   # den", "# Halden"],
    ["a hyphen before a star", " * Hal-\n * den", " * Halden"],
    ["literals", '"Ori" + "el"', '"Oriel"'],
    ["literals with a dot", "'Ori' . 'el'", "'Oriel'"],
    ["literals of Lua", '"Ori" .. "el"', '"Oriel"'],
    ["literals of SQL", "'Ori' || 'el'", "'Oriel'"],
    ["literals with a space", '"Oriel" + " Tarn"', '"Oriel Tarn"'],
    ["a call that joins", '"Ori".concat("el")', '"Oriel")'],
    ["a list that is joined", '["O", "ri", "el"].join("")', '["Oriel"].join("")'],
    ["a list that a separator joins", '"".join(["Ori", "el"])', '"".join(["Oriel"])'],
    ["arguments that are joined", "concat('Ori', 'el')", "concat('Oriel')"],
    ["a comment of code", "Ori/* x */el", "Oriel"],
    ["an empty comment", "Ori/**/el", "Oriel"],
    ["a link and what follows it", "[Ori](x)el", "[Oriel"],
    ["a link that goes on a word", "Ori[el](x)", "Oriel](x)"],
    ["a command", "\\textbf{Ori}el", "\\textbf{Oriel"],
    ["a command inside a word", "Ori\\emph{el}", "Oriel}"],
    ["a switch", "{\\bf Ori}el", "{\\bf Oriel"],
    ["a place to divide a word", "Ori\\-el", "Oriel"],
    ["literals over a line's end", '"Ori" +\n  "el"', '"Oriel"'],
    ["two kinds at once", "O<b>r</b>*i*el", "Oriel"],
    ["a tag before a sign of mail", "o.v<b>@</b>x.test", "o.v@x.test"],
  ])("reads %s", (_, text, plain) => {
    expect(joined(text)).toBe(plain);
  });

  it.each([
    ["cells", "<td>Ori</td><td>el</td>"],
    ["lines", "one\ntwo"],
    ["a list of literals", '["Ori", "el"]'],
    ["a list that is joined with a sign", '["Ori", "el"].join(", ")'],
    ["the end of a block", "if (x) {a}else"],
    ["a link and a space", "[Ori](x) el"],
    ["a product", "a * b"],
    ["a hyphen inside a line", "well-known"],
    ["a bullet", "one\n- two"],
    ["a comparison", "a < b > c"],
  ])("leaves %s", (_, text) => {
    expect(joinedView(text)).toBeUndefined();
  });
});

describe("the signs of a value that is written apart", () => {
  const noted = (text: string) =>
    Array.from(text, (_, at) => at).filter((at) => /[*<+-]/.test(text[at] ?? "") && joinsAt(text, at));

  it.each([
    ["J*o*hn", [1, 3]],
    ["<b>Ori</b>el", [6]],
    ["Hal-\nden", [3]],
    ['"a" + "b"', [4]],
    ["Ori/**/el", [4]],
  ])("are noted in %j", (text, offsets) => {
    expect(noted(text)).toEqual(offsets);
  });

  it.each([
    "a*b",
    "2 ** 3",
    "f(x)*y",
    "<b>bold</b> text",
    "a-b",
    "x - y",
    "- item",
    "a + b",
    "i++",
    "Map<string>",
    "a /* b */ c",
    "f()/* b */c",
    "--flag",
  ])("are not noted in %j", (text) => {
    expect(noted(text)).toEqual([]);
  });

  it("end before a letter or nowhere", () => {
    expect(jointEnd("a</b>b", 1)).toBe(5);
    expect(jointEnd("a</b> b", 1)).toBe(1);
    expect(tagsEnd("a</b> b", 1)).toBe(5);
    expect(wrapEnd("a\n> b", 1)).toBe(4);
    expect(wrapEnd("a b", 1)).toBe(1);
  });

  it("take time that is linear in their number", () => {
    for (const piece of [
      "<b>",
      "a<b>",
      "*a",
      "a**",
      "a-\n",
      '"a" + ',
      "<!--",
      "a<span ",
      "' . '",
      "a](",
      "a[",
      "a/*",
      "a\\textbf{",
      '["a",',
      'concat("a",',
      "a}",
    ]) {
      const started = performance.now();
      const text = piece.repeat(200_000 / piece.length);
      joinedView(text);
      for (let at = 0; at < text.length; at++) if (/[*<+-]/.test(text.charAt(at))) joinsAt(text, at);
      expect(performance.now() - started, piece).toBeLessThan(15_000);
    }
  });
});
