// Digits that read as a date, a time or a version, so that they are no phone and no account.

const YEAR = "(?:19|20)\\d{2}";
const MONTH = "(?:0?[1-9]|1[0-2])";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const CLOCK = "(?:[01]\\d|2[0-4])[0-5]\\d(?:[0-5]\\d(?:\\d{3})?)?";

const TIME = new RegExp(
  `^(?:${YEAR}([-./ ]?)${MONTH}\\1${DAY}(?:[-./ T]?${CLOCK}|[ T]\\d{1,2})?|${DAY}([-./ ])${MONTH}\\2(?:${YEAR}|\\d{2})|${MONTH}([-/])${DAY}\\3${YEAR}|${YEAR}\\s?[-\u2013/]\\s?(?:${YEAR}|\\d{2})|${YEAR}[-./]${MONTH}(?:[-./ ]${YEAR}[-./]${MONTH})?|${YEAR}[-./ ]${MONTH}[-./ ]${DAY}(?:[ \u2013/-]+${YEAR}[-./ ]${MONTH}[-./ ]${DAY})+(?:[ ]\\d{1,2})?)$`,
);

/** True if the digits with their separators read as a date, a date with a clock time, a range of years, or two dates in a row. */
export function looksLikeTime(digits: string): boolean {
  return TIME.test(digits);
}
