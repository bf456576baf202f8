// Columns of tables (CSV, RFC 4180, also with `;` and tabs, and Markdown tables) whose header names a secret: their cells are secrets, whatever they look like.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { namingOf } from "./secret-key.js";
import { isStandIn } from "./stand-in.js";

/** Longest header looked at, in UTF-16 units, and most rows below it. */
const LONGEST_HEADER = 1024;
const MOST_ROWS = 100_000;
/** A word or two; a comma and a space as in prose is no separator. */
const HEADER_CELL = /^["']?[\p{L}_][\p{L}\d_.#-]{0,40}(?: [\p{L}\d_#-]{1,30})?["']?$/u;
const RULE = /^[ \t|:-]{3,512}$/;
/** What may stand between a word and the end of its cell: another word, a quote, white space of a Markdown table. */
const REST_OF_CELL = /(?: [\p{L}\d_#-]{1,30})?["']?(?:[,;\t|\r\n]|[ \t]{1,64}\||$)/uy;
/** What may stand between the start of a cell, or of what is looked at, and a word in it. */
const START_OF_CELL = /(?:^|[,;\t|\r\n])[ \t]{0,16}["']?[\p{L}\d_.#-]{0,44}(?: [\p{L}\d_#-]{0,30})?$/u;
const LONGEST_CELL = 96;
/** One cell with its quotes; a quoted cell may hold separators and line ends. */
const CELL: Readonly<Record<string, RegExp>> = {
  ",": /[ \t]{0,16}(?:"(?:[^"]|""){0,4096}"|[^,\r\n]{0,4096})/y,
  ";": /[ \t]{0,16}(?:"(?:[^"]|""){0,4096}"|[^;\r\n]{0,4096})/y,
  "\t": /(?:"(?:[^"]|""){0,4096}"|[^\t\r\n]{0,4096})/y,
  "|": /[^|\r\n]{0,4096}/y,
};

/** Tables before this offset were read at an earlier header. */
const judged = new WeakMap<Scan, number>();

const value = ["hunter2", "hunter2"].join("");

export const secretColumn: RowFile = {
  row: {
    id: "secrets/secret-column",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "password passwd passphrase passwort pwd pass secret token key apikey credential kennwort contraseña senha parola hasło wachtwoord".split(
          " ",
        ),
    },
    find(scan, word, report) {
      const { text } = scan;
      const next = text.charAt(scan.ends.at(word));
      if (!',;\t|"\r\n '.includes(next) || endOfMatch(REST_OF_CELL, text, scan.ends.at(word)) < 0) return;
      if (scan.starts.at(word) < (judged.get(scan) ?? 0)) return;
      if (!START_OF_CELL.test(text.slice(Math.max(0, scan.starts.at(word) - LONGEST_CELL), scan.starts.at(word))))
        return;
      const header = headerAround(text, scan.starts.at(word));
      if (header === undefined) return;
      let at = header.end;
      for (let row = 0; row < MOST_ROWS && at < text.length; row++) {
        const cells = cellsAt(text, at, header.separator);
        if (cells.length !== header.cells) break;
        const end = cells.at(-1)?.end ?? at;
        if (!RULE.test(text.slice(at, Math.min(end, at + 512)))) {
          for (const column of header.columns) reportCell(text, cells[column] ?? { start: at, end: at }, report);
        }
        const line = endOfMatch(LINE_END, text, end);
        at = line < 0 ? text.length : line;
      }
      judged.set(scan, at);
    },
  },
  vectors: {
    finds: [
      `user,password,age\nbob,«${value}»,7\n"a, b","«x y»",9\n`,
      `id;passwort\n1;«geheim»\n2;«${value}»`,
      "name\tapi_key\nbob\t«abc»\n",
      `| user | password |\n| --- | --- |\n| bob | «${value}» |\n`,
    ],
    leaves: [
      "user, password, age and the rest",
      "a token, a key, others\nand more, of them, here\n",
      "user,token\nthis is prose, as one sees\n",
      "password,\nuser",
      "user,password\nbob\n",
      "a,token,b\n1,,2\n",
      "user,password_length\nbob,12\n",
    ],
  },
};

interface Cell {
  readonly start: number;
  readonly end: number;
}

interface Header {
  readonly separator: string;
  readonly cells: number;
  /** Those that name secrets. */
  readonly columns: readonly number[];
  /** Where the first row begins. */
  readonly end: number;
}

const LINE_END = /[ \t]{0,64}(?:\r?\n|\r)/y;

/** The header that the word at `word` is a cell of; undefined if its line is none. */
function headerAround(text: string, word: number): Header | undefined {
  const before = text.slice(Math.max(0, word - LONGEST_HEADER), word);
  const start = word - before.length + Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  const line = /^[^\r\n]{0,1024}/.exec(text.slice(start, start + LONGEST_HEADER + 1))?.[0] ?? "";
  const end = endOfMatch(LINE_END, text, start + line.trimEnd().length);
  if (end < 0 || line.length > LONGEST_HEADER) return undefined;
  for (const separator of ["\t", "|", ";", ","]) {
    if (!line.includes(separator)) continue;
    const cells = cellsAt(text, start, separator);
    const column = cells.findIndex((cell) => cell.start <= word && word < cell.end);
    const names = cells.map((cell) => text.slice(cell.start, cell.end));
    const isHeader = names.every(
      (name, at) =>
        HEADER_CELL.test(separator === "|" ? name.trim() : name) ||
        (separator === "|" && name === "" && (at === 0 || at === names.length - 1)),
    );
    const columns = names.flatMap((name, at) => (isSecretColumn(name) ? [at] : []));
    return isHeader && cells.length > 1 && columns.includes(column)
      ? { separator, cells: cells.length, columns, end }
      : undefined;
  }
  return undefined;
}

function isSecretColumn(name: string): boolean {
  const naming = namingOf(name.replace(/["']/g, "").trim());
  return naming === "named" || naming === "token";
}

/** The cells of the row that begins at `start`, up to its line's end. */
function cellsAt(text: string, start: number, separator: string): readonly Cell[] {
  const pattern = CELL[separator] ?? /$/y;
  const cells: Cell[] = [];
  for (let at = start; cells.length < 256; at++) {
    const end = Math.max(at, endOfMatch(pattern, text, at));
    cells.push({ start: at, end });
    at = end;
    if (text.charAt(at) !== separator) break;
  }
  return cells;
}

function reportCell(text: string, cell: Cell, report: (start: number, end: number) => void): void {
  let { start, end } = cell;
  while (start < end && " \t\"'`".includes(text.charAt(start))) start++;
  while (end > start && " \t\"'`".includes(text.charAt(end - 1))) end--;
  const found = text.slice(start, end);
  const isProse = text.charAt(start - 1) !== '"' && /\S[ \t]{1,8}\S{1,64}[ \t]/.test(found);
  if (end > start && !isProse && !isStandIn(found)) report(start, end);
}
