// The raw value of one finding. It prints as nothing; the one way to see it is the door below, for the operator who asked.

let open: (value: FoundValue) => string;

/** A piece of raw text, as private as the text it is from. */
export class FoundValue {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  static {
    open = (value) => value.#text;
  }

  static is(value: unknown): value is FoundValue {
    return typeof value === "object" && value !== null && #text in value;
  }
}

/**
 * The value as a JSON string. What could steer a terminal or reorder a line is escaped, beyond what JSON asks for. For the printer of the
 * command line alone (test/architecture.test.ts).
 */
export const quotedValue = (value: FoundValue): string => JSON.stringify(open(value)).replace(UNSEEN, escaped);

/** Control and format characters, line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(found: string): string {
  const units = Array.from({ length: found.length }, (_, at) => found.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
