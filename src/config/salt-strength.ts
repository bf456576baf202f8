// How hard a salt is to guess, said in one of two words. Nothing else about a salt may be told.

export type SaltStrength = "strong" | "weak";

/** Bits from which on a salt counts as strong: out of reach of guessing for whoever holds a placeholder of a known value. */
const STRONG_BITS = 80;
/** What a letter of ordinary words adds, generously; Shannon's estimate for English is 1 to 1.5. */
const BITS_OF_A_LETTER = 2;

/** Judges by length, by how evenly characters are used, and by whether it reads like words. Random hex counts as strong from 24 digits or so. */
export function saltStrength(salt: string): SaltStrength {
  const unit = shortestPeriod(salt);
  const bits = /^[\p{L}\p{M}\s'_.-]*$/u.test(unit) ? unit.length * BITS_OF_A_LETTER : unit.length * bitsPerUnit(unit);
  return bits >= STRONG_BITS ? "strong" : "weak";
}

/** What is repeated where a text consists of repetitions of it, else the text. */
function shortestPeriod(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}

function bitsPerUnit(text: string): number {
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length; at++) counts.set(text.charAt(at), (counts.get(text.charAt(at)) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
