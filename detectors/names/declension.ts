// Declined names, by endings that are simple to take off: Slavic, Hungarian, Finnic and Germanic cases.
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";

/** Endings in small letters, longest first. What is left must be a name of the lists. */
const ENDINGS: readonly string[] = [
  ...[
    "ovi",
    "ové",
    "ova",
    "ego",
    "emu",
    "iem",
    "owi",
    "nak",
    "nek",
    "val",
    "vel",
    "tól",
    "től",
    "hoz",
    "hez",
    "ról",
    "ről",
    "ból",
    "ből",
  ],
  ...[
    "nál",
    "nél",
    "lle",
    "lta",
    "ltä",
    "sta",
    "stä",
    "ssa",
    "ssä",
    "ович",
    "ому",
    "ого",
    "ами",
    "ей",
    "ой",
    "ом",
    "ым",
    "ем",
  ],
  ...[
    "em",
    "om",
    "ou",
    "ów",
    "ra",
    "re",
    "ba",
    "be",
    "ét",
    "át",
    "ot",
    "et",
    "án",
    "én",
    "ul",
    "ei",
    "ii",
    "a",
    "y",
    "u",
    "s",
    "t",
    "n",
    "а",
    "у",
    "е",
    "ы",
    "и",
    "ю",
  ],
];

/** Vowels that an ending takes the place of: `Annę` of `Anna`, `Аллы` of `Алла`. */
const RESTORED: readonly (readonly [string, string])[] = [
  ...["ę", "y", "ie", "ą", "o", "ě", "u", "ou"].map((ending) => [ending, "a"] as const),
  ...["ы", "у", "е", "ой", "ою"].map((ending) => [ending, "а"] as const),
  ...["и", "ю", "ей"].map((ending) => [ending, "я"] as const),
  ...["ą", "á"].map((ending) => [ending, "a"] as const),
];

interface Candidates {
  readonly endings: string[];
  readonly restored: (readonly [string, string])[];
}

/** Endings by their last unit, in the order above: most words are done with after one look. */
const BY_LAST_UNIT = new Map<number, Candidates>();

function candidatesOf(ending: string): Candidates {
  const unit = ending.charCodeAt(ending.length - 1);
  const candidates = BY_LAST_UNIT.get(unit) ?? { endings: [], restored: [] };
  BY_LAST_UNIT.set(unit, candidates);
  return candidates;
}

for (const ending of ENDINGS) candidatesOf(ending).endings.push(ending);
for (const pair of RESTORED) candidatesOf(pair[0]).restored.push(pair);

const NAMES = LEXICON.given | LEXICON.family;
const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.foreign;

/** Shortest stem that is looked up, in UTF-16 units. */
const SHORTEST_STEM = 4;

/** Class of the name of which `text` is a declined form; 0 if there is none. */
export function declinedClass(text: string): number {
  const word = text.toLowerCase();
  const candidates = BY_LAST_UNIT.get(word.charCodeAt(word.length - 1));
  if (candidates === undefined) return 0;
  for (const ending of candidates.endings) {
    if (word.length - ending.length < SHORTEST_STEM || !word.endsWith(ending)) continue;
    const found = nameClass(word.slice(0, -ending.length));
    if (found !== 0) return found;
  }
  for (const [ending, vowel] of candidates.restored) {
    if (word.length - ending.length < SHORTEST_STEM - 1 || !word.endsWith(ending)) continue;
    const found = nameClass(word.slice(0, -ending.length) + vowel);
    if (found !== 0) return found;
  }
  return 0;
}

function nameClass(stem: string): number {
  const bits = classOfName(stem, 0, stem.length);
  return (bits & NAMES) !== 0 && (bits & ORDINARY) === 0 ? bits : 0;
}

/** Endings that family names of a language share, and that hardly another word has. */
const FAMILY_ENDINGS =
  /\p{L}{2}(?:ić|vić|ovic|evic|ovič|evič|ovich|evich|owicz|ewicz|ński|ńska|wski|wska|czyk|czak|ová|vský|vská|escu|eanu|sson|nsen|rsen|dsen|lsen|gsen|dóttir|dottir|oğlu|opoulos|opoulou|idis|akis|enko|chuk|shvili|adze|skaya|skiy|ovna|evna|vskyi|inen|onen|anen|ström|kvist|qvist|lund|gaard|gård|stein|mann|hoffer|huber|meier|maier|mayer|ов|ова|ев|ева|ёв|ёва|ский|ская|цкий|цкая|ський|ська|енко|чук|ович|евич|овна|евна|ћ|іч|όπουλος|οπούλου|ίδης|ίδου|άκης|άκη)$/iu;

/** True if the word, which no list has, ends as family names do. */
export function endsAsFamilyName(word: string): boolean {
  return word.length >= SHORTEST_NAME && FAMILY_ENDINGS.test(word.slice(-LONGEST_ENDING));
}

const SHORTEST_NAME = 5;
const LONGEST_ENDING = 10;
