// Passage indexes in memory, bounded by bytes, least recently used first out. An index is given for the very text that it was made from,
// so it never outlives a state of a file or a policy.
import type { Redacted } from "../../core/redacted.js";
import type { Library } from "../../library/library.js";
import { PassageIndex } from "./passage-index.js";

interface Slot {
  /** Weak: how long a text stays in memory is decided by the library alone. */
  readonly text: WeakRef<Redacted>;
  readonly index: PassageIndex;
  call: object;
}

const CACHES = new WeakMap<Library, IndexCache>();

/** The indexes of one library. What a call has used is not let go of for the same call, else a folder that does not fit would never be found. */
export class IndexCache {
  /** By id of the file, least recently used first. */
  readonly #slots = new Map<string, Slot>();
  #bytes = 0;

  /** The cache that belongs to a library; it is dropped with it. */
  static of(library: Library): IndexCache {
    const known = CACHES.get(library);
    if (known !== undefined) return known;
    const made = new IndexCache();
    CACHES.set(library, made);
    return made;
  }

  /** The index of a text. `call` is any object that is the same within one call; at most `limit` bytes are kept afterwards. */
  index(id: string, text: Redacted, call: object, limit: number): PassageIndex {
    const slot = this.#slots.get(id);
    if (slot !== undefined) this.#delete(id, slot);
    const index = slot !== undefined && slot.text.deref() === text ? slot.index : new PassageIndex(text);
    if (this.#makeRoom(index.bytes, call, limit)) {
      this.#slots.set(id, { text: new WeakRef(text), index, call });
      this.#bytes += index.bytes;
    }
    return index;
  }

  #makeRoom(size: number, call: object, limit: number): boolean {
    for (const [id, slot] of this.#slots) {
      if (this.#bytes + size <= limit) return true;
      if (slot.call === call) return false;
      this.#delete(id, slot);
    }
    return this.#bytes + size <= limit;
  }

  #delete(id: string, slot: Slot): void {
    this.#slots.delete(id);
    this.#bytes -= slot.index.bytes;
  }
}
