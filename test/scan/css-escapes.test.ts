// Escapes of CSS are read, and what only looks like them is left to the other readings.
import { describe, expect, it } from "vitest";
import { cssView } from "../../src/scan/css-escapes.js";

describe("cssView", () => {
  it.each([
    ["\\4f riel", "Oriel"],
    ["\\00004friel", "Oriel"],
    ["\\4f \\72 \\69 el", "Oriel"],
    ["\\\\4f riel", "Oriel"],
    ["Vasshaug\\40 x", "Vasshaug@x"],
    ["\\1d40e riel", "\u{1d40e}riel"],
  ])("reads %j", (text, plain) => {
    expect(cssView(text)?.text).toBe(plain);
  });

  it.each(["\\117riel", "\\cdot x", "\\d+ and \\b", "C:\\data\\fable", "\\n\\t", "\\117\\066 came"])(
    "leaves %j",
    (text) => {
      expect(cssView(text)?.text ?? text).toBe(text);
    },
  );

  it("maps back to the text", () => {
    const view = cssView("x \\4f riel y");
    expect([view?.rawStart(2), view?.rawEnd(7)]).toEqual([2, 10]);
  });

  it("takes time that is linear in the text", () => {
    for (const piece of ["\\", "\\4", "\\4f ", "\\0", "\\f"]) {
      const started = performance.now();
      cssView(piece.repeat(200_000 / piece.length));
      expect(performance.now() - started, piece).toBeLessThan(5_000);
    }
  });
});
