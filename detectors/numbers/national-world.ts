// National numbers of countries outside Europe whose form tells them. Sources: the authorities of each country, as collected by https://arthurdejong.org/python-stdnum/.
import type { RowFile } from "../../src/core/detector.js";
import { passesLuhn } from "../../src/scan/checksum.js";
import { hasDate, passesVerhoeff, weightedSum } from "./check-digits.js";
import { checkedRow } from "./checked-row.js";

/** Brazil, CPF (9 digits and 2) and CNPJ (12 and 2): each check digit by the remainder of 11. */
function isBrazilian(found: string): boolean {
  const weights = found.length === 11 ? [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] : [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return [1, 0].every((skipped) => {
    const rest = weightedSum(found, weights.slice(skipped)) % 11;
    return Number(found.at(skipped === 1 ? -2 : -1)) === (rest < 2 ? 0 : 11 - rest);
  });
}

/** Chile, RUT: the remainder of 11 with weights 2 to 7 from the right, K for 10. */
function isChilean(found: string): boolean {
  let sum = 0;
  for (let at = found.length - 2, weight = 2; at >= 0; at--, weight = weight === 7 ? 2 : weight + 1)
    sum += weight * Number(found.charAt(at));
  return "0123456789K0".charAt(11 - (sum % 11)) === found.slice(-1);
}

const ARGENTINE = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Argentina, CUIT and CUIL: 11 less the remainder of 11, 9 in the place of 10. */
function isArgentine(found: string): boolean {
  return "09987654321".charAt(weightedSum(found, ARGENTINE) % 11) === found.charAt(10);
}

const CHINESE = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const SINGAPOREAN = [2, 7, 6, 5, 4, 3, 2];

/** Singapore, NRIC and FIN: a letter by the remainder of 11, of two series. */
function isSingaporean(found: string): boolean {
  const series = found.charAt(0);
  const sum = weightedSum(found.slice(1), SINGAPOREAN) + ("TG".includes(series) ? 4 : 0);
  return ("ST".includes(series) ? "JZIHGFEDCBA" : "XWUTRQPNMLK").charAt(sum % 11) === found.slice(-1);
}

export const nationalWorld: RowFile = {
  row: checkedRow("national-world", "ID", [
    { first: [3], pattern: /\d{3}\.\d{3}\.\d{3}-\d{2}/y, check: isBrazilian },
    { first: [2], pattern: /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/y, check: isBrazilian },
    { first: [1, 2], pattern: /\d{1,2}\.\d{3}\.\d{3}-[\dKk]/y, check: isChilean },
    { first: [2], pattern: /(?:2[0347]|3[034])-\d{8}-\d/y, check: isArgentine },
    {
      first: [18],
      pattern: /[A-Z][AEIOUX][A-Z]{2}\d{2}(?:0[1-9]|1[0-2])[0-3]\d[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d/y,
      check: () => true,
    },
    { first: [10], pattern: /[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]/y, check: () => true },
    { first: [4], pattern: /[2-9]\d{3}[ -]\d{4}[ -]\d{4}/y, check: passesVerhoeff },
    {
      first: [15],
      pattern: /[0-3]\d[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[\dA-Z]/y,
      check: () => true,
    },
    {
      first: [18],
      pattern: /[1-8]\d{5}(?:19|20)\d{9}[\dXx]/y,
      check: (found) =>
        hasDate(found, 12, 10) && "10X98765432".charAt(weightedSum(found, CHINESE) % 11) === found.slice(-1),
    },
    { first: [6], pattern: /\d{6}-[1-8]\d{6}/y, check: (found) => hasDate(found, 4, 2) },
    { first: [9], pattern: /[STFG]\d{7}[A-Z]/y, check: isSingaporean },
    { first: [7], pattern: /[A-Z]\d{6}\([\dA]\)/y, check: () => true },
    { first: [13], pattern: /\d{10}[01][89]\d/y, check: (found) => hasDate(found, 4, 2) && passesLuhn(found) },
    {
      first: [4],
      pattern:
        /[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-[AC-HJKMNP-RT-Y]{2}\d{2}/y,
      check: () => true,
    },
  ]),
  vectors: {
    finds: [
      "CPF «111.444.777-35».",
      "«11.222.333/0001-81»",
      "RUT «12.345.678-5»",
      "CUIT «20-12345678-6»",
      "PAN «ABCPE1234F»",
      "«2341 2341 2346»",
      "«11010519491231002X»",
      "«900101-1234567»",
      "NRIC «S1234567D»",
      "ID «8001015009087»",
      "MBI «1EG4-TE5-MK73»",
    ],
    leaves: [
      "111.444.777-36",
      "12.345.678-6",
      "ABCDE1234F",
      "2341 2341 2347",
      "110105194912310021",
      "S1234567A",
      "5026 7737 2341 2341 2346 5377",
      "1700000000000",
    ],
  },
};
