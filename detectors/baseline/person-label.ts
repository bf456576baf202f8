// People by position: in strict mode a capitalised word at the start of a line before a colon, and in both modes names after `Owner:` and the like.

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";
import { isFree, isTitle, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { isTypeName, namesNobody } from "./no-person.js";

const COLON = /[ \t]{0,16}:(?!\/\/|:)/y;

/** Labels of lines that are no people, beside the function words and the allow list. */
const LABELS =
  /^(?:example|examples|from|sent|subject|reply|received|attachment|name|address|location|place|venue|city|country|company|organisation|organization|position|title|amount|total|price|item|answer|definition|theorem|proof|hint|usage|synopsis|chapter|figure|table|source|keywords|abstract|conclusion|motivation|assumption|consequence|alternative|pros|cons|before|after|given|scenario|present|absent|regrets|apologies|retries|attempts|fixes|closes|signed-off-by|co-authored-by|reply-to|in-reply-to|accept|host|cookie|set-cookie|origin|referer|connection|von|gesendet|betreff|anlagen?|envoyé|objet|para|asunto|enviado|inviato|oggetto|aan|verzonden|onderwerp|assunto|temat|wysłano|do|feladó|címzett|tárgy|elküldve|från|skickat|ämne|fra|sendt|emne|adres|adresa|adresse|adress|adresă|cím|lakcím|morada|endereço|domicilio|dirección|indirizzo|osoite|bydliště|sídlo|siedziba|lieu|luogo|lugar|miejsce|místo|helyszín|yer|loc|plats|sted|paikka|datum|dato|data|fecha|dátum|tarih|päivämäärä|telefon|telefono|teléfono|telefone|téléphone|puhelin|kunde|kund|kunden|client|cliente|klient|klant|asiakas|müşteri|ügyfél|vorteile|nachteile|beispiel|ergebnis|ziel|frist|thema|betrag|preis|menge|artikel)$/iu;

export const personLabel: RowFile = {
  row: {
    id: "baseline/person-label",
    category: "PERSON",
    rank: RANK.name,
    mode: "strict",
    needs: "signedCapital",
    find(scan, word, report) {
      const end = endOfLabel(scan, word);
      if (end > 0) report(scan.starts.at(word), end);
    },
  },
  vectors: {
    finds: ["«Alice»: hello\n«Ödön» : hi", "«Teasdale-Quint»: yes"],
    leaves: [
      "Owner: someone",
      "Note: this",
      "Von: someone",
      "Example: one",
      " Alice: indented",
      "NASA: launch",
      "Alice::method",
      "Al: x",
    ],
  },
};

/** End of the label of a line that `word` begins, at a colon; -1 if there is none, or it is a label of things. */
export function endOfLabel(scan: Scan, word: number): number {
  const { text } = scan;
  const start = scan.starts.at(word);
  if (start > 0 && !isLineBreak(text.charCodeAt(start - 1))) return -1;
  const end = scan.ends.at(lastOfCompound(scan, word));
  if (!isTitle(scan, word) || !isFree(scan, word) || end - start < 3 || LABELS.test(text.slice(start, end))) return -1;
  return endOfMatch(COLON, text, end) < 0 ? -1 : end;
}

function isLineBreak(unit: number): boolean {
  return unit === 10 || unit === 13;
}

/** Longest rest of a line that is looked at, in words kept by the scan. */
const LONGEST_LIST = 200;

/** Offset, in UTF-16 units, up to which words were looked at after a label. */
const lookedAt = new Memo<number>();

export const personRole: RowFile = {
  row: {
    id: "baseline/person-role",
    category: "PERSON",
    rank: RANK.name,
    needs: {
      words: [
        "attendee",
        "attendees",
        "participant",
        "participants",
        "stakeholder",
        "stakeholders",
        "owner",
        "owners",
        "contact",
        "contacts",
        "author",
        "authors",
        "reviewer",
        "reviewers",
        "approver",
        "approvers",
        "speaker",
        "speakers",
        "presenter",
        "presenters",
      ],
    },
    find(scan, word, report) {
      const { text } = scan;
      const colon = endOfMatch(COLON, text, scan.ends.at(word));
      if (colon < 0) return;
      const limit = Math.min(scan.starts.length, word + LONGEST_LIST);
      // What an earlier label of the same line looked at is not looked at again.
      for (let at = Math.max(word + 1, scan.wordAt(lookedAt.get(scan) ?? 0)); at < limit; at++) {
        const start = scan.starts.at(at);
        if (ENDS_LIST.test(text.slice(Math.max(colon, scan.ends.at(at - 1) - 3), start))) return;
        lookedAt.set(scan, scan.ends.at(at));
        if (!isTitle(scan, at) || !isFree(scan, at) || isUnderscored(scan, at)) continue;
        const last = lastOfCompound(scan, at);
        // The next label of the line.
        if (text.charAt(scan.ends.at(last)) === ":") return;
        const end = scan.ends.at(last);
        if (end - start >= 3 && !isNobody(text, colon, start, end)) report(start, end);
        at = last;
      }
    },
  },
  vectors: {
    finds: [
      "attendees \t: «Alice», «Péter» and bob\nCarol",
      "Owner: the team, «Peter»",
      "Reviewers: «Anna-Maria», NASA",
    ],
    leaves: [
      "owner Alice",
      "The contact: nobody",
      "owners: alice",
      "Owner: Nobody\nApprover: Anyone",
      "owner: Besitzer\n",
      "{ owner: OwnerDto; contact: ContactEntity }",
      "contact: [PERSON_c0a419718b]. Alice",
    ],
  },
};

/** True for a type of code, and for a word for nobody that is all that stands behind the colon, or in its quotes. */
function isNobody(text: string, colon: number, start: number, end: number): boolean {
  const found = text.slice(start, end);
  if (isTypeName(found)) return true;
  return (
    namesNobody(found) &&
    NOTHING.test(text.slice(colon, start)) &&
    ENDS_VALUE.test(text.charAt(end)) &&
    !/^ \p{L}/u.test(text.slice(end, end + 2))
  );
}

const NOTHING = /^["'`\s]{0,16}$/;
const ENDS_VALUE = /^(?:["'`,;}<\s]|$)/;

/**
 * The line's end, or a sentence's: a full stop behind a word, and not behind an initial. Behind a placeholder, for which rows are shown other
 * signs (core/kept-placeholders.ts), also the colon of a label.
 */
const ENDS_LIST = /[\n\r]|\p{L}{3}[.] |\u00a4\](?:[.] |:)/u;
