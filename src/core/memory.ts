// Memory of one text: who was found once on evidence is found wherever the name, or a part of it, stands in the same text.
import { inWordAt, KIND, kindOf } from "../scan/characters.js";
import { DeclinedNames } from "../scan/declined-names.js";
import { unescapedView } from "../scan/escapes.js";
import {
  formsOfHost,
  formsOfLocalPart,
  formsOfOrganisation,
  formsOfPerson,
  isOrdinaryForm,
  type NameForm,
} from "../scan/name-forms.js";
import { before } from "../scan/neighbours.js";
import { plainSpelling } from "../scan/plain-spelling.js";
import type { Scan } from "../scan/scan.js";
import type { PrefixFilter } from "../scan/sieve.js";
import { TermIndex } from "../scan/terms.js";
import type { Category } from "./category.js";
import { MEMORY_ROW, type Policy } from "./policy.js";
import { RANK, type Span } from "./span.js";

/** Something remembered: what it is, and in which spellings it counts. */
interface Entry {
  readonly category: Category;
  /** An ordinary word as well: it counts with a capital only, and at the start of a sentence only if the text never has it in small letters. */
  readonly isOrdinary: boolean;
  /** Counts in small letters too. */
  readonly anyCase: boolean;
  /** A part of a name that no list has: it counts if the places that speak for a name are no fewer than the others. */
  readonly isUnlisted: boolean;
  /** Places in small letters, or behind an article. */
  against: number;
  /** Places that wait for the end of the text: start and end in turn. */
  readonly waiting: number[];
}

/** Most values that are remembered of one text; a list of so many people tells them apart by itself. */
const MOST_VALUES = 20_000;

/** So many places in small letters are those of a person whose name is typed in haste. */
const FEW = 4;

/** A value as its escapes read: the name counts wherever it stands, and not its spelling. */
function unescaped(value: string): string {
  return /[\\%&=]/.test(value) ? (unescapedView(value)?.text ?? value) : value;
}

/** What is remembered of one text. Made from its findings, used for one walk over the same text. */
export class Memory {
  readonly #index = new TermIndex();
  readonly #entries: Entry[] = [];
  readonly #known = new Set<string>();
  /** Local parts and hosts, with their `@`, of the mail addresses so far. */
  readonly #mails = new Set<string>();
  readonly #declined = new DeclinedNames(this.#index.bits);

  /** Undefined if nothing was found that is worth remembering. */
  static of(text: string, spans: readonly Span[], policy: Policy): Memory | undefined {
    let memory: Memory | undefined;
    const seen = new Set<string>();
    const found: Span[] = [];
    const mails: Span[] = [];
    const learn = ({ start, end, category }: Span, isMail: boolean) => {
      const value = unescaped(text.slice(start, end));
      if (category === "ORG" && memory !== undefined) memory.#learnAcronym(text.slice(end, end + 12));
      if (seen.has(value) || seen.size >= MOST_VALUES) return;
      seen.add(value);
      memory ??= new Memory();
      if (isMail) memory.#learnMail(value, text);
      else if (category === "ORG") memory.#learnOrganisation(plainSpelling(value), text.slice(end, end + 12));
      else if (category === "CLIENT") memory.#learnCustomer(plainSpelling(value));
      else if (category !== null) memory.#learn(formsOfPerson(plainSpelling(value)), category);
    };
    for (let at = 0; at < spans.length; at++) {
      const span = spans[at] as Span;
      if (span.category === "EMAIL") mails.push(span);
      if (span.category !== null && policy.isRemembered(span.row)) found.push(span);
    }
    // Of two spans for one name the first in the text counts.
    found.sort((one, other) => one.start - other.start || one.row - other.row);
    for (const span of found) learn(span, false);
    // What mail addresses only hint at comes behind people and organisations.
    for (const span of mails) learn(span, true);
    return memory === undefined || memory.#entries.length === 0 ? undefined : memory;
  }

  /** Beginnings of what is remembered, for the candidate pass. */
  get beginnings(): PrefixFilter {
    return this.#index;
  }

  /** Reports what is remembered among the candidates of a walk. */
  find(scan: Scan, add: (span: Span) => void): void {
    const { text, term } = scan;
    let done = 0;
    for (let at = 0; at < term.length; at++) {
      const start = term.at(at);
      if (start < done) continue;
      const match = this.#index.matchAt(text, start) ?? this.#declined.matchAt(text, start);
      const entry = match === undefined ? undefined : this.#entries[match.label];
      if (match === undefined || entry === undefined || !counts(entry, text, start, match.end)) continue;
      done = match.end;
      const first = entry.category === "PERSON" ? withInitials(text, start) : start;
      add(spanOf(entry.category, first, match.end));
    }
  }

