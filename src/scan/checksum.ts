// Check digits: what tells an identifying number from any other.

/** Luhn check over a string of ASCII digits (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    let digit = digits.charCodeAt(digits.length - 1 - at) - 48;
    if (at % 2 === 1) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** ISO 7064 modulo 97-10 as IBAN uses it (ISO 13616): letters and digits without spaces, country and check digits first. */
export function passesIban(iban: string): boolean {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (let at = 0; at < rearranged.length; at++) {
    const value = digitValue(rearranged.charCodeAt(at));
    if (value < 0) return false;
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Value of an ASCII digit or letter in base 36, -1 for any other unit. */
function digitValue(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 48;
  const lower = unit | 32;
  return lower >= 97 && lower <= 122 ? lower - 87 : -1;
}
