// Phrases of several words that tell a name: `spoke to …`, `the … matter`, `…, could you`, `email from …`.
import { after, before } from "../../src/scan/neighbours.js";

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

/** Verbs that are said of people as often as of things: before a name they tell little. */
const OF_THINGS: ReadonlySet<string> = new Set(
  list(
    "love loves loved like likes liked hate hates hated know knows knew want wants wanted need think join joins joined lost won believed",
  ),
);

/** True for a verb that takes things as well as people. */
export function takesThings(verb: string): boolean {
  return OF_THINGS.has(verb);
}

/** Verbs without a subject before them, at the start of a note: `Asked Vasshaug about it`. */
const DEALT: ReadonlySet<string> = new Set(
  list("asked told met emailed mailed phoned texted thanked invited interviewed hired fired"),
);

/** True for the verb of a note in capitals and small letters that begins a sentence. */
export function isDealtWith(verb: string): boolean {
  return DEALT.has(verb);
}

/** What is done to people, before each preposition. */
const DIRECTED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ["to", "regards greetings spoke talked spoken lied waved married engaged apologised apologized proposed"],
      ["at", "shouted yelled smiled laughed screamed waved"],
      ["with", "spoke talked chatted argued quarrelled flirted"],
      ["aan", "groeten groetjes groet"],
      ["an", "grüße gruß grüsse"],
      ["till", "hälsningar"],
      ["til", "hilsen"],
      ["from", "email mail letter voicemail postcard"],
      ["von", "mail brief anruf nachricht"],
      ["de", "mail courriel"],
      ["di", "mail telefonata"],
      ["av", "brev mejl"],
      ["od", "mail mejl list telefon dopis"],
      ["от", "письмо письма сообщение звонок"],
    ] as const
  ).map(([preposition, words]) => [preposition, new Set(list(words))]),
);

/** True if a preposition and the word before it tell that a person follows; `start` is where the preposition begins. */
export function isDirected(text: string, preposition: string, start: number): boolean {
  const telling = DIRECTED.get(preposition);
  if (telling === undefined) return false;
  const { word, sign } = before(text, start);
  return sign === 0 && telling.has(word);
}

/** What a family has, and what lawyers and doctors call after a person: `the Vasshaug matter`. */
const KIN: ReadonlySet<string> = new Set(
  list(`matter affair estate family families residence household wedding funeral novel novels biography memoir trial murder inheritance divorce custody
    heirs siblings brothers sisters twins couple clan`),
);

/** True before a word for a family, or for a matter that is called after a person. */
export function isKin(text: string, end: number): boolean {
  return KIN.has(after(text, end).word);
}

const ADDRESSED =
  /^, (?:can|could|would|will|do|did|have|are|please|what|when|where|why|how|thanks|sorry|let)\b[^\n.]{0,40}?\b(?:you|your|please|me|us|I)\b/;

/** True if somebody is spoken to: `Vasshaug, could you look at it?` */
export function isAddressed(text: string, end: number): boolean {
  return ADDRESSED.test(text.slice(end, end + 72));
}
