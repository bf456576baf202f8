// `retrieve`: the passages of a scope that fit a query best, with the lines they stand on. It sees redacted text only.
import { Failure } from "../boundary/failure.js";
import { type Count, count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Document } from "../library/library.js";
import type { Entry } from "../source/filesystem/folder.js";
import { countIn, type Desk, showPath } from "./desk.js";
import { type CitedPassage, citation, citationText } from "./retrieval/citation.js";
import { IndexCache } from "./retrieval/index-cache.js";
import type { PassageIndex } from "./retrieval/passage-index.js";
import { QueryTerms } from "./retrieval/query-terms.js";
import { Ranking } from "./retrieval/ranking.js";
import { filesIn, type Scope } from "./scope.js";

/** Bounds of what a caller may ask for. */
export const RETRIEVE_BOUNDS = { results: [1, 50], chars: [256, 100_000], query: 2_000 } as const;

export interface RetrieveRequest extends Scope {
  readonly query: string;
  /** Most passages; see RETRIEVE_BOUNDS. */
  readonly maxResults: number;
  /** Longest answer in UTF-16 units; see RETRIEVE_BOUNDS. */
  readonly maxChars: number;
  /** Text files that may be ranked. */
  readonly maxFiles: number;
  /** Passages that may be ranked. */
  readonly maxPassages: number;
  /** Bytes of word keys that are kept for the next call; 0 for a program that ends after one. */
  readonly indexBytes: number;
  /** Told after each file. */
  readonly onFile?: ((files: number) => void) | undefined;
}

export interface RetrieveResult {
  /** The best first. */
  readonly passages: readonly CitedPassage[];
  /** Passages that hold a word of the query, shown or not. */
  readonly matched: Count;
}

/** A text and its passages. */
interface Opened {
  readonly document: Document;
  readonly index: PassageIndex;
}

/** One passage of one file. */
interface Place {
  readonly entry: Entry;
  readonly passage: number;
}

/**
 * Ranks every passage of a scope. Throws RETRIEVAL_BOUNDS, RETRIEVAL_QUERY_LENGTH, RETRIEVAL_TERMS, FILE_LIMIT, PASSAGE_LIMIT,
 * CHANGED_DURING_READ for a file that is no longer what was ranked, and what a scope and `Library.document` throw.
 */
export async function retrieve(desk: Desk, request: RetrieveRequest): Promise<RetrieveResult> {
  checkBounds(request);
  const terms = new QueryTerms(request.query);
  const ranking = await rank(desk, request, terms);
  const passages: CitedPassage[] = [];
  const opened = new Map<string, Opened>();
  let room = request.maxChars - MORE.length;
  for (const { source, reference, frequencies, score } of await ranking.best(desk.budget)) {
    const known = opened.get(reference);
    const { document, index } = known ?? (await open(desk, request, source.entry)) ?? changed();
    const place = index.passages[source.passage] ?? changed();
    if (!isSame(index.frequencies(source.passage, terms), frequencies)) changed();
    const cited = citation(document, place, score);
    room -= citationText(cited).length;
    if (room < 0) break;
    passages.push(cited);
    if (known !== undefined) continue;
    opened.set(reference, { document, index });
    showPath(desk, source.entry);
    countIn(desk, document.counts);
  }
  return { passages, matched: count(ranking.matched) };
}

/** The passages as text, each below a line that cites it; after them, whether there are more. */
export function retrieveText({ passages, matched }: RetrieveResult): Redacted {
  if (passages.length === 0) return NONE_FITS;
  const entries = passages.map(citationText);
  return Redacted.join(passages.length < matched ? [...entries, MORE] : entries);
}

const MORE = Redacted.say`[TRUNCATED: more matching passages; narrow the query or increase limits]\nnext: narrow paths or raise max_results\n`;
const NONE_FITS = Redacted.say`Matching passages exceed max_chars. Increase max_chars to return a cited passage.\n`;

function checkBounds({ maxResults, maxChars }: RetrieveRequest): void {
  const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  if (isWithin(maxResults, RETRIEVE_BOUNDS.results) && isWithin(maxChars, RETRIEVE_BOUNDS.chars)) return;
  throw new Failure("RETRIEVAL_BOUNDS");
}

async function rank(desk: Desk, request: RetrieveRequest, terms: QueryTerms): Promise<Ranking<Place>> {
  const ranking = new Ranking<Place>(terms.count, request.maxResults);
  let looked = 0;
  let files = 0;
  for await (const entry of filesIn(desk, request)) {
    const opened = await open(desk, request, entry);
    request.onFile?.(++looked);
    if (opened === undefined) continue;
    const { document, index } = opened;
    if (++files > request.maxFiles) throw new Failure("FILE_LIMIT");
    if (ranking.passages + index.passages.length > request.maxPassages) throw new Failure("PASSAGE_LIMIT");
    const reference = document.shown.ref.toString();
    for (const [passage, { start }] of index.passages.entries()) {
      if (desk.budget.due) await desk.budget.breathe();
      const words = index.words(passage);
      ranking.count(words);
      const frequencies = index.frequencies(passage, terms);
      if (frequencies === undefined) continue;
      ranking.add({ source: { entry, passage }, reference, line: start, frequencies, words });
    }
  }
  return ranking;
}

/** The text of a file and its passages; undefined for a file that is no text. */
async function open(desk: Desk, { indexBytes }: RetrieveRequest, entry: Entry): Promise<Opened | undefined> {
  const document = await desk.library.document(entry, desk.budget, "met");
  if (document === undefined) return undefined;
  const { shown, text } = document;
  return { document, index: IndexCache.of(desk.library).index(shown.ref.id, text, desk.budget, indexBytes) };
}

function isSame(now: readonly number[] | undefined, ranked: readonly number[]): boolean {
  return ranked.every((frequency, term) => now?.[term] === frequency);
}

function changed(): never {
  throw new Failure("CHANGED_DURING_READ");
}
