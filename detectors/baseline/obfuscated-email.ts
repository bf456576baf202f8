// E-mail addresses written around: `name [at] host [dot] tld`, `name at host dot tld`, `name(at)host.tld`, and those with a quoted local part.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { inWordAt } from "../../src/scan/characters.js";
import { endOfMatch, startOfRun, wordAfter } from "../../src/scan/pattern.js";
import { hasPublicSuffix } from "../../src/scan/public-suffix.js";

const LABEL = "[\\p{L}\\d][\\p{L}\\d-]{0,62}";
const DOT = "(?: ?[[({<]? ?(?:dot|DOT|punkt|PUNKT|point|POINT|punto|PUNTO|\\.) ?[\\])}>]? ?)";
/** What stands before the first dot: the local part, the sign and the first label. Words alone need a dot in words behind them. */
const BEFORE = new RegExp(
  `(?:[\\p{L}\\d_+-]{1,40}(?:${DOT}|\\.)){0,3}[\\p{L}\\d_+-]{1,64}(?: ?[[({<] ?(?:at|@|a|arroba|kukac) ?[\\])}>] ?| (at|AT|kukac|arroba|chez) (?!(?:the|THE|an?|AN?|this|that|your|our|my|least|most)$))${LABEL}$`,
  "u",
);
const AFTER = new RegExp(`${DOT}${LABEL}(?:${DOT}${LABEL}){0,2}`, "uy");
/** Units looked at before the dot. */
const REACH = 128;

export const obfuscatedEmail: RowFile = {
  row: {
    id: "baseline/obfuscated-email",
    category: "EMAIL",
    rank: RANK.identifier,
    needs: ["dot", { words: ["dot", "punkt", "punto"] }],
    find(scan, candidate, report) {
      const { text } = scan;
      const isSign = text.charAt(candidate) === ".";
      const word = isSign ? candidate : scan.starts.at(candidate);
      let dot = word;
      while (dot > 0 && word - dot < 3 && " [({<".includes(text.charAt(dot - 1))) dot--;
      // In plain text a dot follows a host directly behind a bracket or AT: most dots are passed over here.
      if (isSign && !isBehindSign(text, dot)) return;
      const from = Math.max(0, dot - REACH);
      const before = BEFORE.exec(text.slice(from, dot));
      if (before === null || (isSign && before[1] !== undefined && before[1] !== "AT")) return;
      const end = endOfDomain(text, dot);
      if (end > 0) report(from + before.index, end);
    },
  },
  vectors: {
    finds: [
      "write to «oriel [at] quillhaven [dot] org».",
      "«oriel.v (at) quillhaven.example.org»",
      "mail «oriel dot v at quillhaven dot org» please",
      "«oriel(at)quillhaven.org»",
      "«oriel AT quillhaven DOT org»",
      "«oriel.v AT quillhaven.org»",
    ],
    leaves: [
      "look at the dot org chart",
      "LOOK AT THE DOT ORG",
      "array[at](x.y)",
      "meet at ten dot",
      "f(at)x.y",
      "see you at home dot",
    ],
  },
};

/** True if a closing bracket, with or without a space, or the word AT stands before the label that ends at `end`. */
function isBehindSign(text: string, end: number): boolean {
  let at = startOfRun(text, end, LONGEST_LABEL, isLabelUnit);
  if (at === end) return false;
  if (text.charCodeAt(at - 1) === SPACE) at--;
  if (text.charCodeAt(at - 1) === CAPITAL_T) return text.startsWith(" AT ", at - 3);
  return CLOSING.has(text.charCodeAt(at - 1));
}

const LONGEST_LABEL = 63;
const [SPACE, CAPITAL_T] = [32, 84];
const CLOSING: ReadonlySet<number> = new Set([..."])}>"].map((sign) => sign.charCodeAt(0)));

function isLabelUnit(unit: number, text: string, at: number): boolean {
  return unit === 45 || inWordAt(text, at);
}

/** End of the host behind its first dot, if it ends in a public suffix; -1 if not. */
function endOfDomain(text: string, dot: number): number {
  let end = endOfMatch(AFTER, text, dot);
  while (end > dot) {
    const last = /(?:dot|punkt|point|punto|[.\s\])}>])+([\p{L}]{2,20})$/iu.exec(text.slice(dot, end))?.[1];
    if (last !== undefined && !wordAfter(text, end) && hasPublicSuffix(`host.${last.toLowerCase()}`)) return end;
    const shorter = text.slice(dot, end).search(/[ [({<.]{1,3}[\p{L}\d-]{1,63}$/u);
    end = shorter <= 0 ? -1 : dot + shorter;
  }
  return -1;
}

const QUOTED = /(?<![\p{L}\d"])"[\p{L}\d][^"\n@]{0,63}"$/u;
const HOST = new RegExp(`(?:${LABEL}\\.){1,8}\\p{L}{2,63}`, "uy");

export const quotedEmail: RowFile = {
  row: {
    id: "baseline/quoted-email",
    category: "EMAIL",
    rank: RANK.identifier,
    needs: "at",
    find({ text }, at, report) {
      if (text.charAt(at - 1) !== '"') return;
      const from = Math.max(0, at - 66);
      const local = QUOTED.exec(text.slice(from, at));
      const end = endOfMatch(HOST, text, at + 1);
      if (local !== null && end > 0 && !wordAfter(text, end)) report(from + local.index, end);
    },
  },
  vectors: {
    finds: ['to «"oriel v"@quillhaven.example», now'],
    leaves: ['"a"@b', 'say "x" @y.org', '"mail": "@x.test"'],
  },
};
