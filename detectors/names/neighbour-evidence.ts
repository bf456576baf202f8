// What stands beside a run of words speaks for a name or against it.

import { inWordAt, KIND, kindOf } from "../../src/scan/characters.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { after, before, isPossessive } from "../../src/scan/neighbours.js";
import type { Scan } from "../../src/scan/scan.js";
import { CONTEXT, contextOf } from "./context-words.js";
import { EVIDENCE, type Tally, THRESHOLD } from "./evidence.js";
import { isOrdinary } from "./name-kind.js";
import type { CandidateRun } from "./name-run.js";
import { hasCapitalisedNouns } from "./noun-language.js";
import { isElla, isPronoun, isTakenUp } from "./pronouns.js";
import { isAddressed, isDealtWith, isDirected, isKin, takesThings } from "./telling-phrases.js";
import { isAdverb, isPast } from "./verbs.js";

/** Adds what stands before and after the run to what its words are worth. */
export function weighNeighbours(scan: Scan, run: CandidateRun, tally: Tally): void {
  const { text } = scan;
  weighBefore(text, run, tally);
  weighAfter(text, run, tally);
  weighCode(text, run, tally);
  if (run.names === 1 && isElla(text, run.start, run.end)) tally.reset();
  if (isNounPerhaps(run, tally.bits) && hasCapitalisedNouns(scan, run.start)) weighNouns(run, tally);
}

/** True for words that are no sure names: in a language that capitalises its nouns they may be nouns. */
function isNounPerhaps({ names }: CandidateRun, bits: number): boolean {
  if (names === 1) return (bits & EVIDENCE.unknown.bit) !== 0 && (bits & (SURE | EVIDENCE.listed.bit)) === 0;
  return (bits & DOUBTFUL) !== 0 && (bits & (SURE | EVIDENCE.family.bit | EVIDENCE.ending.bit)) === 0;
}

const DOUBTFUL =
  EVIDENCE.unknown.bit |
  EVIDENCE.ambiguousListed.bit |
  EVIDENCE.ambiguousGiven.bit |
  EVIDENCE.ambiguousFamily.bit |
  EVIDENCE.severalOrdinary.bit;

/** Evidence beside which a noun of a language that capitalises them is no matter. */
const SURE = EVIDENCE.given.bit | EVIDENCE.mail.bit | EVIDENCE.introduced.bit | EVIDENCE.labelled.bit;

/** Among capitalised nouns several words in a row are no name unless what stands beside them says so. */
function weighNouns({ names }: CandidateRun, tally: Tally): void {
  tally.add(EVIDENCE.capitals);
  if (names > 1 && (tally.bits & TELLING) === 0) tally.sum = 0;
}

const TELLING =
  EVIDENCE.listed.bit | EVIDENCE.speech.bit | EVIDENCE.relation.bit | EVIDENCE.initial.bit | EVIDENCE.inverted.bit;

function weighBefore(text: string, run: CandidateRun, tally: Tally): void {
  const { word, start, small, sign, breaks } = before(text, run.start);
  if (sign === COMMA && breaks < 2) {
    tally.add(EVIDENCE.amid);
    if (isNameBefore(text, start)) tally.add(EVIDENCE.among);
    else if (CLOSING.has(text.charCodeAt(run.end)) && isRelation(text, start)) tally.add(EVIDENCE.relation);
    return;
  }
  const context = word === "" ? 0 : contextOf(word);
  if (word !== "" && sign === DOT && (context & CONTEXT.honorific) !== 0) tally.add(EVIDENCE.introduced);
  else if (word === "" || sign !== 0 || breaks > 1) {
    // A given name may begin a sentence, and so may a full name.
    if (run.names === 1 && (tally.bits & EVIDENCE.given.bit) === 0) tally.add(EVIDENCE.start);
  } else if (small) {
    tally.add(EVIDENCE.amid);
    if ((context & CONTEXT.speech) !== 0) tally.add(takesThings(word) ? EVIDENCE.company : EVIDENCE.speech);
    else if ((context & CONTEXT.relation) !== 0) tally.add(EVIDENCE.relation);
    else if ((context & CONTEXT.company) !== 0) tally.add(EVIDENCE.company);
    if (run.names === 1 && isDirected(text, word, start)) tally.add(EVIDENCE.relation);
    if ((context & CONTEXT.code) !== 0) tally.add(EVIDENCE.code);
    if ((context & CONTEXT.locating) !== 0 && run.names === 1) tally.add(EVIDENCE.located);
    if (AND.has(word) && isNameBefore(text, start, run)) tally.add(EVIDENCE.among);
    if ((context & CONTEXT.article) !== 0 && run.names === 1) weighArticle(text, run, tally);
  } else if ((context & CONTEXT.honorific) !== 0) tally.add(EVIDENCE.introduced);
  else if ((context & CONTEXT.relation) !== 0) tally.add(EVIDENCE.relation);
  else if (isDealtWith(word)) tally.add(EVIDENCE.speech);
  else if ((context & CONTEXT.opener) !== 0) tally.add(EVIDENCE.company);
  else if ((context & CONTEXT.locating) !== 0 && run.names === 1) tally.add(EVIDENCE.located);
  else if ((context & CONTEXT.article) !== 0 && run.names === 1) weighArticle(text, run, tally);
}

