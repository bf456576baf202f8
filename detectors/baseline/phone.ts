// Phone numbers: a `+` or separators or a word such as `tel`, a plausible count of digits (ITU-T E.164), and no reading as a date, a version or an amount.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { looksLikeTime } from "../../src/scan/dates.js";
import { digitAt, endOfMatch, lineBefore, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import { isInternationalPhone, isNationalPhone } from "../numbers/phone-plan.js";

const NUMBER = /(?:\d{1,4}[ ./-]{0,2})?(?:\(\d{1,5}\)[ ./-]{0,2})?\d{1,12}(?:[ ./\u2011-]{1,2}\d{1,8}){0,7}/y;
/** Words before a number that call it one. */
const CONTEXT =
  /(?:电话|電話|手机|手機|携帯|전화|휴대폰|โทร|هاتف|טלפון|\b(?:tel|telephone|phone|mobile|cell|fax|call|dial|ring|text|sms|whatsapp|hotline|telefon|handy|mobil|t[ée]l[ée]phone|portable|tel[ée]fono|m[óo]vil|telefone|telem[óo]vel|cellulare|numer|telefoon|puhelin|telefonszám|mobilszám|rufnummer|gsm|telefon(?:ou|ei|ato|are|ował|owała|ierte?n?|ará|eó)|appel(?:é|er|ez)|ringde)\b)(?:[^\n\d+]|\d{1,2}(?:h|[:.]\d\d)(?!\d)){0,24}$/i;
/** The same as a label: nothing but a sign between it and the number. */
const LABEL =
  /\b(?:tel|telephone|phone|mobile|cell|cellphone|fax|desk|landline|telefon|telefax|handy|mobil|t[ée]l[ée]phone|t[ée]l|portable|tel[ée]fono|m[óo]vil|telefone|telem[óo]vel|celular|cellulare|telefoon|mobiel|puhelin|komórka|kom|cel|ph|mob|fone|telefonszám|mobilszám|rufnummer|gsm|hotline|whatsapp|phone[ _-]?(?:number|no|nr)|mobile[ _-]?(?:number|no|nr)|contact (?:number|no))\b["'.)]{0,2}(?:[ \t]{0,4}(?:[:=#]|is|was)?)[ \t]{0,4}["'(]?$/i;
/** Words that a number follows, phones among others; the numbering plans decide. */
const HINT =
  /\b(?:(?<=(?:\+|\(0|(?<!\d)0)[\d ()/.-]{6,20}[ ,]{1,2})(?:ou|or|oder|lub|und|and)|messages? to|reach(?:ed|able)? (?:me |us |him |her |them )?(?:at|on|under)|contact (?:me |us |him |her |them )?(?:at|on)|registered(?: number)?|(?:my|his|her|their|your|our) number(?: is)?|(?:office|direct(?: line)?|home|work)(?=:)|erreichbar unter|joignable au|joindre au|zadzwoń|ring me (?:at|on)|ll[aá]m(?:ar|e|ad|arme|ame|arnos|enos|arle) al|contactar(?:me|nos|le)? (?:en el|al)|appelez(?:-moi|-nous)? au|m['’]appeler au|chiamar(?:e|mi|ci|lo|la)? (?:al|allo)|ligar(?:-me)? para o|bel(?:len)? (?:me |ons )?op|anrufen unter|ruf(?:en Sie)? (?:mich |uns )?(?:an )?unter)[ :]{1,3}$/i;
/** Labels behind a number. */
const LABEL_BEHIND =
  /^(?:[ ]?[-–][ ]?|[ ]?\()(?:office|fax|mobile|cell|home|work|tel|phone|desk|direct|main|landline|mobil|büro|privat)\b/i;
const EXTENSION = /[ ,]{0,2}(?:ext|extn|x|durchwahl)\.? ?\d{1,6}/iy;
/** North America, with or without its country code: three, three and four digits (https://nanpa.com). */
const NORTH_AMERICAN = /^(?:\d{1,3}[ .-])?\(?[2-9]\d{2}\)?[ .-]{0,2}\d{3}[ .-]\d{4}$/;

export const phone: RowFile = {
  row: {
    id: "baseline/phone",
    category: "PHONE",
    rank: RANK.identifier,
    needs: "number",
    find(scan, word, report) {
      const { text } = scan;
      const digit = scan.starts.at(word);
      if (!mayBePhone(text, digit, scan.ends.at(word))) return;
      const start = startOfNumber(text, digit);
      if (wordBefore(text, start) || isPartOfMore(text, start)) return;
      const wrapped = text.charAt(start) === "+" ? endOfWrapped(text, start) : -1;
      const end = wrapped > 0 ? wrapped : endOfPhone(text, start);
      if (end < 0) return;
      const extension = endOfMatch(EXTENSION, text, end);
      if (extension > 0 && !wordAfter(text, extension)) report(start, extension);
      else if (!wordAfter(text, end)) report(start, end);
    },
  },
  vectors: {
    finds: [
      "call «+36 30 123 4567» now",
      "«+1 (415) 555-0134»",
      "«(415) 555-0134»",
      "«415-555-0134»",
      "«415.555.0134» x",
      "tel. «0301234567»",
      "«020 7946 0958»",
      "«+442079460958»",
      "phone: «555-0134»",
      "name,«+44 1632 960147»,x",
      "name,«020 7946 0958»",
      "«(415)555-0134»",
      "«(030)555123» 2026-11-30",
      "«+44 20 7946 0958» 2026-11-30 08:00",
      "«415.555.0134x12345»",
      "«001-415-555-0134x99»",
      "«(30) 555-0134»",
      "«8 (912) 345-67-89»",
      "telefonou para o número: «912 345 678»",
      "telefonou ontem às 15h: «912 345 678»",
      "tel. «22 123 45 67», kom. «501 234 567»",
      "«+351 912 345 678» ou «21 345 67 89»",
      "ph: «98765 43210»",
      "«030 1234 5678»",
      "«06 12 34 56 78»",
      "el numero de «06 12 34 56 78»",
      "Fax: «+49-89-1234-567 ext 9»",
      "🙂«+36 30 123 4567»",
      "📞«(415) 555-0134»",
      "🙂«020 7946 0958»🙂",
      "Mobile: «737 219 628»",
      "«9885 1152»-Office,",
      "send messages to «699 956 915»",
      "at «07700900123» or",
      "fax «0036301234567»",
      "or «0036301234567» now",
      "desk: «5403926876»",
      "请打电话«5550142»给我",
      "電話は«03-5555-0142»です。",
      "call «+36 30 123\n4567» now",
      "attended («07700 900456») daily",
      "Puede llamarme al «948 12 34 56» o escribir",
      "(«+44 20 7946 0958»)",
      "# call «+44 20 7946\n# 0958»",
    ],
    leaves: [
      "2026-03-14",
      "20260314",
      "2024-2025",
      "2026-06-11T10:00:00Z",
      "v1.2.3.4",
      "12:30",
      "1,234,567",
      "10 20",
      "1234 5678",
      "3.14159265",
      "1.234.567",
      "10.0.0.1",
      "100-200",
      "14.03.2026",
      "03/14/2026",
      "pages 120-134",
      "1 000 000",
      "ISBN 978-3-16-148410-0",
      "0.5.12.3",
      "RFC 9562",
      "+1000000",
      "text 1 000 000",
      "id 0123456789",
      "0000001234",
      "office 1234567",
      "12 34",
      "reading 0012345.678 kWh",
      "points 912345678 and 912345699",
      "ph: 7.35-7.45",
      "[.2263.0020.0002]",
      "Boston, MA\n# 02110-1301 USA",
      "00000000  7f 45 4c 46 02 01 01 00  00 00 00 00 00 00 00 00  |",
      "'-+0123456789'",
      "Boston, MA 02110-1301 USA",
      "0000 0001 0010 0011",
    ],
  },
};

/** True if the number goes on to the left: an amount, an id, a path. A `+` begins a number whatever stands before it. */
function isPartOfMore(text: string, start: number): boolean {
  if (text.charAt(start) === "+") return false;
  const before = text.slice(Math.max(0, start - 2), start);
  return /[$€£#_]$|\S\.$/.test(before) || /\d,$/.test(before) || /[\p{L}\d][./-]$/u.test(before);
}

/** Cheap: seven digits, or fewer with a separator and another digit or a bracket behind them. */
function mayBePhone(text: string, start: number, end: number): boolean {
  if (end - start >= LEAST_DIGITS) return true;
  const next = text.charCodeAt(end);
  if (end - start === 1 && next === SPACE && !digitAt(text, end + 2) && text.charCodeAt(start - 1) !== PLUS)
    return false;
  if (!SEPARATORS.has(next)) return false;
  const after = text.charCodeAt(end + 1);
  const goesOn = (after >= 48 && after <= 57) || after === OPENING || after === SPACE || after === HYPHEN;
  if (!goesOn && next !== CLOSING && next !== OPENING) return false;
  return text.charCodeAt(start - 1) === PLUS || hasEnoughDigits(text, start);
}

/** True if as many digits as the shortest number has stand there, with nothing but separators between them. */
function hasEnoughDigits(text: string, start: number): boolean {
  for (let at = start, digits = 0; at < start + MOST_UNITS; at++) {
    if (digitAt(text, at)) digits++;
    else if (!SEPARATORS.has(text.charCodeAt(at))) return false;
    if (digits === LEAST_DIGITS) return true;
  }
  return false;
}

const LEAST_DIGITS = 6;
/** Units in which the first digits of a number stand, with up to two separators behind each. */
const MOST_UNITS = 3 * LEAST_DIGITS + 6;

const [SPACE, OPENING, CLOSING, PLUS, HYPHEN, DOT, SLASH, NON_BREAKING_HYPHEN] = [32, 40, 41, 43, 45, 46, 47, 0x2011];
const SEPARATORS: ReadonlySet<number> = new Set([SPACE, OPENING, CLOSING, HYPHEN, DOT, SLASH, NON_BREAKING_HYPHEN]);

/** Groups behind a space may be another number, such as a date: the longest reading that is a phone counts. -1 if none is. */
function endOfPhone(text: string, start: number): number {
  let end = endOfMatch(NUMBER, text, text.charAt(start) === "+" ? start + 1 : start);
  for (let tries = 0; end > start && tries < MOST_READINGS; tries++) {
    if (isPhone(text, start, end)) return end;
    const shorter = text.slice(start, end).search(/ {1,2}\d[\d./-]*$/);
    end = shorter < 0 ? -1 : start + shorter;
  }
  return -1;
}

const MOST_READINGS = 6;

/** A number with its country over one line's end, with the quote or comment sign of the next line. */
const WRAPPED =
  /\+(\d(?:[ ()./-]{0,2}\d){1,10})[ \t-]{0,2}\r?\n[ \t>#*/]{0,8}(\d{2,8}(?:[ .-]\d{2,8}){0,3})(?![\d.,:/-])/y;

/** Its end, if the numbering plans know both lines together and not the first alone; -1 otherwise. */
function endOfWrapped(text: string, start: number): number {
  WRAPPED.lastIndex = start;
  const [, first = "", second = ""] = WRAPPED.exec(text) ?? [];
  const end = WRAPPED.lastIndex;
  const digits = first.replace(/\D/g, "");
  if (digits === "" || isInternationalPhone(digits)) return -1;
  return isInternationalPhone(digits + second.replace(/\D/g, "")) ? end : -1;
}

const AREA = /\(\d{1,5}\)/y;

function startOfNumber(text: string, digit: number): number {
  // The bracket belongs to the number only if it closes behind its first digits.
  if (endOfMatch(AREA, text, digit - 1) > 0) return text.charAt(digit - 2) === "+" ? digit - 2 : digit - 1;
  return text.charAt(digit - 1) === "+" ? digit - 1 : digit;
}

function isPhone(text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  const digits = found.replace(/\D/g, "");
  if (digits.length > 15 || looksLikeTime(found) || DECIMALS.test(found)) return false;
  if (found.startsWith("+")) {
    if (digits === "0123456789") return false;
    if (digits.length < 7) return false;
    // A bare run of few digits may as well be a change of an amount.
    return digits.length > 9 || digits.length + 1 < found.length || isInternationalPhone(digits);
  }
  const behind = text.slice(end, end + 16);
  const isLabelled = digits.length >= 6 && (LABEL_BEHIND.test(behind) || LABEL.test(lineBefore(text, start, 32)));
  if (isLabelled && !/^[.,:/]\d/.test(behind)) return true;
  if (/^[.,:/-]\d/.test(behind)) return false;
  if (ZIP.test(found) && STATE.test(text.slice(Math.max(0, start - 16), start))) return false;
  if (BYTES.test(found) && isInDump(text, start, end)) return false;
  if (digits.length >= 7 && HINT.test(lineBefore(text, start, 32)) && isNationalPhone(digits)) return true;
  const isCalled = digits.length >= 6 && CONTEXT.test(lineBefore(text, start, 48));
  if (isAmount(found)) return isCalled && digits.length === 9 && isNationalPhone(digits);
  return isNational(found, digits) || isCalled;
}

/** Mobile numbers of large countries as one run: United Kingdom, France and others, Germany, Hungary. */
const BARE_MOBILE = /^(?:07[1-9]\d{8}|0[67]\d{8}|01[567]\d{8,9}|06[2357]0\d{7})$/;

/** National numbers in writing begin with a zero, or have an area code of three digits (North America). */
function isNational(found: string, digits: string): boolean {
  const groups = found.split(/\D+/).filter((group) => group !== "");
  // An area code in brackets is a phone's alone.
  if (/^(?:[78] ?)?\(\d{2,5}\) ?\d/.test(found) && digits.length >= 7) return true;
  if (found === digits && found.startsWith("00")) return found.length >= 11 && isInternationalPhone(found.slice(2));
  if (found === digits) return BARE_MOBILE.test(found);
  if (digits.length < 9 || isDotted(found) || NO_NUMBER.test(found)) return false;
  if (/^\(?0/.test(found)) return groups.every((group) => group.length >= 2);
  return NORTH_AMERICAN.test(found);
}

/** From one decimal to another: `pH: 7.35-7.45`. */
const DECIMALS = /^\d{1,2}\.\d{1,2}-\d{1,2}\.\d{1,2}$/;

/** A code of the mail in the United States behind its state: `MA 02110-1301`. */
const ZIP = /^\d{5}-\d{4}$/;
const STATE = /(?:^|[^A-Z])[A-Z]{2},?[ \t]{0,4}(?:[ \t]|\r?\n)[ \t>#*/-]{0,8}$/;

/** Pairs of digits among pairs of hexadecimal ones. */
const BYTES = /^(?:\d{8} {1,2})?\d\d(?: {1,2}\d\d){0,7}$/;

function isInDump(text: string, start: number, end: number): boolean {
  const before = /(?:[\da-f]{2} {1,2}){2}$/i.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? "";
  return /[a-f]\d|\d[a-f]/i.test(before) || /^ {1,2}[\da-f]{2} {1,2}[\da-f]{2}(?!\w)/i.test(text.slice(end, end + 10));
}

/** A meter that shows zeros before its value, or bits. */
const NO_NUMBER = /^(?:\d{6,12}\.\d{1,4}|[01 ]{9,})$/;

/** Thousands in groups of three. */
function isAmount(found: string): boolean {
  return /^\d{1,3}([ .,])\d{3}(?:\1\d{3})*$/.test(found) && !found.startsWith("0");
}

/** Versions and section numbers: dots between groups of which one is short. */
function isDotted(found: string): boolean {
  return /^[\d.]+$/.test(found) && found.split(".").some((group) => group.length < 2);
}
