// Our own labelled set for structured data: documents in which keys, tags and columns say what a value is, and one in ten without any value to hide.
import type { Corpus } from "../labelled-text.js";
import { unmarked } from "./marked-text.js";
import { DATA } from "./structured-data.js";
import { MESSAGES } from "./structured-messages.js";
import { TEXT } from "./structured-text.js";

/** A corpus named `own_structured`; each sample has its format in the field `language`. */
export function ownStructured(): Corpus {
  const samples = Object.entries({ ...DATA, ...TEXT, ...MESSAGES }).flatMap(([format, documents]) =>
    documents.map((marked, at) => unmarked(`${format}-${at + 1}`, format, marked)),
  );
  return { name: "own_structured", samples };
}