  /** Reports what waited for the end of the text. */
  finish(add: (span: Span) => void): void {
    for (const { category, isUnlisted, against, waiting } of this.#entries) {
      if (against > (isUnlisted ? Math.max(FEW, waiting.length >> 2) : 0)) continue;
      for (let at = 0; at < waiting.length; at += 2) {
        add(spanOf(category, waiting[at] as number, waiting[at + 1] as number));
      }
    }
  }

  /** The name, and an acronym in brackets behind it. */
  #learnOrganisation(value: string, following: string): void {
    this.#learn(formsOfOrganisation(value), "ORG");
    this.#learnAcronym(following);
  }

  /** A customer of one word that a list has may be anything. */
  #learnCustomer(value: string): void {
    if (/\p{L}{3}/u.test(value) && (/[\s-]/.test(value) || !isOrdinaryForm(value)))
      this.#learn(formsOfOrganisation(value), "CLIENT");
  }

  #learnAcronym(following: string): void {
    const acronym = /^[ ]\(["“]?(\p{Lu}{2,6})["”]?\)/u.exec(following)?.[1];
    if (acronym !== undefined)
      this.#learn([{ text: acronym, isOrdinary: false, anyCase: false, isUnlisted: false }], "ORG");
  }

  #learnMail(value: string, text: string): void {
    const at = value.lastIndexOf("@");
    const [local, host] = [value.slice(0, at), value.slice(at)];
    if (!this.#mails.has(local)) this.#learn(formsOfLocalPart(local), "PERSON");
    if (!this.#mails.has(host)) this.#learn(formsOfHost(host.slice(1), text), "ORG");
    this.#mails.add(local).add(host);
  }

  #learn(forms: readonly NameForm[], category: Category): void {
    for (const { text, isOrdinary, anyCase, isUnlisted } of forms) {
      const key = text.toLowerCase();
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      this.#index.add(text, this.#entries.length, "whole");
      if (category === "PERSON" && !isOrdinary) this.#declined.add(text, this.#entries.length);
      this.#entries.push({ category, isOrdinary, anyCase, isUnlisted, against: 0, waiting: [] });
    }
  }
}

/** True if the place counts at once; one that depends on other places is kept with the entry. */
function counts(entry: Entry, text: string, start: number, end: number): boolean {
  const kind = kindOf(text.charCodeAt(start));
  const isSmall = kind === KIND.lower || kind === KIND.lowerGreekCyrillic;
  // In paths and identifiers every word is in small letters.
  const isPiece = isSmall && (joinsAt(text, start - 1) || joinsAt(text, end));
  if (entry.isUnlisted) {
    const { word, sign } = before(text, start);
    if ((isSmall && !isPiece) || (sign === 0 && ARTICLES.has(word))) entry.against++;
    if (!isSmall || entry.anyCase) entry.waiting.push(start, end);
    return false;
  }
  if (isSmall) {
    if (!isPiece) entry.against++;
    return entry.anyCase || (isPiece && !entry.isOrdinary && end - start >= SHORTEST_PIECE);
  }
  if (!entry.isOrdinary) return true;
  const { small, sign } = before(text, start);
  if ((small && sign === 0) || sign === COMMA) return true;
  entry.waiting.push(start, end);
  return false;
}

/** Shortest name that counts as a piece of a path or an identifier, in UTF-16 units. */
const SHORTEST_PIECE = 5;

const JOINS: ReadonlySet<string> = new Set("/\\_-");

/** True for a sign that joins words in paths and identifiers; a dot only between two of them. */
function joinsAt(text: string, at: number): boolean {
  if (text.charAt(at) === ".") return inWordAt(text, at - 1) && inWordAt(text, at + 1);
  return JOINS.has(text.charAt(at));
}

/** Articles and the like, before which a word of no list is hardly somebody's name. */
const ARTICLES: ReadonlySet<string> = new Set(
  "the a an this that these those each every any no der die das dem den des ein eine einen einem einer diese dieser dieses keine le la les un une des cette ces los las una het een".split(
    " ",
  ),
);

/** Start of the initials before a name: `J. R.` of `J. R. Quillon`. */
function withInitials(text: string, start: number): number {
  const initials = /(?:\p{Lu}\.[ \u00a0]?){1,4}$/u.exec(text.slice(Math.max(0, start - 12), start))?.[0] ?? "";
  const first = start - initials.length;
  return initials === "" || /[\p{L}\p{N}_.]/u.test(text.charAt(first - 1)) ? start : first;
}

function spanOf(category: Category, start: number, end: number): Span {
  return { start, end, category, rank: category === "PERSON" ? RANK.name : RANK.organisation, row: MEMORY_ROW };
}

const COMMA = 44;
