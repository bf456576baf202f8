// Every offset of a view leads back into the raw text: inside it, in order, and to the piece that it was made from.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type View, ViewBuilder } from "../../src/scan/view.js";

const ranges = (view: View): string[] =>
  Array.from(view.text, (_, at) => `${view.rawStart(at)}-${view.rawEnd(at + 1)}`);

describe("ViewBuilder", () => {
  it("makes no view where nothing was replaced", () => {
    expect(new ViewBuilder("abc").build()).toBeUndefined();
  });

  it("copies, replaces, lengthens and removes", () => {
    const builder = new ViewBuilder("ab%20cdXef");
    builder.replace(2, 5, " ");
    builder.replace(7, 8, "");
    const view = builder.build();
    expect(view?.text).toBe("ab cdef");
    expect(view === undefined ? [] : ranges(view)).toEqual(["0-1", "1-2", "2-5", "5-6", "6-7", "8-9", "9-10"]);
  });

  it("leads every unit of a longer piece to the whole of what it stands for", () => {
    const builder = new ViewBuilder("aﬃb");
    builder.replace(1, 2, "ffi");
    const view = builder.build();
    expect(view === undefined ? [] : ranges(view)).toEqual(["0-1", "1-2", "1-2", "1-2", "2-3"]);
  });

  it("replaces at both ends and next to each other", () => {
    const builder = new ViewBuilder("xyz");
    builder.replace(0, 1, "1");
    builder.replace(1, 2, "22");
    builder.replace(2, 3, "3");
    const view = builder.build();
    expect(view?.text).toBe("1223");
    expect(view === undefined ? [] : ranges(view)).toEqual(["0-1", "1-2", "1-2", "2-3"]);
  });

  it("keeps ranges inside the text, in order and not empty, whatever is replaced", () => {
    const piece = fc.record({ copied: fc.nat(4), replaced: fc.nat(3), by: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.nat(3), (pieces, tail) => {
        const length = pieces.reduce((sum, { copied, replaced }) => sum + copied + replaced, tail);
        const raw = Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + at)).join("");
        const builder = new ViewBuilder(raw);
        let at = 0;
        for (const { copied, replaced, by } of pieces) {
          at += copied;
          if (replaced > 0) builder.replace(at, at + replaced, by);
          at += replaced;
        }
        const view = builder.build();
        if (view === undefined) return;
        let start = 0;
        let end = 0;
        for (let unit = 0; unit < view.text.length; unit++) {
          expect(view.rawStart(unit)).toBeGreaterThanOrEqual(start);
          expect(view.rawEnd(unit + 1)).toBeGreaterThanOrEqual(end);
          [start, end] = [view.rawStart(unit), view.rawEnd(unit + 1)];
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(raw.length);
          if (view.text.charCodeAt(unit) >= 0x4e00) expect(raw.slice(start, start + 1)).toBe(view.text.charAt(unit));
        }
      }),
      { seed: 43, numRuns: 500 },
    );
  });
});
