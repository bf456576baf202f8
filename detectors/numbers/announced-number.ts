// A national number, an account or a paper that its name announces, with right and wrong check digits alike: `PESEL 44051401458`, `C.F. …`, `СНИЛС …`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { looksLikeTime } from "../../src/scan/dates.js";
import { digitWithin, endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import { ANNOUNCED, type Announced } from "./national-words.js";

/** Between the name and its number. */
const SIGN =
  /\.?["'’)\]]{0,2}(?:[ \t]{1,2}(?:n[°ºo.]|no\.|nr\.?|nº|№|num\.?|n[uú]mero|numéro|number|numara(?:sı)?))?[ \t]{0,4}(?:[:=#]|is|was|ist|lautet|est|es|è|é|jest)?[ \t]{0,4}["'“‘(#]{0,2}/iuy;
/** Digits in groups, with letters at either end. */
const VALUE = /(?:[A-Z]{1,3}[- ]?)?\d[A-Z\d]{0,19}(?:[ ./-][A-Z\d]{1,12}){0,6}/y;
/** Units behind a name in which its number has a digit. */
const REACH = 32;

const BY_WORD = new Map<string, Announced[]>();
for (const kind of ANNOUNCED)
  for (const word of kind.words.split(" ")) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), kind]);

export const announcedNumber: RowFile = {
  row: {
    id: "numbers/announced",
    category: "ID",
    rank: RANK.identifier,
    needs: { words: [...BY_WORD.keys()], numbered: true },
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      if (!digitWithin(text, end, REACH)) return;
      const start = starts.at(word);
      const written = text.slice(start, end);
      for (const kind of BY_WORD.get(written.toLowerCase()) ?? []) {
        const last = kind.name === undefined ? end : endOfMatch(kind.name, text, start);
        if (last < end || wordBefore(text, start) || wordAfter(text, last)) continue;
        const from = endOfMatch(SIGN, text, last);
        const gap = text.slice(last, from);
        if (gap === "" || (kind.ambiguous === true && !/[:=#]/.test(gap) && written !== written.toUpperCase()))
          continue;
        const to = endOfNumber(text, from, kind);
        if (to > 0) return report(from, to);
      }
    },
  },
  vectors: {
    finds: [
      "PESEL «44051401458»,",
      "St.-Nr. «133/8150/8159»",
      "Kd.-Nr. «10-44821»",
      "KVNR «A123456780».",
      "USt-IdNr. «DE136695976»",
      "Az. «3 C 142/24» vor",
      "AHV «756.9217.0769.84»",
      "cod. fisc. «RSSMRA85T10A562T»",
      "P. IVA «12345678901», DNI número «12.345.678-Z»",
      "DNI «20.123.456».",
      "CPF nº «11144477735»",
      "dowód «ABC 123456»",
      "seria «XR nr. 123456»",
      "ЕГН «7523169263»",
      "ΑΦΜ «094259216»",
      "NI number «QQ 12 34 56 C»",
      "VAT «DE136695976»",
      "PPSN: «1234567T»",
      "TFN «123 456 782»",
      "PAN «ABCDE1234F»",
      "NIK «3171234567890123»",
      "СНИЛС «112-233-445 95»",
      "паспорт «45 07 123456»",
      "תעודת זהות «123456782»",
      "KRA PIN «A001234567Z»",
    ],
    leaves: [
      "fin 2024-01-02",
      "the pan 123 456",
      "pis 3 of 4",
      "az 12 körül",
      "PIN 1234",
      "tin 12 345",
      "nie 12345678 Mal",
      "RG 6 cable",
      "seria nr. 1",
      "паспорт 2024",
      "health card 12",
      "CIF 1234",
    ],
  },
};

/** End of the number at `start`: in the form of its kind, or as many groups as it may have digits. -1 if it has too few. */
export function endOfNumber(text: string, start: number, { form, digits }: Pick<Announced, "form" | "digits">): number {
  let end = endOfMatch(form ?? VALUE, text, start);
  if (form !== undefined) return end > 0 && !wordAfter(text, end) ? end : -1;
  while (end > start) {
    const found = text.slice(start, end);
    const count = found.replace(/\D/g, "").length;
    if (count < digits[0]) return -1;
    if (count <= digits[1] && !wordAfter(text, end) && !/^[.,:/-]\d/.test(text.slice(end, end + 2)))
      return looksLikeTime(found) ? -1 : end;
    const shorter = found.search(/[ ./-][A-Z\d]{1,18}$/);
    end = shorter < 0 ? -1 : start + shorter;
  }
  return -1;
}
