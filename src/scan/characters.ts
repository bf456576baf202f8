// One table for all 65,536 UTF-16 units: what a unit is, and its simple case fold. Built once at the start, in some ten milliseconds.

/** Kinds of unit. Those below FIRST_BREAK continue a word; the others end it. */
export const KIND = {
  lower: 1,
  upper: 2,
  digit: 3,
  /** Cased letters of the Greek and Cyrillic scripts, kept apart so that a word of mixed scripts is seen. */
  lowerGreekCyrillic: 4,
  upperGreekCyrillic: 5,
  /** Letters without case. */
  letter: 6,
  /** Combining marks. */
  mark: 7,
  /** Half of a surrogate pair: of a letter, or of a sign such as an emoji. `inWordAt` tells them apart. */
  pair: 8,
  /** From here on a unit ends a word. */
  other: 32,
  space: 33,
  lineBreak: 34,
  at: 35,
  colon: 36,
  equals: 37,
  dot: 38,
  escape: 39,
  /** Zero-width and other ignorable characters. They end a word here; the shadow reads the word without them. */
  invisible: 40,
  /** Signs that can stand inside a value that is written apart: `*`, `<`, `-`, `+` (see joints.ts). */
  joint: 41,
} as const;

/** Letters that are no letter and an accent to Unicode, and are written as if they were. */
export const UNACCENTED: Readonly<Record<string, string>> = {
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
};

/** Kinds below this continue a word, with ACCENT or without. */
export const FIRST_BREAK = 32;

/** Set on a kind if the unit may be a disguise of a plainer one: full-width, ligature, non-ASCII digit, invisible, surrogate. */
export const DISGUISE = 64;

/** Set on the kind of a letter that carries an accent, or looks as if it did: BASES has the letter below it. */
export const ACCENT = 16;

/** Kind of each UTF-16 unit, with DISGUISE and ACCENT where they apply. */
export const UNITS: Uint8Array = new Uint8Array(65536).fill(KIND.other);

/** Simple case fold of each UTF-16 unit; the unit itself where the fold is none or longer than one unit. */
export const FOLDS: Uint16Array = new Uint16Array(65536);

for (let unit = 0; unit < 65536; unit++) FOLDS[unit] = unit;

/** True on a machine that has the high byte of a unit first: what is read as UTF-16LE there is swapped. */
export const IS_BIG_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0;

/** All units in order as UTF-16LE. */
const PLANE = Buffer.from(FOLDS.slice().buffer);
if (IS_BIG_ENDIAN) PLANE.swap16();

// Three quarters of the units stand in long ranges of one kind: ideographs, Hangul, surrogates (tag characters and mathematical letters are
// among them) and private use. The patterns are run over the others only.
UNITS.fill(KIND.letter, 0x3400, 0x4dc0).fill(KIND.letter, 0x4e00, 0xa000).fill(KIND.letter, 0xac00, 0xd7a4);
UNITS.fill(KIND.pair | DISGUISE, 0xd800, 0xe000);
const STRETCHES = [
  textOf(0, 0x3400),
  textOf(0x4dc0, 0x4e00),
  textOf(0xa000, 0xac00),
  textOf(0xd7a4, 0xd800),
  textOf(0xf900),
];

function textOf(start: number, end = 65536): { readonly start: number; readonly text: string } {
  return { start, text: PLANE.toString("utf16le", 2 * start, 2 * end) };
}

function forEachMatch(pattern: RegExp, take: (start: number, end: number) => void): void {
  for (const { start, text } of STRETCHES) {
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      take(start + match.index, start + pattern.lastIndex);
    }
  }
}

function mark(pattern: RegExp, kind: number): void {
  forEachMatch(pattern, (start, end) => UNITS.fill(kind, start, end));
}

