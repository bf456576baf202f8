// People in columns of tables whose header says so: `first_name`, `Nachname`, and `name` beside a column of addresses, phones or birth dates.

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";
import { type Cell, visitColumns } from "../../src/scan/table.js";
import { namesThings } from "../fields/thing-columns.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";
import { NAME_KEYS } from "./label-words.js";

const KEYS = new Set(NAME_KEYS);
const LABELS =
  /^(?:(?:contact|customer|client|employee|patient|tenant|member|student)?names?|név|nom|nombre|naam|nome|navn|namn|jméno)$/;
/** Columns that only tables of people have. */
const PERSONAL =
  /^(?:(?:work|home|private|contact)?e?mails?(?:address)?|(?:mobile|home|work|cell)?(?:phone|mobile|telephone|tel|telefon)(?:no|nr|number|nummer)?|dateofbirth|birth(?:date|day)|dob|geburtsdatum|geboren|age|salary|gender|sex|ssn)$/;
/** Up to five words of letters; a family name and a given name with a comma between them. */
const NAME = /^\p{L}[\p{L}\p{M}.'’-]{1,40}(?:,? [\p{L}\p{M}.'’-]{1,40}){0,4}$/u;
const NOBODY =
  /^(?:null|none|nil|string|str|text|unknown|true|false|yes|no|n\/?a|varchar|required|optional|name|total)$/i;

/** Tables before this offset were read at an earlier header. */
const judged = new Memo<number>();

export const nameColumn: RowFile = {
  row: {
    id: "names/name-column",
    category: "PERSON",
    rank: RANK.name,
    needs: {
      words: [...NAME_KEYS, "name", "names", "név", "nom", "nombre", "naam", "nome", "navn", "namn"],
      only: "signed",
    },
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      visitColumns(scan, word, judged, nameColumns, (cell) => {
        const { start, end } = bare(scan.text, cell);
        const found = scan.text.slice(start, end);
        if (NAME.test(found) && !NOBODY.test(found)) report(start, end, EVIDENCE.labelled.bit);
      });
    },
  },
  vectors: {
    finds: [
      "id,first_name,last_name\n1,«Vesper»,«Quillon»\n2,«bo»,«o'marlow»\n",
      "Nachname;Ort\n«Teasdale-Quint»;Ulm\n",
      'name,email\n"«Quillon, Vesper»",v@x.test\n«QUILLON V.»,w@x.test\n',
      "shape: (1, 2)\n│ name    ┆ phone │\n│ ---     ┆ ---   │\n│ str     ┆ str   │\n╞═════════╪═══════╡\n│ «Quillon» ┆ 7     │\n",
      "| Name | Phone |\n| --- | --- |\n| «Vesper Quillon» | 1 |\n",
    ],
    leaves: [
      "name,version\nredctx,1\n",
      "name,email\nnull,a@x.test\nhost7,b@x.test\n",
      "NAME      STATUS   AGE\nbilling   Active   41d\nquillon   Active   41d\n",
      "| name | type |\n|---|---|\n| Vesper | string |\n",
      "first_name, and more,\nof, it,\n",
      "first_name,type\nstring,varchar\n",
    ],
  },
};

function nameColumns(names: readonly string[]): readonly number[] {
  const keys = names.map((name) => name.toLowerCase().replace(/[ _.-]/g, ""));
  // `NAME … AGE` in capitals is a list of things, as `kubectl` prints it.
  const isOfThings = names.every((name) => name === name.toUpperCase());
  const isPersonal = keys.some((key) => PERSONAL.test(key) && !(isOfThings && key === "age"));
  return keys.flatMap((key, at) =>
    (KEYS.has(key) || (isPersonal && LABELS.test(key))) && !namesThings(names, at) ? [at] : [],
  );
}

/** The cell without quotes and outer white space. */
function bare(text: string, { start, end }: Cell): Pick<Cell, "start" | "end"> {
  let first = start;
  let last = end;
  while (first < last && " \t\"'`*".includes(text.charAt(first))) first++;
  while (last > first && " \t\"'`*".includes(text.charAt(last - 1))) last--;
  return { start: first, end: last };
}
