// Text from a source, before redaction. Few files may import `expose`: test/boundary/rules.ts lists them, test/architecture.test.ts holds them to it.
import { inspect } from "node:util";

let open: (raw: Raw) => string;

/** Raw text. It is not a string: templates, JSON and string conversion refuse it, and inspection shows nothing. */
export class Raw {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static {
    open = (raw) => raw.#text;
  }

  /** Takes text that a source has read. */
  static of(text: string): Raw {
    return new Raw(text);
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError("RAW_CONVERTED");
  }

  toString(): never {
    throw new TypeError("RAW_CONVERTED");
  }

  toJSON(): never {
    throw new TypeError("RAW_SERIALISED");
  }

  [inspect.custom](): string {
    return "Raw(withheld)";
  }
}

/** The one door to raw text. */
export const expose = (raw: Raw): string => open(raw);
