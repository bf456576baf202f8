// `read`, `head` and `tail`: lines of one file. The file is redacted whole, then lines are taken, then the text is cut.
import { Failure } from "../boundary/failure.js";
import type { Ref } from "../core/path-id.js";
import { type Line, line } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Document } from "../library/library.js";
import { countIn, type Desk, locate, showPath } from "./desk.js";

export interface ReadRequest {
  readonly path: string;
  /** 1-based, inclusive. */
  readonly startLine?: number | undefined;
  readonly endLine?: number | undefined;
  /** Longest text in UTF-16 units. */
  readonly maxChars: number;
}

/** Which lines of a file, and the text of them. `next` is the line to go on with after a cut. */
export interface Excerpt {
  readonly id: Ref;
  readonly path: Redacted;
  readonly start: Line;
  readonly end: Line;
  readonly text: Redacted;
  readonly truncated: boolean;
  readonly next: Line | null;
}

/** Lines `startLine` to `endLine`. Throws NOT_FILE, NOT_TEXT, END_BEFORE_START, START_BEYOND_END, and what `Library.document` throws. */
export async function read(desk: Desk, request: ReadRequest): Promise<Excerpt> {
  const document = await openDocument(desk, request.path);
  const lines = document.text.lineCount;
  const start = request.startLine ?? 1;
  if (request.endLine !== undefined && request.endLine < start) throw new Failure("END_BEFORE_START");
  if (start > Math.max(lines, 1)) throw new Failure("START_BEYOND_END");
  return excerpt(document, start, Math.min(request.endLine ?? lines, lines), request.maxChars);
}

/** The first `lines` lines, or the last ones with `fromEnd`; none are lines 1 to 0. Throws as `read`. */
export async function readEdge(
  desk: Desk,
  request: { readonly path: string; readonly lines: number; readonly fromEnd: boolean; readonly maxChars: number },
): Promise<Excerpt> {
  const document = await openDocument(desk, request.path);
  const count = document.text.lineCount;
  const lines = Math.min(request.lines, count);
  const start = request.fromEnd && lines > 0 ? count - lines + 1 : 1;
  return excerpt(document, start, start + lines - 1, request.maxChars);
}

/** The excerpt as text: a header, the lines, and after a cut how to go on. */
export function excerptText(found: Excerpt, lineNumbers: boolean): Redacted {
  const { id, path, start, end, text, next } = found;
  const header = Redacted.say`--- ${id} ${path} lines ${start}-${end} ---\n`;
  const body = text.length === 0 && !found.truncated ? Redacted.empty : text.withFinalNewline();
  const marked = found.truncated ? Redacted.say`${body}[TRUNCATED]\n` : body;
  const shown = lineNumbers ? marked.numbered(start) : marked;
  if (!found.truncated) return Redacted.say`${header}${shown}`;
  if (next === null) return Redacted.say`${header}${shown}next: raise max_chars\n`;
  return Redacted.say`${header}${shown}next: start_line=${next}\n`;
}

async function openDocument(desk: Desk, path: string): Promise<Document> {
  const { library, budget } = desk;
  const entry = await locate(desk, path);
  if (entry.kind !== "file") throw new Failure("NOT_FILE");
  const document = await library.document(entry, budget);
  if (document === undefined) throw new Failure("NOT_TEXT");
  showPath(desk, entry);
  countIn(desk, document.counts);
  return document;
}

function excerpt({ shown, text }: Document, start: number, end: number, maxChars: number): Excerpt {
  const lines = text.lines(start, end);
  const cut = lines.truncate(maxChars);
  const truncated = cut.length < lines.length;
  // The line that was cut is the one to begin with next; if it is the first, only a larger limit leads on.
  const firstCut = start + lines.lineAt(cut.length) - 1;
  return {
    id: shown.ref,
    path: shown.path,
    start: line(start),
    end: line(end),
    text: cut,
    truncated,
    next: truncated && firstCut > start ? line(firstCut) : null,
  };
}
