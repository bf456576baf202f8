// Who is named behind a marker in a comment: `TODO(tess.marlow)`, `FIXME(@bexley)`. Numbers of issues and topics stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";
import { isPlainName } from "./name-kind.js";

/** One or two words of letters in brackets directly behind the marker; the second may be an initial. */
const OWNER = /\(@?(\p{L}{2,24})([._-]\p{L}{1,24})?\)/uy;

export const markerOwner: RowFile = {
  row: {
    id: "names/marker-owner",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: ["todo", "fixme", "hack", "xxx", "bug", "note", "review"], only: "signed" },
    remembers: true,
    explain: evidenceWords,
    find({ text, ends }, word, report) {
      const start = ends.at(word);
      OWNER.lastIndex = start;
      const [, first = "", second = ""] = OWNER.exec(text) ?? [];
      if (first === "") return;
      const isAddressed = text.charAt(start + 1) === "@";
      const bits = classOfName(first, 0, first.length);
      const isNamed = isPlainName(bits) || (second !== "" && (bits & (LEXICON.english | LEXICON.common)) === 0);
      if (isAddressed || isNamed) report(start + (isAddressed ? 2 : 1), OWNER.lastIndex - 1, EVIDENCE.labelled.bit);
    },
  },
  vectors: {
    finds: ["// TODO(«tess.marlow»): now", "# FIXME(@«bexley»)", "TODO(«johanna») later", "TODO(«zbyn.x»)"],
    leaves: ["TODO(#12)", "TODO(perf): x", "TODO: x", "TODO(error-code)", "note(1)", "TODO (later)"],
  },
};
