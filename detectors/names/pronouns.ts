// Pronouns and other function words that somebody is called as well, and words for people in general, at the start of a sentence: `Elle dit`, `Lui afferma`, `Sie wohnt`. Behind them stands a verb of their own
// language: in `Ella said` there is a name.
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { after } from "../../src/scan/neighbours.js";
import { CONTEXT, contextOf, isEnglishSpeech } from "./context-words.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

const PRONOUNS: ReadonlySet<string> = new Set(
  words(`
    elle lui eux ella ello ele ela eles elas lei loro egli essa noi voi usted sie er ihr wir wer man jemand niemand alguien nadie ona oni ono
    keiner davon on mes vos esta salvo chi esse ora mai prima durante secondo quarto já al alla vi dock ne he jo to my tam vy itt ott da dün bugün mereu deja
    hun han hon hän den min mijn haar zijn wij zij jij hen men het dan ea ele ei dânsul o ő ők biz siz onlar bunlar kim
  `),
);

/** True for a pronoun before a verb of speech that is none of English, and for `Klient` and `Coach` before any; both in small letters. */
export function isPronoun(word: string, verb: string): boolean {
  return (contextOf(word) & CONTEXT.relation) !== 0 || (PRONOUNS.has(word) && !isEnglishSpeech(verb));
}

/** True for `Ella` before a word that is none of English: the pronoun of Spanish, and not the given name, which nothing else tells from it. */
export function isElla(text: string, start: number, end: number): boolean {
  if (end - start !== 4 || !text.startsWith("Ella", start)) return false;
  const next = after(text, end);
  if (next.word === "" || next.sign !== SPACE) return false;
  return IN_SPANISH.has(next.word) || (classOf(next.word, 0, next.word.length) & LEXICON.english) === 0;
}

/** What may follow the pronoun, and is a word of English as well. */
const IN_SPANISH: ReadonlySet<string> = new Set(words("dice come me no a lo la te se sale pone cree"));
const SPACE = 32;

/** How far behind a verb a pronoun may take up who its subject is, in UTF-16 units. */
const REACH = 120;

/** Pronouns of English and the Nordic languages, which have others for things. */
const PERSONAL =
  /(?<![\p{L}’'])(?:he|she|him|her|his|hers|himself|herself|hennes|honom|henne|hans|hon|hän|hänen)(?![\p{L}])/u;

/** True if a pronoun for a person stands in the words from `start`, in the same paragraph. */
export function isTakenUp(text: string, start: number): boolean {
  const ahead = text.slice(start, start + REACH);
  const end = ahead.search(/\n\s*\n/);
  return PERSONAL.test(end < 0 ? ahead : ahead.slice(0, end));
}

/** German pronouns of the polite form, which have a capital and go on behind a name: `übernimmt Herr Vasshaug Ihren Fall`. */
const POLITE: ReadonlySet<string> = new Set(words("Ihr Ihre Ihrem Ihren Ihrer Ihres Ihnen"));
const LONGEST_POLITE = 5;

export function isPolite(text: string, start: number, end: number): boolean {
  return end - start <= LONGEST_POLITE && POLITE.has(text.slice(start, end));
}
