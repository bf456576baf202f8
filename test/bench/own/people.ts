// Our own labelled set for names: short documents in twenty languages, a third of them without anybody, so that what is spoiled shows too.
import type { Corpus } from "../labelled-text.js";
import { unmarked } from "./marked-text.js";
import { EASTERN } from "./people-east.js";
import { WESTERN } from "./people-west.js";

/** A corpus named `own_names`; each sample has the field `language`. */
export function ownNames(): Corpus {
  const samples = Object.entries({ ...WESTERN, ...EASTERN }).flatMap(([language, documents]) =>
    documents.map((marked, at) => unmarked(`${language}-${at + 1}`, language, marked)),
  );
  return { name: "own_names", samples };
}
