// A draft with its tokens restored: raw again, so it may go to a file or a terminal of the operator's and never through egress.
import { inspect } from "node:util";
import { expose, Raw } from "./raw.js";

/** A token of a draft and what stands there instead. UTF-16 units of the draft; the end is exclusive. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly value: Raw;
}

/** A range of the restored text that came out of a token, in UTF-16 units. */
export interface RestoredRange {
  readonly start: number;
  readonly end: number;
}

/** What is put in where a piece of a draft is only taken out. */
export const NO_TEXT: Raw = Raw.of("");

/** Held by this module alone, so that reflection cannot construct what the compiler refuses. */
const DOOR = Symbol("restored");

let open: (restored: Restored) => { readonly draft: string; readonly replacements: readonly Replacement[] };

/** A restored text. As with `Raw`, templates, JSON and string conversion refuse it, and inspection shows nothing. */
export class Restored {
  readonly #draft: string;
  readonly #replacements: readonly Replacement[];

  private constructor(door: typeof DOOR, draft: string, replacements: readonly Replacement[]) {
    if (door !== DOOR) throw new TypeError("BOUNDARY");
    this.#draft = draft;
    this.#replacements = replacements;
  }

  static {
    open = (restored) => ({ draft: restored.#draft, replacements: restored.#replacements });
  }

  /** Takes a draft and what replaces its tokens, in ascending order and disjoint. One pass: a value is not looked into again. */
  static from(draft: string, replacements: readonly Replacement[]): Restored {
    let at = 0;
    for (const { start, end } of replacements) {
      if (!(at <= start && start < end && end <= draft.length)) throw new TypeError("RESTORE_ORDER");
      at = end;
    }
    return new Restored(DOOR, draft, [...replacements]);
  }

  /** Where the restored values stand, in the order of the replacements. */
  get ranges(): readonly RestoredRange[] {
    let grown = 0;
    return this.#replacements.map(({ start, end, value }) => {
      const { length } = expose(value);
      const range = { start: start + grown, end: start + grown + length };
      grown += length - (end - start);
      return range;
    });
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError("RESTORED_CONVERTED");
  }

  toString(): never {
    throw new TypeError("RESTORED_CONVERTED");
  }

  toJSON(): never {
    throw new TypeError("RESTORED_SERIALISED");
  }

  [inspect.custom](): string {
    return "Restored(withheld)";
  }
}

/** Ranges of the draft and the values to be written in their place; for restore/restored-bytes.ts alone. */
export function valuesOfRestored(
  restored: Restored,
): readonly { readonly start: number; readonly end: number; readonly value: string }[] {
  return open(restored).replacements.map(({ start, end, value }) => ({ start, end, value: expose(value) }));
}

/** The whole text as a string; for restore/write-target.ts alone, which makes a path of it. */
export function textOfRestored(restored: Restored): string {
  const { draft, replacements } = open(restored);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, value } of replacements) {
    parts.push(draft.slice(at, start), expose(value));
    at = end;
  }
  parts.push(draft.slice(at));
  return parts.join("");
}

/** The whole text as the engine takes it, to be redacted again. */
export const rawOfRestored = (restored: Restored): Raw => Raw.of(textOfRestored(restored));
