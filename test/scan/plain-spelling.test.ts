// The value that a disguised spelling stands for; a value that only looks like one stays as it is.
import { describe, expect, it } from "vitest";
import { plainSpelling } from "../../src/scan/plain-spelling.js";

describe("plainSpelling", () => {
  it.each([
    ["Oriel", "Oriel"],
    ["Ｏriel", "Oriel"],
    ["Or**iel** Tarn", "Oriel Tarn"],
    ["Oriel** *Tarn", "Oriel Tarn"],
    ["Ori</b>el <i>Tarn", "Oriel Tarn"],
    ["Hal-\n  den Freight", "Halden Freight"],
    ["Oriel\n> Tarn", "Oriel\nTarn"],
    ['Ori" + "el', "Oriel"],
    ['Ori" .. "el', "Oriel"],
    ['Ori".concat("el', "Oriel"],
    ['Ori", "el', "Oriel"],
    ["Ori/**/el", "Oriel"],
    ["Ori](x)el", "Oriel"],
    ["Ori[el", "Oriel"],
    ["Ori}el", "Oriel"],
    ["Ori\\-el", "Oriel"],
    ["Ori\\emph{el", "Oriel"],
    ['Ori" "el', "Oriel"],
    ["O r i e l", "Oriel"],
    ["O.r.i.e.l", "Oriel"],
    ["O r i e l  T a r n", "Oriel Tarn"],
  ])("of %j is %j", (written, plain) => {
    expect(plainSpelling(written)).toBe(plain);
  });

  it.each(["8.8.8.8", "4111 1111 1111 1111", "A-B", "J. R.", "1 2 3 4 5", "oriel.tarn@x.test", "Well-known"])(
    "of %j is the same",
    (value) => {
      expect(plainSpelling(value)).toBe(value);
    },
  );
});
