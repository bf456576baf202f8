// Does a run of letters and digits look drawn at random, or written by people? Decides where a shape alone says nothing.

/** For each letter from a to z, those that often follow it in English words and identifiers (96 % of their pairs; counted over SCOWL word lists). */
const FOLLOWERS: readonly string[] = [
  ...["bcdfgiklmnprstuvwy", "abeilorsu", "acehiklorstuy", "adegilorsu", "abcdefgilmnoprstvwxy", "aefilortu"],
  ...["aeghilnorsu", "aeiortuy", "abcdefglmnoprstvz", "u", "eils", "adeilostuy", "abeimopsu", "acdefgiknostuv"],
  ...["abcdfgiklmnoprstuvw", "aehiloprstu", "u", "abcdegiklmnoprstuvy", "acehiklmnopstuwy", "acehilorstuy"],
  ...["abcdefgilmnprst", "aeio", "aehinos", "ipt", "eis", "e"],
];

/** One flag for each pair of letters that words are full of. */
const COMMON = new Uint8Array(26 * 26);
FOLLOWERS.forEach((letters, first) => {
  for (const letter of letters) COMMON[26 * first + letter.charCodeAt(0) - 97] = 1;
});

/** What a run holds, in numbers of units. */
export interface Look {
  readonly length: number;
  readonly lower: number;
  readonly upper: number;
  readonly digits: number;
  /** Units that are neither ASCII letter nor digit. */
  readonly others: number;
  /** Letters, digits and signs that are different from each other, case folded; signs that share a low half count once. */
  readonly distinct: number;
  /** From 0, which words have, to 1: share of joints between units at which a word would not go on as the run does. */
  readonly odd: number;
}

/** Looks at the units [start, end) of a text, at most 256 of them. Linear. */
export function lookOf(text: string, start = 0, end: number = text.length): Look {
  const stop = Math.min(end, start + LONGEST);
  let lower = 0;
  let upper = 0;
  let digits = 0;
  let others = 0;
  let joints = 0;
  let odd = 0;
  let before = OTHER;
  let beforeLetter = 0;
  let run = 0;
  let seenLow = 0;
  let seenHigh = 0;
  for (let at = start; at < stop; at++) {
    const unit = text.charCodeAt(at);
    const kind = kindOfUnit(unit);
    const letter = (unit | 32) - 97;
    if (unit < 64) seenLow |= 1 << (unit & 31);
    else seenHigh |= 1 << (unit & 31);
    if (kind === LOWER) lower++;
    else if (kind === UPPER) upper++;
    else if (kind === DIGIT) digits++;
    else others++;
    const goesOn = kind === before || (kind === LOWER && before === UPPER && run === 1);
    if (goesOn && (kind === LOWER || kind === UPPER)) {
      joints++;
      if (COMMON[26 * beforeLetter + letter] === 0) odd++;
    } else if (!goesOn && (before === LOWER || before === UPPER) && kind !== OTHER) {
      // A letter or two and then another kind: words and the parts of names are longer.
      joints++;
      if (run <= 2) odd++;
    } else if (!goesOn && before === DIGIT && kind !== OTHER) {
      joints++;
      if (run <= 2) odd += 0.5;
    }
    run = goesOn ? run + 1 : 1;
    before = kind;
    beforeLetter = letter;
  }
  return {
    length: stop - start,
    lower,
    upper,
    digits,
    others,
    distinct: bitsOf(seenLow) + bitsOf(seenHigh),
    odd: joints === 0 ? 0 : odd / joints,
  };
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** Longest run looked at, in UTF-16 units. */
const LONGEST = 256;

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;

function kindOfUnit(unit: number): number {
  if (unit >= 97 && unit <= 122) return LOWER;
  if (unit >= 65 && unit <= 90) return UPPER;
  if (unit >= 48 && unit <= 57) return DIGIT;
  return OTHER;
}
