// Numbering plans of all countries, by library, for candidates of which the form alone does not tell. Loaded with the first of them, not at the start.
import { createRequire } from "node:module";
import type * as Library from "libphonenumber-js/min";

/** Countries whose plans are tried for a number without its country: those of most numbers without a leading zero, and the largest. */
const COUNTRIES = ["US", "GB", "ES", "PL", "IT", "PT", "CZ", "NO", "DK", "GR"] as const;

/** True if the digits, country code first, are a number of that country's plan. */
export function isInternationalPhone(digits: string): boolean {
  return answered(`+${digits}`, () => loaded().isValidPhoneNumber(`+${digits}`));
}

/** True if the digits are a number of the plan of one of the countries tried. */
export function isNationalPhone(digits: string): boolean {
  return answered(digits, () => COUNTRIES.some((country) => loaded().isValidPhoneNumber(digits, country)));
}

let library: typeof Library | undefined;

function loaded(): typeof Library {
  library ??= createRequire(import.meta.url)("libphonenumber-js/min") as typeof Library;
  return library;
}

/** Last answers by the leading digits: plans differ there and by length, so that a table of numbers asks little. */
const answers = new Map<string, boolean>();
const MOST_ANSWERS = 5_000;
const LEADING = 6;

function answered(digits: string, ask: () => boolean): boolean {
  const key = `${digits.slice(0, LEADING)}/${digits.length}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = ask();
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, answer);
  }
  return answer;
}
