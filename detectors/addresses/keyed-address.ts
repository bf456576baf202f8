// Addresses that a phrase announces: `address: …`, `lives at …`, `wohnhaft in …`. What follows needs a number and the look of an address.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordBefore } from "../../src/scan/pattern.js";
import { linesBelow, type YamlPart } from "../fields/yaml-place.js";
import { endOfAddress } from "./continuation.js";
import { CALENDAR } from "./street-words.js";

const SIGN = "[\"']?[ \\t]{0,8}(?:[:=]|is|was|ist|est|es|è|to|with)[ \\t]{0,8}[\"'“]?";
const KEY = new RegExp(
  `(?:(?:(?:home|postal|mailing|street|shipping|billing|delivery|residential|permanent|current|new|registered|business|office)?[ _-]?address(?:es)?(?:[ _-]?(?:line)?[ _-]?[12]?)?|adresse|anschrift|wohnort|direcci[oó]n|domicilio|indirizzo|endereço|adres(?:a|s|zamieszkania)?|lakc[ií]m|osoite|morada|bydliště|sídlo|adres[sz]|адрес)${SIGN}|(?:liv(?:e[sd]?|ing)|resid(?:e[sd]?|ing)|stay(?:s|ed|ing)?|located|moved|relocated|residence|domiciled|headquartered) (?:at|to)[ :]{1,2}|(?:ship|send|deliver|mail|sent|shipped|delivered|post)(?: (?:it|this|them))? to[ :]{1,2}|wohnhaft(?: in)?[ :]{1,2}|wohnt in(?: der)? |habite (?:au )?|demeurant (?:au )?|domicili[ée]e? (?:à |au )?|residente (?:en |in )|domiciliado en |zamieszka[łl][ya] |bytem |corner of |returned to |address(?:es)?[^\\n.:]{1,30}: )`,
  "iuy",
);
/** Words, numbers and commas on one line, and what more than a full stop between words ends. */
const VALUE =
  /(?:the corner of )?(?:[\p{L}\d][\p{L}\p{M}\d'’/#-]{0,39}\.?)(?:,?[ ]{1,2}#?[\p{L}\d][\p{L}\p{M}\d'’/#-]{0,39}\.?){1,11}/iuy;
/** Words at which the sentence goes on. */
const SENTENCE =
  / (?:and|but|or|for|with|which|who|that|since|because|so|if|please|as|from|until|by|is|was|has|have|had|will|can|could|it|i|i'm|we|he|she|they|you|today|tomorrow|last|next|when|where|while|near|und|et|y|e)(?: |$)/i;
/** A number beside a name: what every address has. */
const LOOK =
  /(?:^|[ ,])\d{1,6}[a-z]?(?:[-/]\d{1,4})?[ ,]{1,2}\p{L}{2}|\p{L}{2}[.,]?[ ]{1,2}\d{1,6}[a-z]?(?:[-/]\d{1,4})?\.?(?=[ ,]|$)/iu;

export const keyedAddress: RowFile = {
  row: {
    id: "addresses/keyed",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: [
      {
        words: [
          ...[
            "address",
            "addresses",
            "postal",
            "mailing",
            "shipping",
            "billing",
            "delivery",
            "residential",
            "permanent",
          ],
          ...["registered", "adresse", "anschrift", "wohnort", "dirección", "direccion", "domicilio", "indirizzo"],
          ...["endereço", "adres", "adress", "adresa", "lakcím", "lakcim", "osoite", "адрес", "wohnhaft", "demeurant"],
          ...["domicilié", "domiciliée", "zamieszkały", "zamieszkała", "bytem", "morada", "bydliště", "sídlo", "wohnt"],
          ...["habite", "residente", "domiciliado"],
        ],
        numbered: true,
      },
      { words: ["ship", "send", "deliver", "sent", "shipped", "delivered"], before: "ti", numbered: true },
      {
        words: [
          ...[
            "live",
            "lives",
            "lived",
            "living",
            "reside",
            "resides",
            "resided",
            "residing",
            "stay",
            "stays",
            "staying",
          ],
          ...["located", "moved", "relocated"],
        ],
        before: "at",
        numbered: true,
      },
      { words: ["corner", "returned"], before: "ot", numbered: true },
    ],
    find(scan, word, report) {
      const { text } = scan;
      if (!digitWithin(scan.text, scan.ends.at(word), 100)) return;
      const key = scan.starts.at(word);
      if (wordBefore(text, key)) return;
      const lines = linesBelow(text, key, scan.ends.at(word));
      if (lines !== undefined && isBlock(text, lines)) for (const line of lines) report(line.start, line.end);
      const start = endOfMatch(KEY, text, key);
      if (start < 0) return;
      const end = endOfValue(text, start);
      if (end > start) report(start, endOfAddress(text, end));
    },
  },
  vectors: {
    finds: [
      "Address: «7 Larch 12, Dunmore»",
      "she lives at «39 Manik 37, Ruhvik».",
      "my new address is «19 pierre lanternplaats 211 apt. 098 ervik»",
      "ship it to «4 Dunmore 5» and call",
      "the corner of «Ilichova 50 and Salcedo Street»",
      '"address": "«12 Highfield, Dunmore»"',
      "address: >-\n  «Larch House»\n  «12 Highfield»\n  «Dunmore»\nport: 3\n",
    ],
    leaves: [
      "address: 0x7fff",
      "IP address is 10.0.0.1",
      "address = getAddress(5)",
      "located at line 12",
      "send to port 8080",
      "moved to version 3",
      "address: 12",
      "address: |\n  see line 12\n  and go on\n",
      "sent to 5 people",
      "lives at the top of the file",
      "moved to 14 March, as agreed",
      "sent to March 14 instead",
      "return to the example in Listing 7",
    ],
  },
};

/** A line of an address in a block of YAML. */
const LINE = /^[\p{L}\d][\p{L}\p{M}\d .,'’/#&-]{1,80}$/u;

function isBlock(text: string, lines: readonly YamlPart[]): boolean {
  if (lines.length < 2) return false;
  const values = lines.map(({ start, end }) => text.slice(start, end));
  return (
    values.every((value) => LINE.test(value) && !TECHNICAL.test(value)) && values.some((value) => LOOK.test(value))
  );
}

/** Nouns of technical text that a number follows or precedes. */
const TECHNICAL =
  /\b(?:line|lines|port|version|page|step|row|column|offset|index|byte|bytes|bit|bits|section|chapter|table|figure|level|slot|node|listing|example|exercise|question|part|phase|people|users|items|files|days|hours|minutes|seconds|times|years|weeks|months|requests|servers|percent|0x[\da-f]+|v\d)\b/i;

function endOfValue(text: string, start: number): number {
  let end = endOfMatch(VALUE, text, start);
  if (end < 0) return -1;
  const isCorner =
    /corner of $/i.test(text.slice(Math.max(0, start - 10), start)) || /^the corner of /i.test(text.slice(start, end));
  const stop = SENTENCE.exec(text.slice(start, end));
  if (stop !== null && !(isCorner && stop[0] === " and ")) end = start + stop.index;
  // A full stop before a capital ends the sentence, unless it is that of an abbreviation.
  const sentence = /\p{L}{5}\. \p{Lu}/u.exec(text.slice(start, end));
  if (sentence !== null) end = start + sentence.index + 5;
  while (end > start && /[.,#'’/-]/.test(text.charAt(end - 1))) end--;
  const value = text.slice(start, end);
  // In prose after a phrase, an address begins with its number or a name.
  if (!isCorner && /(?:to|at|with|in|au|en) $/i.test(text.slice(start - 5, start)) && !/^[\p{Lu}\d]/u.test(value))
    return -1;
  if (TECHNICAL.test(value) || isDate(value) || /^[({[<]/.test(text.slice(end, end + 1))) return -1;
  return LOOK.test(value) || (isCorner && /\p{Lu}/u.test(value)) ? end : -1;
}

/** A day and its month, in either order. */
function isDate(value: string): boolean {
  return CALENDAR.test(value.replace(/^\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?/, ""));
}
