// Placeholders already derived, found by the characters of a value without making a string of it. Bounded; it holds raw values and is shown to nobody.
import { CATEGORIES, type Category } from "./category.js";

/** Values remembered per generation; two generations are held, so memory is bounded however large the folder. */
const GENERATION = 50_000;

/** Values longer than this, in UTF-16 units, are derived anew each time. */
const LONGEST_VALUE = 256;

/** Values remembered under one hash. A text made of values with one hash is derived anew instead of compared at length. */
const LONGEST_BUCKET = 8;

interface Entry {
  readonly category: Category;
  readonly value: string;
  readonly placeholder: string;
}

/** A cache from (category, value) to placeholder. */
export class PlaceholderCache {
  #recent = new Map<number, Entry[]>();
  #older = new Map<number, Entry[]>();
  #size = 0;

  /** The placeholder of the value at [start, end) of the text, if it is remembered. */
  find(category: Category, text: string, start: number, end: number): string | undefined {
    if (end - start > LONGEST_VALUE) return undefined;
    const hash = hashOf(category, text, start, end);
    const recent = search(this.#recent.get(hash), category, text, start, end);
    if (recent !== undefined) return recent.placeholder;
    const older = search(this.#older.get(hash), category, text, start, end);
    if (older !== undefined) this.#keep(hash, older);
    return older?.placeholder;
  }

  /** Remembers the placeholder of a value. */
  store(category: Category, value: string, placeholder: string): void {
    if (value.length > LONGEST_VALUE) return;
    this.#keep(hashOf(category, value, 0, value.length), { category, value: detached(value), placeholder });
  }

  #keep(hash: number, entry: Entry): void {
    if (this.#size >= GENERATION) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#size = 0;
    }
    const bucket = this.#recent.get(hash);
    if (bucket === undefined) this.#recent.set(hash, [entry]);
    else {
      if (bucket.length >= LONGEST_BUCKET) bucket.pop();
      bucket.push(entry);
    }
    this.#size += 1;
  }
}

const SEEDS: ReadonlyMap<Category, number> = new Map(CATEGORIES.map((category, at) => [category, at + 1]));

function hashOf(category: Category, text: string, start: number, end: number): number {
  let hash = SEEDS.get(category) ?? 0;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}

function search(
  bucket: readonly Entry[] | undefined,
  category: Category,
  text: string,
  start: number,
  end: number,
): Entry | undefined {
  if (bucket === undefined) return undefined;
  for (const entry of bucket) if (entry.category === category && isAt(entry.value, text, start, end)) return entry;
  return undefined;
}

function isAt(value: string, text: string, start: number, end: number): boolean {
  if (value.length !== end - start) return false;
  for (let at = 0; at < value.length; at++) if (value.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}

/** A copy that does not keep the whole text alive, as a slice of it would. */
function detached(value: string): string {
  return Buffer.from(value, "utf16le").toString("utf16le");
}
