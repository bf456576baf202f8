// `search`: matching lines of every file in a scope, with context. It sees redacted lines only.

import type { Ref } from "../core/path-id.js";
import { type Line, line } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Document } from "../library/library.js";
import { countIn, type Desk, showPath } from "./desk.js";
import { type LineMatcher, lineMatcher } from "./line-matcher.js";
import { filesIn, type Scope } from "./scope.js";

export interface SearchRequest extends Scope {
  readonly query: string;
  readonly regex: boolean;
  readonly ignoreCase: boolean;
  /** Lines shown before and after each match. */
  readonly context: number;
  /** Most lines shown, context included. */
  readonly maxResults: number;
  /** Told after each file. */
  readonly onFile?: ((files: number) => void) | undefined;
}

/** One line of an answer; `match` is false for a line of context. */
export interface SearchRow {
  readonly id: Ref;
  readonly line: Line;
  readonly match: boolean;
  readonly path: Redacted;
  readonly text: Redacted;
}

export interface SearchResult {
  readonly rows: readonly SearchRow[];
  /** True if a further line would have been shown but for `maxResults`. */
  readonly truncated: boolean;
}

/** Rows in listing order. Throws INVALID_REGEX, and what a scope and `Library.document` throw. */
export async function search(desk: Desk, request: SearchRequest): Promise<SearchResult> {
  const matches = lineMatcher(request.query, request);
  const rows: SearchRow[] = [];
  let files = 0;
  for await (const entry of filesIn(desk, request)) {
    const document = await desk.library.document(entry, desk.budget, "met");
    request.onFile?.(++files);
    if (document === undefined) continue;
    const found = rowsOf(document, matches, request.context, request.maxResults + 1 - rows.length);
    if (found.length === 0) continue;
    showPath(desk, entry);
    countIn(desk, document.counts);
    rows.push(...found);
    if (rows.length > request.maxResults) return { rows: rows.slice(0, request.maxResults), truncated: true };
  }
  return { rows, truncated: false };
}

/** The rows as text, `id:line:path:text`, with `-` for the first colon of a line of context. */
export function searchText({ rows, truncated }: SearchResult): Redacted {
  const lines = rows.map(({ id, line: number, match, path, text }) =>
    match ? Redacted.say`${id}:${number}:${path}:${text}\n` : Redacted.say`${id}-${number}:${path}:${text}\n`,
  );
  if (truncated) lines.push(Redacted.say`[TRUNCATED]\nnext: narrow paths or raise max_results\n`);
  return Redacted.join(lines);
}

function rowsOf({ shown, text }: Document, matches: LineMatcher, context: number, most: number): SearchRow[] {
  const rows: SearchRow[] = [];
  const row = (number: number, match: boolean): SearchRow => ({
    id: shown.ref,
    line: line(number),
    match,
    path: shown.path,
    text: text.line(number),
  });
  let next = 1;
  let after = 0;
  for (const number of matches(text)) {
    for (; next < number && next <= after && rows.length < most; next++) rows.push(row(next, false));
    for (next = Math.max(next, number - context); next < number && rows.length < most; next++)
      rows.push(row(next, false));
    if (rows.length >= most) return rows;
    rows.push(row(number, true));
    next = number + 1;
    after = number + context;
  }
  for (; next <= after && next <= text.lineCount && rows.length < most; next++) rows.push(row(next, false));
  return rows;
}
