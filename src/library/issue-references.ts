// `#12` in a redacted text of a repository becomes `context#12`, the name by which an agent can read that issue.
import { Redacted } from "../core/redacted.js";

/** How the repository is called: by agents, and where its own name stood in the text. */
export interface RepositoryNames {
  readonly alias: Redacted;
  /** `owner/repo` as the engine shows it. */
  readonly own: Redacted;
}

/** `#` and a number that is no part of an address, of an entity such as `&#39;`, or of another repository's name; also `GH-12`. */
const REFERENCE = /(?<![\p{L}\p{N}_&/#.\]-])(?:#|GH-)(?=\d{1,9}(?![\p{L}\p{N}_-]|\.\d))/gu;

/** Rewrites references in a text that is redacted already, so that nothing which was hidden is looked at. */
export function linkReferences(text: Redacted, { alias, own }: RepositoryNames): Redacted {
  const read = String(text);
  const name = String(own);
  const pieces: Redacted[] = [];
  let at = 0;
  const replace = (start: number, end: number) => {
    pieces.push(text.slice(at, start), Redacted.say`${alias}#`);
    at = end;
  };
  for (const { start, end } of inOrder(placesOf(read, REFERENCE), placesOfName(read, name))) {
    if (start >= at) replace(start, end);
  }
  if (pieces.length === 0) return text;
  pieces.push(text.slice(at, text.length));
  return Redacted.join(pieces);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placesOf(text: string, pattern: RegExp): Place[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** The repository's own name with `#` and a number after it. */
function placesOfName(text: string, name: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(`${name}#`); at >= 0; at = text.indexOf(`${name}#`, at + 1)) {
    const end = at + name.length + 1;
    if (/^\d{1,9}(?!\d)/.test(text.slice(end, end + 10))) places.push({ start: at, end });
  }
  return places;
}

function inOrder(...lists: readonly Place[][]): Place[] {
  return lists.flat().sort((one, other) => one.start - other.start);
}
