// Check digits of national numbers: sums by weights, and the few of another kind. Each takes digits or letters without separators.

/** Sum of the digits times the weights, weights first to last. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (digits.charCodeAt(at) - 48), 0);
}

/** Remainder of a decimal number of any length. */
export function remainder(digits: string, modulus: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + digit.charCodeAt(0) - 48) % modulus;
  return rest;
}

/** Verhoeff's check over the dihedral group D5 (https://en.wikipedia.org/wiki/Verhoeff_algorithm), check digit last. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(digits.length - 1 - at) - 48;
    check = productInD5(check, permuted(digit, at % 8));
  }
  return digits.length > 0 && check === 0;
}

function productInD5(one: number, other: number): number {
  if (one < 5) return other < 5 ? (one + other) % 5 : 5 + ((one + other) % 5);
  return other < 5 ? 5 + ((one - other) % 5) : (one - other + 5) % 5;
}

function permuted(digit: number, times: number): number {
  let place = digit;
  for (let round = 0; round < times; round++) place = Number("1576283094".charAt(place));
  return place;
}

/** True if a day and a month stand at the places given, as in numbers that hold a birth date. */
export function hasDate(digits: string, dayAt: number, monthAt: number): boolean {
  const day = Number(digits.slice(dayAt, dayAt + 2));
  const month = Number(digits.slice(monthAt, monthAt + 2));
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}