/** `my wife, Vesper, signed`: what a word for a relation is set beside, between commas. */
function isRelation(text: string, end: number): boolean {
  const { word, start, small } = before(text, end);
  // Greek and Romanian set whose relation it is behind: `η κόρη του, …`.
  const relation = POSSESSIVE.has(word) ? before(text, start).word : word;
  return small && (contextOf(relation) & CONTEXT.relation) !== 0;
}

const POSSESSIVE: ReadonlySet<string> = new Set([
  "του",
  "της",
  "μου",
  "σου",
  "τους",
  "lui",
  "ei",
  "mea",
  "meu",
  "mele",
]);

/** `the Smith report` and `the Vasshaug matter` have a name, `the Frobnicator` has none. */
function weighArticle(text: string, run: CandidateRun, tally: Tally): void {
  if (isKin(text, run.end)) {
    tally.add(EVIDENCE.amid);
    tally.add(EVIDENCE.relation);
  } else if ((tally.bits & (EVIDENCE.given.bit | EVIDENCE.family.bit)) === 0) tally.add(EVIDENCE.article);
}

function weighAfter(text: string, run: CandidateRun, tally: Tally): void {
  if (isPossessive(text, run.end)) {
    tally.add(EVIDENCE.possessive);
    const owned = after(text, run.end + 2).word;
    if ((contextOf(owned) & CONTEXT.relation) !== 0) tally.add(EVIDENCE.relation);
    // `Euler's formula`: who a law is called after is no secret.
    if (LAWS.has(owned) && (tally.bits & EVIDENCE.given.bit) === 0) tally.add(EVIDENCE.located);
  }
  const { word, start, sign } = after(text, run.end);
  if (sign === COMMA && isNameAfter(text, run.end + 1)) {
    tally.add(run.names === 1 && isInverted(text, run.end) ? EVIDENCE.inverted : EVIDENCE.among);
  }
  if (mayBeMail(text, run.end) && MAIL.test(text.slice(run.end, run.end + 72))) tally.add(EVIDENCE.mail);
  if (isBorn(text, run.end)) tally.add(EVIDENCE.speech);
  if (sign === COMMA && (tally.bits & EVIDENCE.start.bit) !== 0 && isAddressed(text, run.end))
    tally.add(EVIDENCE.introduced);
  if (word === "") return;
  const verb = isAdverb(word) ? after(text, start + word.length).word : word;
  const context = contextOf(verb);
  if ((context & CONTEXT.speech) !== 0 && run.names === 1 && isOfTools(text, start, verb)) tally.add(EVIDENCE.weakVerb);
  else if ((context & CONTEXT.speech) !== 0) {
    if (run.names > 1 || !isPronoun(text.slice(run.start, run.end).toLowerCase(), verb)) tally.add(EVIDENCE.speech);
  } else if (isPast(verb)) tally.add(EVIDENCE.past);
  else if ((context & CONTEXT.weakVerb) !== 0) tally.add(EVIDENCE.weakVerb);
  if (isSubject(text, run, tally) && isTakenUp(text, start)) tally.add(EVIDENCE.pronoun);
  if ((context & CONTEXT.placeAfter) !== 0 && run.names === 1) tally.add(EVIDENCE.located);
  if (AND.has(word) && isNameAfter(text, start + word.length, run)) tally.add(EVIDENCE.among);
}

/** `works with your tools`, `knows your data`, as it is said of programs. */
function isOfTools(text: string, start: number, verb: string): boolean {
  return (verb === "works" || verb === "knows") && OF_TOOLS.test(text.slice(start, start + 24));
}

const OF_TOOLS = /^(?:knows|works (?:with|on|in|for)) (?:your|any|all|every) /;

/** What is called after those who found it. */
const LAWS: ReadonlySet<string> = new Set(
  "formula formulas theorem theorems lemma conjecture equation equations inequality identity constant paradox razor criterion method algorithm distribution transform".split(
    " ",
  ),
);

/** True for one word in doubt before a verb that may be somebody's: it is no place, and nothing speaks against it. */
function isSubject(text: string, { names, start, end }: CandidateRun, { sum, bits }: Tally): boolean {
  if (names !== 1 || sum >= THRESHOLD || (bits & VERB) === 0 || (bits & AGAINST) !== 0) return false;
  return (classOfName(text, start, end) & LEXICON.place) === 0;
}

const VERB = EVIDENCE.past.bit | EVIDENCE.weakVerb.bit;
const AGAINST = EVIDENCE.located.bit | EVIDENCE.article.bit;

