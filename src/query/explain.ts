// `explain`: every span of one text, with the row that found it. The values are raw; whoever prints the explanation decides on them.
import { Failure } from "../boundary/failure.js";
import type { Finding } from "../core/explained.js";
import type { FoundValue } from "../core/found-value.js";
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import { type Desk, showPath } from "./desk.js";

/** A piece of an explanation: our own words or redacted text, or a raw value, to be printed as a JSON string. */
export type Piece = Redacted | FoundValue;

/** A text and its spans. `id` and `path` are null for standard input. */
export interface Explanation {
  readonly id: Redacted | null;
  readonly path: Redacted | null;
  readonly findings: readonly Finding[];
}

/** Explains a file of the root; with `all`, spans that are kept or outranked are listed too. Throws NOT_FILE, NOT_TEXT, and as `read`. */
export async function explain(desk: Desk, path: string, all: boolean): Promise<Explanation> {
  const { library, budget } = desk;
  const entry = await library.locate(path, budget);
  if (entry.kind !== "file") throw new Failure("NOT_FILE");
  const findings = await library.explain(entry, budget, all);
  if (findings === undefined) throw new Failure("NOT_TEXT");
  const shown = showPath(desk, entry);
  return { id: Redacted.say`${shown.ref}`, path: shown.path, findings };
}

/** A header and one line a span: line, category or outcome, rank, row with its reason, placeholder, and the value if it is asked for. */
export function explanationText({ id, path, findings }: Explanation, values: boolean): Piece[] {
  const place = id === null || path === null ? Redacted.say`standard input` : Redacted.say`${id} ${path}`;
  const note = values ? Redacted.say`RAW VALUES FOLLOW: do not hand this on\n` : Redacted.empty;
  const header = Redacted.say`--- ${place} spans ${count(findings.length)} ---\n${note}`;
  return [header, ...findings.flatMap((finding) => lineOf(finding, values))];
}

function lineOf(finding: Finding, values: boolean): Piece[] {
  const { first, last, outcome, category, rank, row, reason, placeholder } = finding;
  const lines = first === last ? Redacted.say`${first}` : Redacted.say`${first}-${last}`;
  const what = category ?? Redacted.say`-`;
  const why = reason === null ? row : Redacted.say`${row} (${reason})`;
  const line = Redacted.say`${lines}\t${what}\t${rank}\t${why}\t${placeholder ?? OUTCOMES[outcome]}`;
  return values ? [line, Redacted.say`\t`, finding.value, LINE_FEED] : [line, LINE_FEED];
}

/** One line: `{"id":…,"path":…,"raw_values":…,"spans":[{"outcome":…,"line":…,"last_line":…,"category":…,…}]}`. */
export function explanationJson({ id, path, findings }: Explanation, values: boolean): Piece[] {
  const raw = values ? Redacted.say`true` : Redacted.say`false`;
  const head = Redacted.say`{"id":${stringOf(id)},"path":${stringOf(path)},"raw_values":${raw},"spans":[`;
  const spans = findings.flatMap((finding, at) => [at === 0 ? Redacted.empty : COMMA, ...spanOf(finding, values)]);
  return [head, ...spans, Redacted.say`]}\n`];
}

function spanOf(finding: Finding, values: boolean): Piece[] {
  const { first, last, outcome, category, rank, row, reason, placeholder } = finding;
  const place = Redacted.say`"outcome":"${OUTCOMES[outcome]}","line":${first},"last_line":${last}`;
  const what = Redacted.say`"category":${stringOf(category)},"rank":"${rank}","row":"${row}"`;
  const rest = Redacted.say`"reason":${stringOf(reason)},"placeholder":${stringOf(placeholder)}`;
  const span = Redacted.say`{${place},${what},${rest}`;
  return values ? [span, Redacted.say`,"value":`, finding.value, Redacted.say`}`] : [span, Redacted.say`}`];
}

const stringOf = (text: Redacted | null): Redacted => text?.quoted() ?? Redacted.say`null`;

const OUTCOMES = {
  hidden: Redacted.say`hidden`,
  kept: Redacted.say`kept`,
  outranked: Redacted.say`outranked`,
} as const;

const COMMA = Redacted.say`,`;
const LINE_FEED = Redacted.say`\n`;
