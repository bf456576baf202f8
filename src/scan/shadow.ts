// The plain reading of disguised letters: full-width, mathematical, ligatures, zero-width inside a word, look-alikes of another script.
import { DISGUISE, KIND, kindOf, UNITS } from "./characters.js";
import { type View, ViewBuilder } from "./view.js";

/** A view of the text in plain letters, or undefined if it holds no disguise. Letters keep their case and their accents. */
export function shadowOf(text: string): View | undefined {
  const builder = new ViewBuilder(text);
  let at = 0;
  let done = 0;
  while (at < text.length) {
    if (((UNITS[text.charCodeAt(at)] ?? 0) & DISGUISE) === 0) {
      at++;
      continue;
    }
    const end = clusterEnd(text, at);
    const start = Math.max(done, clusterStart(text, at, end));
    const cluster = text.slice(start, end);
    const plain = plainCluster(cluster);
    if (plain !== cluster) builder.replace(start, end, plain);
    at = end;
    done = end;
  }
  const letters = builder.build();
  return withoutLookalikes(letters?.text ?? text, letters, text);
}

/** The plain reading of one value; the value itself if it holds no disguise, or nothing else. */
export function plainValue(value: string): string {
  if (!/[^\0-\x7f]/.test(value)) return value;
  const plain = shadowOf(value)?.text ?? "";
  return plain === "" ? value : plain;
}

/** Marks that one letter can carry; more are no spelling of a name, and composing long runs of marks takes quadratic time. */
const LONGEST_CLUSTER = 32;

// A combining mark belongs to the letter before it, also across invisible characters.
function clusterStart(text: string, at: number, end: number): number {
  let first = at;
  while (first < end && ignorableUnits(text, first) > 0) first += ignorableUnits(text, first);
  return at > 0 && first < end && isCombining(text.charCodeAt(first)) ? at - 1 : at;
}

function clusterEnd(text: string, at: number): number {
  let end = at + (isPair(text, at) ? 2 : 1);
  const limit = Math.min(text.length, at + LONGEST_CLUSTER);
  while (end < limit) {
    const units = isCombining(text.charCodeAt(end)) ? 1 : ignorableUnits(text, end);
    if (units === 0) break;
    end += units;
  }
  return end;
}

/** Units of the invisible character at `at`: 1, or 2 for tags and the variation selectors beside them; 0 if it is none. */
function ignorableUnits(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (kindOf(unit) === KIND.invisible) return 1;
  return unit === 0xdb40 && isPair(text, at) ? 2 : 0;
}

function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}

function isCombining(unit: number): boolean {
  return (
    (unit >= 0x300 && unit <= 0x36f) ||
    unit === 0x3099 ||
    unit === 0x309a ||
    (unit >= 0x1161 && unit <= 0x1175) ||
    (unit >= 0x11a8 && unit <= 0x11c2)
  );
}

function plainCluster(cluster: string): string {
  const visible = cluster.replace(IGNORABLE, "");
  if (visible === "") return "";
  if (/^\p{Nd}$/u.test(visible)) return digitOf(visible);
  const plain = visible.normalize("NFKC");
  return /^[\p{L}\p{M}\p{N}@.:/\-_%+#&=()[\]]+$/u.test(plain) ? plain : cluster;
}

const IGNORABLE =
  /[\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{fe00}-\u{fe0f}\u{feff}\u{e0000}-\u{e0fff}]/gu;

/** Decimal digits of every script stand in runs of ten; the value is the distance to the run's zero. */
function digitOf(digit: string): string {
  const plain = digit.normalize("NFKC");
  if (/^[0-9]$/.test(plain)) return plain;
  let value = 0;
  let point = digit.codePointAt(0) ?? 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(point - 1))) {
    point--;
    value++;
  }
  return String(value);
}

/** Cyrillic and Greek letters that look like a Latin one (a choice from Unicode TS 39, confusables.txt). */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: "a",
    е: "e",
    о: "o",
    р: "p",
    с: "c",
    у: "y",
    х: "x",
    і: "i",
    ј: "j",
    ѕ: "s",
    һ: "h",
    ԁ: "d",
    ԛ: "q",
    ԝ: "w",
    к: "k",
    м: "m",
    т: "t",
    в: "b",
    н: "h",
    А: "A",
    В: "B",
    Е: "E",
    К: "K",
    М: "M",
    Н: "H",
    О: "O",
    Р: "P",
    С: "C",
    Т: "T",
    Х: "X",
    У: "Y",
    І: "I",
    Ј: "J",
    Ѕ: "S",
    Ԍ: "G",
    α: "a",
    ο: "o",
    ν: "v",
    ρ: "p",
    υ: "u",
    ι: "i",
    κ: "k",
    χ: "x",
    γ: "y",
    Α: "A",
    Β: "B",
    Ε: "E",
    Ζ: "Z",
    Η: "H",
    Ι: "I",
    Κ: "K",
    Μ: "M",
    Ν: "N",
    Ο: "O",
    Ρ: "P",
    Τ: "T",
    Υ: "Y",
    Χ: "X",
  }),
);

const WORD = /[\p{L}\p{M}]+/gu;

function latinFor(letter: string): string {
  return LOOKALIKES.get(letter) ?? letter;
}

function isMixed(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word);
}

/** Second step: in words that mix Latin with Greek or Cyrillic, look-alikes become Latin. Every replacement is one unit for one unit. */
function withoutLookalikes(plain: string, letters: View | undefined, text: string): View | undefined {
  if (!/[\u0370-\u052f]/.test(plain)) return letters;
  const reading = plain.replace(WORD, (word) => (isMixed(word) ? word.replace(/./gu, latinFor) : word));
  if (reading === plain) return letters;
  const builder = new ViewBuilder(text);
  replay(letters, text, builder, reading);
  return builder.build();
}

/** Rebuilds a view from its raw text and a new reading of the same length as the first one. */
function replay(letters: View | undefined, text: string, builder: ViewBuilder, reading: string): void {
  let at = 0;
  let raw = 0;
  while (at < reading.length) {
    const start = letters?.rawStart(at) ?? at;
    const end = letters?.rawEnd(at + 1) ?? at + 1;
    let next = at + 1;
    while (next < reading.length && (letters?.rawStart(next) ?? next) < end) next++;
    if (start > raw) builder.replace(raw, start, "");
    const piece = reading.slice(at, next);
    if (piece !== text.slice(start, end)) builder.replace(start, end, piece);
    raw = end;
    at = next;
  }
  if (raw < text.length) builder.replace(raw, text.length, "");
}
