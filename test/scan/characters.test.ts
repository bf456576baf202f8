// The table of units: what continues a word, what ends it, and what may be a disguise.
import { describe, expect, it } from "vitest";
import { DISGUISE, FOLDS, inWordAt, KIND, kindOf, UNITS } from "../../src/scan/characters.js";

const unit = (character: string): number => character.charCodeAt(0);

describe("kindOf", () => {
  it.each<readonly [kind: keyof typeof KIND, characters: string]>([
    ["lower", "azßéőşčđøłı"],
    ["upper", "AZÉŐŞČĐØŁİ\u01c5"],
    ["digit", "09٣۳०"],
    ["letter", "漢かアأבªºا"],
    ["mark", "\u0301\u0323\u3099\u0bbe\u0e31"],
    ["lowerGreekCyrillic", "αωжя"],
    ["upperGreekCyrillic", "ΑΩЖЯ"],
    ["space", " \t\u00a0\u3000\u2003\u202f"],
    ["lineBreak", "\n\r\v\f\u0085\u2028\u2029"],
    ["invisible", "\u200b\u200c\u200d\u200e\u202e\u2060\u00ad\ufeff\ufe0f\u034f\u180e"],
    ["joint", "*<+-\u2010"],
    ["other", "_'’,;!?/()[]>\"“”|~^$€™²¹\u2460\0\uffff"],
    ["at", "@"],
    ["colon", ":"],
    ["equals", "="],
    ["dot", "."],
    ["escape", "%\\&"],
  ])("%s", (kind, characters) => {
    for (const character of characters) expect(kindOf(unit(character)), JSON.stringify(character)).toBe(KIND[kind]);
  });

  it("is letter for ideographs and Hangul from the first to the last, and for nothing between them", () => {
    const wrong: string[] = [];
    for (let unit = 0x3400; unit < 0xf900; unit++) {
      const character = String.fromCharCode(unit);
      if (/\p{Script=Cyrillic}/u.test(character)) continue;
      const isLetter = /[\p{Lo}\p{Lm}]/u.test(character);
      const isPair = unit >= 0xd800 && unit < 0xe000;
      if ((kindOf(unit) === KIND.letter) !== isLetter || (kindOf(unit) === KIND.pair) !== isPair) {
        wrong.push(unit.toString(16));
      }
    }
    expect(wrong).toEqual([]);
  });

  it("is other past either end of a text", () => {
    expect(kindOf("".charCodeAt(0))).toBe(KIND.other);
  });
});

describe("the mark of a disguise", () => {
  it.each([
    "Ａ",
    "ａ",
    "１",
    "＠",
    "．",
    "ﬁ",
    "ⓐ",
    "㎏",
    "™",
    "²"[0] === undefined ? "" : "\u2070",
    "٣",
    "\u200b",
    "\u00ad",
    "\u0301",
    "\u3099",
    "\u1161",
    "𝐀",
    "🙂",
  ])("is on %s", (character) => {
    expect((UNITS[unit(character)] ?? 0) & DISGUISE).toBe(DISGUISE);
  });

  it.each([..."aZ09éßЖΩ漢@.[_ \n’"])("is not on %j", (character) => {
    expect((UNITS[unit(character)] ?? 0) & DISGUISE).toBe(0);
  });
});

describe("inWordAt", () => {
  it("knows letters, marks and digits, of surrogate pairs too", () => {
    for (const letter of ["a", "é", "漢", "7", "\u0301", "𐐀", "𠮷", "𝐀", "𝟙"]) {
      expect(Array.from({ length: letter.length }, (_, at) => inWordAt(letter, at))).not.toContain(false);
    }
  });

  it("knows that emoji, signs, invisible characters and lone surrogates are none, nor what lies outside", () => {
    for (const sign of ["🙂", "🚀", "🇩", "™", "¹", "\u200b", "\u{e0041}", "\ud83d", "\ude42", "_", " "]) {
      expect(Array.from({ length: sign.length }, (_, at) => inWordAt(sign, at))).not.toContain(true);
    }
    expect([inWordAt("a", -1), inWordAt("a", 1), inWordAt("", 0)]).toEqual([false, false, false]);
  });
});

describe("FOLDS", () => {
  it("folds unit by unit and never changes the length", () => {
    const folded = (text: string) =>
      Array.from(text, (character) => String.fromCharCode(FOLDS[unit(character)] ?? 0)).join("");
    expect(folded("AZÉŐΣςЖẞ\u212aſ")).toBe("azéőσσжßks");
    expect(folded("ßİıﬁŉ_-0")).toBe("ßİıﬁŉ_-0");
  });

  it("does the same a second time", () => {
    expect(FOLDS.map((folded) => FOLDS[folded] ?? 0)).toEqual(FOLDS);
  });
});
