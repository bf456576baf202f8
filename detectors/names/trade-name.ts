// Small firms by the trade before their name, as larger languages but English say it: `Panadería Albareda`, `Bäckerei Vasshaug`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfWord } from "../../src/scan/lexicon.js";
import { isFree, isTitle, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { endingKind } from "../../src/scan/word-endings.js";
import { EVIDENCE, type Evidence } from "./evidence.js";
import { evidenceOfClass } from "./name-kind.js";
import { hasCapitalisedNouns } from "./noun-language.js";

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

const TRADES = list(`
  construcciones talleres panadería ferretería farmacia bufete carpintería fontanería peluquería muebles gestoría inmobiliaria bodegas
  padaria construções oficina farmácia carpintaria mercearia imobiliária
  boulangerie menuiserie charpentes plomberie toitures maçonnerie pharmacie imprimerie librairie pâtisserie
  panificio trattoria officina falegnameria tipografia autofficina pasticceria carrozzeria
  bäckerei autohaus kanzlei metzgerei fleischerei zahnarztpraxis arztpraxis schreinerei tischlerei malerbetrieb gärtnerei spedition apotheke fahrschule elektro sanitär malermeister dachdecker
  bakkerij loodgieter aannemer slagerij installatiebedrijf bouwbedrijf advocatenkantoor drukkerij
  piekarnia kancelaria cukiernia warsztat apteka hurtownia pekárna truhlářství advokatfirman advokatfirmaet byggfirma murermester brutăria
`);

/** Shortest name of no list, in UTF-16 units. */
const SHORTEST = 4;

export const tradeName: RowFile = {
  row: {
    id: "names/trade-name",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: TRADES, only: "capitalised" },
    remembers: true,
    find(scan, word, report) {
      if (!isTitle(scan, word) || !mayFollow(scan, word, word + 1) || !isNamed(scan, word + 1)) return;
      let last = lastOfCompound(scan, word + 1);
      if (mayFollow(scan, last, last + 1) && evidenceAt(scan, last + 1) !== undefined)
        last = lastOfCompound(scan, last + 1);
      report(scan.starts.at(word), scan.ends.at(last));
      // The name alone is remembered as well.
      report(scan.starts.at(word + 1), scan.ends.at(last));
    },
  },
  vectors: {
    finds: [
      "en nombre de «Construcciones Albareda». Nuestra",
      "bei der «Bäckerei Vasshaugner» und",
      "die «Kanzlei Krüger» ist mit der Sache befasst und wird sich melden",
      "via «Bakkerij Hogenquillen» in",
      "o «Padaria Quilloneira» pediu",
    ],
    leaves: [
      "la panadería Albareda",
      "Farmacia Central",
      "Die Kanzlei Quillverwaltung ist mit der Sache nicht befasst und wird sich melden",
      "Bakkerij",
      "Kanzlei. Vasshaug",
    ],
  },
};

function mayFollow(scan: Scan, word: number, next: number): boolean {
  return (
    next < scan.starts.length &&
    scan.starts.at(next) === scan.ends.at(word) + 1 &&
    scan.text.charAt(scan.ends.at(word)) === " " &&
    isTitle(scan, next) &&
    isFree(scan, next) &&
    !isUnderscored(scan, next)
  );
}

/** A name of the lists; a word of none if no language is written there that has capitals for its nouns. */
function isNamed(scan: Scan, word: number): boolean {
  const [start, end] = [scan.starts.at(word), scan.ends.at(word)];
  const evidence = evidenceAt(scan, word);
  if (evidence !== EVIDENCE.unknown) return evidence !== undefined && evidence.weight > 0;
  const ending = endingKind(scan.text, start, end);
  if (ending === "ordinary" || end - start < SHORTEST) return false;
  return ending === "family" || !hasCapitalisedNouns(scan, start);
}

function evidenceAt(scan: Scan, word: number): Evidence | undefined {
  return evidenceOfClass(classOfWord(scan, word));
}
