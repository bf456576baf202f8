// People in small letters: given names of the lists with a family name behind them, or with a word beside them that only people have.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { inWordAt, KIND, kindOf } from "../../src/scan/characters.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { after, before, isPossessive } from "../../src/scan/neighbours.js";
import { isBlindText } from "./blind-text.js";
import { CONTEXT, contextOf, isEnglishSpeech } from "./context-words.js";
import { EVIDENCE, evidenceWords, Tally, THRESHOLD } from "./evidence.js";
import { evidenceOfClass, isPlainName } from "./name-kind.js";

const tally = new Tally();

export const smallName: RowFile = {
  row: {
    id: "names/small-letters",
    category: "PERSON",
    rank: RANK.name,
    needs: "smallName",
    remembers: true,
    explain: evidenceWords,
    find({ text }, start, report) {
      if (!isProse(text.charCodeAt(start - 1))) return;
      const first = endOfWord(text, start);
      const bits = classOfName(text, start, first);
      if ((bits & LEXICON.foreign) !== 0 && isFunctionWord(text, start, first)) return;
      if ((bits & (LEXICON.given | LEXICON.listed)) === 0 || !isPlainName(bits) || first - start < 3) return;
      tally.reset();
      tally.add((bits & LEXICON.given) === 0 ? EVIDENCE.ambiguousListed : EVIDENCE.smallGiven);
      let end = endOfFamilyName(text, first);
      // Behind a given name an unknown word is a family name only in prose.
      if (end > first && isUnknownWord(text, end) && !isInLineWithoutCapitals(text, start)) end = first;
      if (end > first) tally.add(isUnknownWord(text, end) ? EVIDENCE.chat : EVIDENCE.family);
      if (!isProse(text.charCodeAt(end)) && !isPossessive(text, end)) return;
      weighNeighbours(text, start, end, end > first);
      if (tally.sum >= THRESHOLD && !isBlindText(text, start, end)) report(start, end, tally.bits);
    },
  },
  vectors: {
    finds: [
      "have you been to a «claudia nakajima» concert",
      "follow up with «benjamin a seiler» in a month",
      "i asked «marcus whitlock» to look",
      "said «petra» to «michael».",
      "hi, i'm «johanna».",
      "the notes of my sister «johanna»",
      "OK, ping «petra» about it",
      "[10:21] «petra»: No",
    ],
    leaves: [
      "the alpha version",
      "import johanna from x",
      "johanna.method(claudia)",
      "const claudia = nakajima",
      "see johanna/claudia/file",
      "in paris",
      "--petra",
      "sed quia consequuntur magni dolores eos qui ratione",
      "Hon tar över hennes kunder och hans kunder",
      "petra: 1",
      "Tout le monde dit oui",
      "il s'est dit surpris",
    ],
  },
};

function weighNeighbours(text: string, start: number, end: number, isFull: boolean): void {
  const { word, sign, small } = before(text, start);
  const context = word === "" || sign !== 0 ? 0 : contextOf(word);
  // A word of the long list alone is often an ordinary one of the language of its verb: `s'est dit surpris`.
  const isTold =
    (context & CONTEXT.speech) !== 0 && ((tally.bits & EVIDENCE.smallGiven.bit) !== 0 || isEnglishSpeech(word));
  if (isTold || SELF.has(word)) tally.add(EVIDENCE.speech);
  else if ((context & CONTEXT.relation) !== 0 || ADDRESSED.has(word)) tally.add(EVIDENCE.relation);
  else if ((context & CONTEXT.company) !== 0) tally.add(EVIDENCE.company);
  if ((context & CONTEXT.code) !== 0 || (sign === 0 && word !== "" && !small)) tally.add(EVIDENCE.code);
  if ((context & CONTEXT.locating) !== 0 && !isFull) tally.add(EVIDENCE.located);
  if (sign === 0 && !isFull && ARTICLES.has(word)) tally.add(EVIDENCE.article);
  if (isPossessive(text, end)) tally.add(EVIDENCE.possessive);
  if (text.charCodeAt(end) === COLON && CLOCK.test(text.slice(Math.max(0, start - 16), start)))
    tally.add(EVIDENCE.labelled);
  const following = contextOf(after(text, end).word);
  if ((following & CONTEXT.speech) !== 0) tally.add(EVIDENCE.speech);
  else if ((following & CONTEXT.weakVerb) !== 0) tally.add(EVIDENCE.weakVerb);
  if (tally.sum === THRESHOLD - 1 && isInLineWithoutCapitals(text, start)) tally.add(EVIDENCE.chat);
}

