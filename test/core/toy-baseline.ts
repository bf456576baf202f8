// A small set of rows that covers every category a baseline must, so that the engine is tested without the real detectors.
import type { Category } from "../../src/core/category.js";
import type { Detector, Mode, Needs } from "../../src/core/detector.js";
import { Baseline, type BaselineWords, Policy, type PolicyOptions, type Terms } from "../../src/core/policy.js";
import { RANK, type Rank } from "../../src/core/span.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";

interface Shape {
  readonly category: Category;
  readonly rank: Rank;
  readonly needs: Needs;
  /** Tried at the start of the candidate, `back` units of its class before it included. */
  readonly pattern: RegExp;
  /** Units that may stand before the candidate and belong to the value. */
  readonly back?: RegExp;
  readonly mode?: Mode;
}

const SHAPES: readonly Shape[] = [
  { category: "SECRET", rank: RANK.secret, needs: { beginnings: ["key-"] }, pattern: /key-[a-z0-9]{4,}/iuy },
  { category: "URL", rank: RANK.identifier, needs: "scheme", pattern: /[a-z]+:\/\/[^\s<>)\]]+/iuy, back: /[a-z]/i },
  { category: "EMAIL", rank: RANK.identifier, needs: "at", pattern: /[\w.]+@\w+\.\w+/uy, back: /[\w.]/ },
  { category: "ID", rank: RANK.identifier, needs: "mixed", pattern: /id\d{3,}/iuy },
  { category: "IP", rank: RANK.identifier, needs: "digits", pattern: /\d{1,3}(?:\.\d{1,3}){3}/uy },
  { category: "SSN", rank: RANK.identifier, needs: "digits", pattern: /\d{3}-\d{2}-\d{4}/uy },
  { category: "CARD", rank: RANK.identifier, needs: "digits", pattern: /\d{4}(?: \d{4}){3}/uy },
  { category: "PHONE", rank: RANK.identifier, needs: "digits", pattern: /\d{3}[ -]\d{4}/uy },
  { category: "DOMAIN", rank: RANK.identifier, needs: "dot", pattern: /[a-z]+\.test/iuy, back: /[a-z]/i },
  { category: "HANDLE", rank: RANK.identifier, needs: "at", pattern: /@[a-z]{2,}/iuy },
  { category: "ORG", rank: RANK.organisation, needs: "capitalised", pattern: /\p{Lu}\p{L}+\s(?:Inc|Ltd)\b/uy },
  { category: "PERSON", rank: RANK.name, needs: "capitalised", pattern: /\p{Lu}\p{L}+\s\p{Lu}\p{L}+/uy },
];

/** Strict mode: every capitalised word that the vocabulary does not call ordinary. */
const ENTITY: Detector = {
  id: "toy/entity",
  category: "ENTITY",
  rank: RANK.word,
  mode: "strict",
  needs: "capitalised",
  find(scan, word, report) {
    const ordinary = (scan.notes(word) & (WORD_NOTE.common | WORD_NOTE.reserved)) !== 0;
    if (!ordinary && !scan.isAllowed(word)) report(scan.starts.at(word), scan.ends.at(word));
  },
};

export const TOY_ROWS: readonly Detector[] = [...SHAPES.map(rowOf), ENTITY];

export const TOY_WORDS: BaselineWords = {
  common: ["the", "see", "contact"],
  neutral: ["notes"],
  role: ["owner"],
  allow: ["Monday", "Key Vault"],
  calendar: ["may"],
  technical: ["buffer"],
};

export const NO_TERMS: Terms = { clients: [], organizations: [], people: [], terms: [] };

/** A policy of toy rows, in strict mode and without terms unless `options` says otherwise. */
export function toyPolicy(options: Partial<PolicyOptions> = {}, rows: readonly Detector[] = TOY_ROWS): Policy {
  return Policy.compile(Baseline.of(rows, TOY_WORDS), {
    mode: "strict",
    profile: "default",
    terms: NO_TERMS,
    allow: [],
    scope: "text",
    ...options,
  });
}

function rowOf({ category, rank, needs, pattern, back }: Shape): Detector {
  const byWord = needs === "capitalised" || needs === "digits" || needs === "mixed";
  return {
    id: `toy/${category.toLowerCase()}`,
    category,
    rank,
    needs,
    find(scan: Scan, candidate, report) {
      let start = byWord ? scan.starts.at(candidate) : candidate;
      for (let steps = 0; back !== undefined && steps < 64 && back.test(scan.text.charAt(start - 1)); steps++) start--;
      pattern.lastIndex = start;
      if (!pattern.test(scan.text)) return;
      const end = pattern.lastIndex;
      if (needs !== "capitalised" || !reachesAllowed(scan, candidate, end)) report(start, end);
    },
  };
}

/** True if a word from `word` up to the offset `end` is allowed: no heuristic reaches across it. */
function reachesAllowed(scan: Scan, word: number, end: number): boolean {
  for (let at = word; at < scan.starts.length && scan.starts.at(at) < end; at++) if (scan.isAllowed(at)) return true;
  return false;
}
