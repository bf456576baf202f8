// People in query strings, where a plus stands for a space: `?q=Johanna+Hollander`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfName } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isPlainName, mayBePartOfName } from "./name-kind.js";

const NAME = /\p{Lu}\p{Ll}{1,24}(?:\+\p{Lu}\p{Ll}{0,24}){1,3}(?=[&#\s"'<>)\]]|$)/uy;
const KEY = /[?&]([\w.[\]%-]{1,32})$/;
/** Keys of a person's name: what they hold need not be in a list. */
const NAMES_PERSON =
  /^(?:(?:full|display|user|contact|patient|customer|guest|sender|recipient|billing|shipping)?[_.-]?name|nombre|nom|nome|naam|author|owner|contact|patient|assignee|attendee|recipient)\]?$/i;

export const queryValue: RowFile = {
  row: {
    id: "names/query-value",
    category: "PERSON",
    rank: RANK.name,
    needs: "innerSign",
    remembers: true,
    find({ text }, sign, report) {
      if (text.charCodeAt(sign) !== EQUALS || !isCapital(text.charCodeAt(sign + 1))) return;
      const end = endOfMatch(NAME, text, sign + 1);
      const key = end < 0 ? undefined : KEY.exec(text.slice(Math.max(0, sign - 33), sign))?.[1];
      if (key !== undefined && isOfPerson(text.slice(sign + 1, end), NAMES_PERSON.test(key))) report(sign + 1, end);
    },
  },
  vectors: {
    finds: [
      "/find?q=«Johanna+Hollander»&x=1",
      "/find?name=«Tarnvald+Quillhaus»&x=1",
      "/find?x=1&name=«Oriel+J+Hollander»",
    ],
    leaves: [
      "/find?q=New+York",
      "/find?q=Tarnvald+Quillhaus",
      "/find?name=Annual+Report",
      "/find?q=Open+Settings",
      "a=Johanna+Hollander",
      "/find?q=johanna+x",
    ],
  },
};

const EQUALS = 61;

function isCapital(unit: number): boolean {
  return (unit >= 65 && unit <= 90) || unit > 0xbf;
}

/** One name of the lists, if the key names none, and nothing that only other words are. */
function isOfPerson(found: string, isNamed: boolean): boolean {
  const kinds = found.split("+").map((part) => classOfName(part, 0, part.length));
  return (isNamed || kinds.some(isPlainName)) && kinds.every(mayBePartOfName);
}
