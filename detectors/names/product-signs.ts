// Is a word of no list, in doubt whether it names a person, the name of a product? Texts that sell one say so in many places.
import { inWordAt } from "../../src/scan/characters.js";

/** Places of a word that are looked at. */
const MOST_PLACES = 24;
/** Places in a text where the word is looked for in small letters. */
const MOST_SMALL = 16;

const VERSION = /^ v?\d{1,3}\.\d|^ v\d/;
const THING =
  "(?:tool|app|application|platform|library|framework|dashboard|service|software|product|plugin|package|database|engine|server|client|solution|system|project|language|editor|runtime|compiler|toolkit|suite|api|sdk|cli|assistant|network|browser|extension|module|plattform|anwendung|lösung|werkzeug|dienst|outil|logiciel|plateforme|herramienta|plataforma)s?";
/** `is a fast build tool`, `ist die Plattform`. */
const IS_THING = new RegExp(
  `^ (?:is|ist|est|es|è|é) (?:an?|the|our|your|eine?|die|das|der|un|une|una|uma|la|le|el)(?: [\\p{L}-]{1,16}){0,3} ${THING}\\b`,
  "iu",
);
/** What things do, and not people. */
const DOES =
  /^ (?:supports|provides|requires|runs|lets|offers|integrates|includes|scales|ships|bundles|compiles|renders|imports|exports|automates|simplifies|connects|costs|makes it|helps (?:you|teams|developers|companies|businesses)|works (?:with|on|in) (?:your|any|all|every)|was (?:built|released|designed|developed) (?:for|to|in|by|with)|is (?:available|built|designed|free|open[- ]source|powered|compatible|hosted|released)|hilft (?:ihnen|teams)|unterstützt|bietet)(?![\p{L}\d])/iu;
/** What a name of a product goes on with. */
const PART =
  /^(?:['’]s)? (?:Pro|Cloud|Enterprise|Studio|Plus|Premium|Desktop|Mobile|Server|API|CLI|SDK|app|apps|dashboard|plugin|plugins|docs|documentation|website|cache|config|configuration|users|platform|integration)(?![\p{L}\d])/u;
/** What is done with things. */
const USED =
  /(?:\b(?:install|installing|download|using|try|configure|upgrade to|sign up for|get started with|start with|powered by|built with|made with|based on|integrates? with|works with|compatible with|migrate to|switch to|subscribe to|meet|introducing|why|teams trust|teams love|people love|we built|made|testen sie|entdecken sie|découvrez|essayez|prueba|scopri) )$/i;
/** A host or a package of that name, before and behind it in small letters. */
const HOST = /^(?:\.(?:com|dev|io|app|org|net|ai|co|cloud|sh|so|example|test)(?![\w])|@\d)/;
const INSTALLED =
  /(?:install|add|npx|import|require\(|from|brew|docker pull|pip|cargo|gem|go get)(?: -{1,2}\w{1,12})? ["'`]?@?$/;

/** Signs of different kinds that are enough. */
const ENOUGH = 2;

/** True if what stands beside the word in its places tells of a thing in several ways. `places` has start and end of each in turn, in UTF-16 units. */
export function isProduct(text: string, word: string, places: readonly number[]): boolean {
  const kinds = new Set<RegExp>();
  for (let at = 0; at < Math.min(places.length, 2 * MOST_PLACES) && kinds.size < ENOUGH; at += 2) {
    const start = places[at] as number;
    const ahead = text.slice(places[at + 1], (places[at + 1] as number) + 80);
    for (const pattern of [VERSION, IS_THING, DOES, PART]) if (pattern.test(ahead)) kinds.add(pattern);
    if (USED.test(text.slice(Math.max(0, start - 24), start))) kinds.add(USED);
  }
  return kinds.size >= ENOUGH || (kinds.size > 0 && isHost(text, word.toLowerCase()));
}

function isHost(text: string, small: string): boolean {
  let at = text.indexOf(small);
  for (let places = 0; at >= 0 && places < MOST_SMALL; places++, at = text.indexOf(small, at + 1)) {
    if (inWordAt(text, at - 1)) continue;
    const end = at + small.length;
    if (HOST.test(text.slice(end, end + 9)) && text.charAt(at - 1) !== "@") return true;
    if (INSTALLED.test(text.slice(Math.max(0, at - 32), at))) return true;
  }
  return false;
}