/** A function word of some language that is as short is more often that than a name in small letters; so is `his` of the Nordic languages. */
function isFunctionWord(text: string, start: number, end: number): boolean {
  return end - start <= 3 || FUNCTION_WORDS.has(text.slice(start, end));
}

/** Function words of Nordic languages, Italian, Finnish, Dutch, German and others that are given names of some language. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `hans hennes ville andre andra andras dina mina sina inga lilla vere della dalla nella nelle nell hanno anni anno trovato primo terzo tali vita
   olen olin koko mille alta asta cele ander anders maak allen mann sien nada ella hanya asal`.split(/\s+/),
);

/** How far the line around a name is read, in UTF-16 units. */
const LINE_REACH = 160;

function isInLineWithoutCapitals(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LINE_REACH), at);
  const line =
    before.slice(before.lastIndexOf("\n") + 1) + (/^[^\n]*/.exec(text.slice(at, at + LINE_REACH))?.[0] ?? "");
  return !/\p{Lu}|[{}()=<>;_\\/]/u.test(line);
}

/** True if no list has the word that ends at `end`. */
function isUnknownWord(text: string, end: number): boolean {
  let start = end;
  while (end - start < 40 && inWordAt(text, start - 1)) start--;
  return classOfName(text, start, end) === 0;
}

/** Articles of larger languages that are no other word of one of them. */
const ARTICLES: ReadonlySet<string> = new Set(
  "the le les un une der das ein eine el los las il gli het een".split(" "),
);

/** Who is addressed, asked or thanked: `ping petra`. */
const ADDRESSED: ReadonlySet<string> = new Set(
  "ask tell ping pinged cc thx thanks msg dm text texted call email invite".split(" "),
);

/** What stands before who speaks in a chat: `[10:21] petra: yes`. */
const CLOCK = /\d:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?[\])]?(?: -)? $/;

/** `i am`, `i'm`, `this is`. */
const SELF: ReadonlySet<string> = new Set(["am", "m", "im"]);

/** End of the family name behind a given name, over an initial or a second given name; `first` itself if none stands there. */
function endOfFamilyName(text: string, first: number): number {
  let end = first;
  for (let words = 0, at = first; words < 3 && text.charCodeAt(at) === SPACE && inWordAt(text, at + 1); words++) {
    const last = endOfWord(text, at + 1);
    const isInitial = last - at === 2;
    const bits = classOfName(text, at + 1, last);
    if (kindOf(text.charCodeAt(at + 1)) === KIND.upper) break;
    if (!isInitial && !isFamily(bits, last - at - 1)) break;
    if (!isInitial) end = last;
    at = isInitial && text.charCodeAt(last) === DOT ? last + 1 : last;
  }
  return end;
}

function isFamily(bits: number, length: number): boolean {
  if ((bits & (LEXICON.common | LEXICON.english | LEXICON.foreign)) !== 0 || length < 3) return false;
  return evidenceOfClass(bits) !== undefined && (bits !== 0 || length >= 4);
}

function endOfWord(text: string, start: number): number {
  let at = start;
  while (
    at - start < 40 &&
    (inWordAt(text, at) ||
      ("-’'".includes(text.charAt(at) || " ") &&
        inWordAt(text, at + 2) &&
        kindOf(text.charCodeAt(at + 1)) === KIND.lower))
  )
    at++;
  return at;
}

/** Signs that stand beside words in prose. */
function isProse(unit: number): boolean {
  return Number.isNaN(unit) || PROSE.has(unit) || kindOf(unit) === KIND.lineBreak;
}

const PROSE = new Set([...' \t,.!?;:)("“”„«»…'].map((sign) => sign.charCodeAt(0)));
const SPACE = 32;
const DOT = 46;
const COLON = 58;