/** `Quillon, Johanna`: a given name alone behind the comma. */
function isInverted(text: string, end: number): boolean {
  const given = INVERTED.exec(text.slice(end, end + 40))?.[1];
  return given !== undefined && (classOfName(given, 0, given.length) & LEXICON.given) !== 0;
}

const INVERTED = /^, (\p{Lu}[\p{L}\p{M}]{1,24})(?: \p{Lu}\.?)?(?=[;\t\r\n|)"<(]|$| [<(]|\.(?:\s|$))/u;

/** `Vesper Quillon <v.quillon@…>`. */
const MAIL = /^["']? ?[<([](?:mailto:)?[^\s<>()@]{1,48}@/;

/** True if what `MAIL` looks for may begin here: most words have another word behind a space. */
function mayBeMail(text: string, at: number): boolean {
  let sign = text.charCodeAt(at);
  if (sign === QUOTE || sign === APOSTROPHE) sign = text.charCodeAt(at + 1);
  if (sign === SPACE) sign = text.charCodeAt(text.charCodeAt(at) === SPACE ? at + 1 : at + 2);
  return sign === BRACKET || sign === ANGLE || sign === SQUARE;
}

/** `(born 1949)`, `(b. 1950)`, `(1901-1970)`. */
function isBorn(text: string, end: number): boolean {
  return text.charCodeAt(end + 1) === BRACKET && BORN.test(text.slice(end, end + 16));
}

const BORN = /^ \((?:born|b\.|née?|geb\.|\*|1[5-9]\d\d ?[-–] ?(?:1[5-9]|20)\d\d)/;

/** Signs that touch words in code, paths and identifiers. */
function weighCode(text: string, run: CandidateRun, tally: Tally): void {
  const first = text.charCodeAt(run.start - 1);
  const next = text.charCodeAt(run.end);
  const isMember =
    (next === DOT || next === COLON) && (inWordAt(text, run.end + 1) || text.charCodeAt(run.end + 1) === next);
  const isCodeAhead = AFTER_CODE.has(next) && !(next === ANGLE && isTagAhead(text, run.end + 1));
  if (BEFORE_CODE.has(first) || isCodeAhead || isMember) tally.add(EVIDENCE.code);
}

/** True behind the `<` of a closing tag or a line break: text of HTML. */
function isTagAhead(text: string, at: number): boolean {
  return text.charCodeAt(at) === SLASH || (text.startsWith("br", at) && !inWordAt(text, at + 2));
}

const units = (signs: string): ReadonlySet<number> => new Set([...signs].map((sign) => sign.charCodeAt(0)));
const CLOSING = units(",.;)");
const BEFORE_CODE = units("._$#\\/<{=-~@%`|&+");
const AFTER_CODE = units("([{_<=/`$#@-");

const AND: ReadonlySet<string> = new Set([
  "and",
  "or",
  "und",
  "oder",
  "et",
  "ou",
  "y",
  "e",
  "i",
  "och",
  "og",
  "en",
  "és",
  "ve",
  "și",
  "и",
  "και",
  "a",
]);

/** `Lyon et Marseille`: towns beside each other are no names. The other one is [start, end). */
function arePlaces(text: string, run: CandidateRun, start: number, end: number): boolean {
  if (run.names > 1) return false;
  const bits = classOfName(text, run.start, run.end);
  if ((bits & LEXICON.place) === 0 || (bits & (LEXICON.given | LEXICON.family)) !== 0) return false;
  return (classOfName(text, start, end) & LEXICON.place) !== 0;
}

/** True if a word that may be a name ends just before `end`, behind white space or a comma. */
function isNameBefore(text: string, end: number, run?: CandidateRun): boolean {
  let at = end;
  while (at > 0 && end - at < 3 && kindOf(text.charCodeAt(at - 1)) === KIND.space) at--;
  let start = at;
  while (start > 0 && at - start < 24 && inWordAt(text, start - 1)) start--;
  return isName(text, start, at, run);
}

/** True if a word that may be a name begins just after `start`. */
function isNameAfter(text: string, start: number, run?: CandidateRun): boolean {
  let at = start;
  while (at - start < 3 && kindOf(text.charCodeAt(at)) === KIND.space) at++;
  let end = at;
  while (end - at < 24 && inWordAt(text, end)) end++;
  return isName(text, at, end, run);
}

function isName(text: string, start: number, end: number, run: CandidateRun | undefined): boolean {
  if (!isCapital(text, start) || end === start || isOrdinary(classOfName(text, start, end))) return false;
  return run === undefined || !arePlaces(text, run, start, end);
}

function isCapital(text: string, at: number): boolean {
  const kind = kindOf(text.charCodeAt(at));
  return kind === KIND.upper || kind === KIND.upperGreekCyrillic;
}

const SPACE = 32;
const QUOTE = 34;
const APOSTROPHE = 39;
const BRACKET = 40;
const ANGLE = 60;
const SQUARE = 91;
const COMMA = 44;
const DOT = 46;
const SLASH = 47;
const COLON = 58;
