// Whether the text around a place is in a language that writes nouns with capitals: German and its kin.
import { Memo } from "../../src/scan/memo.js";
import type { Scan } from "../../src/scan/scan.js";
import { HASH_SEED, hashWord, stepHash } from "../../src/scan/vocabulary.js";

/** Function words of German that are none of English. One counts between two spaces. */
const GERMAN: ReadonlySet<number> = new Set(
  "der die das und ist nicht mit für von den dem ein eine einen zu zum zur im auf wird wurde sich auch bei oder nach wie dass sind ich wir sie bitte"
    .split(" ")
    .map(hashWord),
);
const LONGEST = 5;

/** How far around the place is looked, in UTF-16 units. */
const REACH = 240;

/** How far a text was read, and where the last two such words of it stand. Places are asked about in ascending order, so each is read once. */
interface Reading {
  asked: number;
  end: number;
  last: number;
  lastButOne: number;
}

const readings = new Memo<Reading>();

/** True if two of the words stand within reach of the place. */
export function hasCapitalisedNouns(scan: Scan, place: number): boolean {
  const start = Math.max(0, place - REACH);
  let reading = readings.get(scan);
  if (reading === undefined || place < reading.asked || reading.end < start) {
    reading = { asked: place, end: start, last: -1, lastButOne: -1 };
    readings.set(scan, reading);
  }
  reading.asked = place;
  readOn(scan.text, Math.min(scan.text.length, place + REACH), reading);
  return reading.lastButOne >= start;
}

/** Reads on to `limit`; a word that reaches beyond it is left for the next time. */
function readOn(text: string, limit: number, reading: Reading): void {
  let at = reading.end;
  while (at < limit) {
    if (text.charCodeAt(at) !== SPACE) {
      at++;
      continue;
    }
    let end = at + 1;
    let hash = HASH_SEED;
    while (end < limit && end - at <= LONGEST && text.charCodeAt(end) !== SPACE)
      hash = stepHash(hash, text.charCodeAt(end++));
    if (end === limit) break;
    if (text.charCodeAt(end) === SPACE && GERMAN.has(hash)) {
      reading.lastButOne = reading.last;
      reading.last = at;
    }
    at = end;
  }
  reading.end = at;
}

const SPACE = 32;