mark(/\p{L}+/gu, KIND.letter);
mark(/\p{Ll}+/gu, KIND.lower);
mark(/[\p{Lu}\p{Lt}]+/gu, KIND.upper);
mark(/[\p{Script=Greek}\p{Script=Cyrillic}]+/gu, KIND.letter);
mark(/(?=[\p{Script=Greek}\p{Script=Cyrillic}])\p{Ll}/gu, KIND.lowerGreekCyrillic);
mark(/(?=[\p{Script=Greek}\p{Script=Cyrillic}])[\p{Lu}\p{Lt}]/gu, KIND.upperGreekCyrillic);
mark(/[\p{Mn}\p{Mc}]+/gu, KIND.mark);
mark(/\p{Nd}+/gu, KIND.digit | DISGUISE);
mark(/[0-9]+/g, KIND.digit);
// Letter-like and digit-like compatibility characters (ligatures, full-width, circled, superscript, presentation forms).
// Those that are signs (trade mark, superscript digits, circled letters) end a word here; the shadow reads them as letters.
mark(/[\u2070-\u209c\u2100-\u214f\u2460-\u24ff\u3200-\u33ff\ufb00-\ufb4f\uff10-\uffdc]+/g, KIND.letter | DISGUISE);
mark(
  /[\u2070-\u209c\u2100-\u214f\u2460-\u24ff\u3200-\u33ff\ufb00-\ufb4f\uff10-\uffdc](?<=[\p{S}\p{No}])/gu,
  KIND.other | DISGUISE,
);
mark(/[\u00aa\u00ba]+/g, KIND.letter);
// Full-width and small punctuation, which may stand for `@`, `.` or a bracket.
mark(/[\u3002\ufe50-\ufe6b\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/g, KIND.other | DISGUISE);
mark(/[\u0300-\u036f\u3099\u309a]+/g, KIND.mark | DISGUISE);
// Vowels and finals of decomposed Hangul, which compose with what stands before them.
mark(/[\u1161-\u1175\u11a8-\u11c2]+/g, KIND.letter | DISGUISE);
// Default-ignorable characters that can hide inside a word.
mark(
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+/g,
  KIND.invisible | DISGUISE,
);
mark(/[\p{Zs}\t]+/gu, KIND.space);
mark(/[\n\v\f\r\u2028\u2029\u0085]+/g, KIND.lineBreak);
mark(/@/g, KIND.at);
mark(/:/g, KIND.colon);
mark(/=/g, KIND.equals);
mark(/\./g, KIND.dot);
mark(/[%\\&]/g, KIND.escape);
mark(/[*<+\u2010-]/g, KIND.joint);

forEachMatch(/\p{Changes_When_Casefolded}/gu, (unit) => {
  const folded = String.fromCharCode(unit).toUpperCase().toLowerCase();
  if (folded.length === 1) FOLDS[unit] = folded.charCodeAt(0);
  // A small letter with another fold than itself (long s, micro sign) must not be hashed as it stands.
  if (UNITS[unit] === KIND.lower && FOLDS[unit] !== unit) UNITS[unit] = KIND.lower | DISGUISE;
});

/** Folded letter below the accent of each unit, such as `e` of `É`; 0 for a unit without one. */
export const BASES: Uint8Array = new Uint8Array(65536);

for (const [from, to] of [
  [0xc0, 0x250],
  [0x1e00, 0x1f00],
] as const) {
  for (let unit = from; unit < to; unit++) {
    const letter = String.fromCharCode(unit);
    const base = (UNACCENTED[letter] ?? letter.normalize("NFD")).toLowerCase().charCodeAt(0);
    if (base < 97 || base > 122) continue;
    BASES[unit] = base;
    UNITS[unit] = (UNITS[unit] as number) | ACCENT;
  }
}

/** True if the unit at `at` continues a word. An emoji does not; nor does what lies past either end of the text. */
export function inWordAt(text: string, at: number): boolean {
  const kind = kindOf(text.charCodeAt(at));
  return kind < FIRST_BREAK && (kind !== KIND.pair || isLetterPair(text, at));
}

/**
 * True if a letter of a script without case (Chinese, Japanese, Korean, Thai, Arabic and the like) meets a letter or digit of another kind
 * at `at`. Such scripts write no space there, so one word ends and another begins.
 */
export function isScriptBorder(text: string, at: number): boolean {
  return inWordAt(text, at - 1) && inWordAt(text, at) && isUncasedAt(text, at - 1) !== isUncasedAt(text, at);
}

/** Of a mark, what it stands on. */
function isUncasedAt(text: string, at: number): boolean {
  let place = at;
  while (at - place < 4 && kindOf(text.charCodeAt(place)) === KIND.mark) place--;
  return isUncased(text.charCodeAt(place));
}

/** Letters below are signs of Latin use, such as `º`. */
const FIRST_UNCASED = 0x590;

/** True for a letter of a script without case that is no other spelling of a Latin one. */
export function isUncased(unit: number): boolean {
  return unit >= FIRST_UNCASED && UNITS[unit] === KIND.letter;
}

/** True if the half of a surrogate pair at `at` belongs to a letter, a mark or a digit. */
export function isLetterPair(text: string, at: number): boolean {
  const first = /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
  return /^[\p{L}\p{M}\p{Nd}\p{Nl}]/u.test(text.slice(first, first + 2));
}

/** True for the digits and letters of hexadecimal numbers, in either case. */
export function isHexDigit(unit: number): boolean {
  const lower = unit | 32;
  return (unit >= 48 && unit <= 57) || (lower >= 97 && lower <= 102);
}

/** Kind of a UTF-16 unit without the bits for disguise and accent; `other` past either end of a text. */
export function kindOf(unit: number): number {
  return (UNITS[unit] ?? KIND.other) & ~(DISGUISE | ACCENT);
}
