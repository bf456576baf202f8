// Is a word the name of a column? In the first line of a table, between the signs that part its cells, `Saldo` and `Lon` name nobody.
import { lineBefore } from "../../src/scan/pattern.js";
import { kindOfField } from "../fields/field-names.js";

/** Longest header that is read, in UTF-16 units, to either side of the word. */
const REACH = 512;

const CELL = /[,;\t|]/;
/** A name of a column: words of letters, or what rows are shown in place of a placeholder (core/kept-placeholders.ts). */
const NAME = /^["']?(?:[\p{L}\p{M}][\p{L}\p{M} _./()#-]{0,40}|\[\u00a4{1,64}\])["']?$/u;
/** Columns of all kinds of tables, in small letters. */
const KNOWN: ReadonlySet<string> = new Set(
  "id name names nom nombre nome naam namn navn email mail date datum fecha data payee amount betrag montant importe importo bedrag iban bic konto account currency währung type status city ort land country note notes comment".split(
    " ",
  ),
);
const EDGES: ReadonlySet<string> = new Set([..."\n\r\t,;|", ""]);

/** True if [start, end) is a cell of a header: the first line, other names of columns beside it, as many cells in the line below. */
export function isHeaderCell(text: string, start: number, end: number): boolean {
  if (!EDGES.has(text.charAt(end)) || !EDGES.has(text.charAt(start - 1))) return false;
  const before = lineBefore(text, start, REACH);
  const from = start - before.length;
  if (before.length === REACH || (from > 0 && !/(?:^|\n)\r?\n$|^\ufeff$/.test(text.slice(Math.max(0, from - 3), from))))
    return false;
  const [header = "", below = ""] = text.slice(from, end + REACH).split(/\r?\n/, 2);
  const names = header.split(CELL).map((name) => name.trim());
  const cells = below.split(CELL).length;
  return (
    names.length > 1 &&
    names.length <= cells &&
    names.every((name) => NAME.test(name)) &&
    names.some(isColumn) &&
    !isColumn(below.split(CELL)[0]?.trim() ?? "")
  );
}

function isColumn(name: string): boolean {
  return KNOWN.has(name.toLowerCase()) || kindOfField(name) !== undefined;
}
