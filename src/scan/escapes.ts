// The reading of a text with its escapes decoded: percent, JSON and source code, HTML. Terms are matched on it as well.
import { composed, type Reading, type View, ViewBuilder } from "./view.js";

/** How often decoding is repeated: escapes inside escapes (`%2520`, `\\u0041` in JSON in JSON). */
const DEPTH = 3;

const ESCAPE =
  /(?:%[0-9a-f]{2})+|(?<!\\)\\+(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[nrtbfv/"'])|&(?:#x[0-9a-f]{1,6}|#[0-9]{1,7}|amp|lt|gt|quot|apos|nbsp|shy|ndash|mdash|hyphen|rsquo|lsquo);/giu;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "",
  ndash: "\u2013",
  mdash: "\u2014",
  hyphen: "\u2010",
  rsquo: "\u2019",
  lsquo: "\u2018",
};

const LETTER_ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v" };

/** A view of `text` with its escapes decoded, or undefined if it holds none. Linear in the length of the text. */
export function unescapedView(text: string): View | undefined {
  const builder = new ViewBuilder(text);
  for (const match of text.matchAll(ESCAPE)) {
    const decoded = decodeRun(match[0]);
    if (decoded !== match[0]) builder.replace(match.index, match.index + match[0].length, decoded);
  }
  return builder.build();
}

/** Readings of every depth at which something was decoded, outermost first; each maps to `text` itself. */
export function unescapedViews(text: string): readonly Reading[] {
  const readings: Reading[] = [];
  let outer: Reading | undefined;
  for (let depth = 0; depth < DEPTH; depth++) {
    const view = unescapedView(outer?.text ?? text);
    if (view === undefined) break;
    outer = outer === undefined ? view : composed(outer, view);
    readings.push(outer);
  }
  return readings;
}

function decodeRun(run: string): string {
  if (run.startsWith("%")) return decodePercent(run);
  if (run.startsWith("&")) return decodeEntity(run.slice(1, -1));
  const body = run.replace(/^\\+/, "");
  const code = /^(?:u\{?|x)([0-9a-f]+)\}?$/i.exec(body)?.[1];
  if (code !== undefined) return characterOf(Number.parseInt(code, 16), run);
  return LETTER_ESCAPES[body.toLowerCase()] ?? body;
}

/** Bytes as UTF-8; bytes that are none, as windows-1252. */
function decodePercent(run: string): string {
  const bytes = Buffer.from(run.replaceAll("%", ""), "hex");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function decodeEntity(name: string): string {
  if (name.startsWith("#")) {
    const hex = name.charAt(1).toLowerCase() === "x";
    return characterOf(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10), `&${name};`);
  }
  return NAMED[name.toLowerCase()] ?? `&${name};`;
}

function characterOf(point: number, otherwise: string): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : otherwise;
}
