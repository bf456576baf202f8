// Columns of tables whose header names a secret: their cells are secrets, whatever they look like.

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { besidePlaceholders } from "../../src/scan/kept-value.js";
import { Memo } from "../../src/scan/memo.js";
import { type Cell, visitColumns } from "../../src/scan/table.js";
import { namingOf } from "./secret-key.js";
import { isStandIn } from "./stand-in.js";

/** Tables before this offset were read at an earlier header. */
const judged = new Memo<number>();

const value = ["hunter2", "hunter2"].join("");

export const secretColumn: RowFile = {
  row: {
    id: "secrets/secret-column",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "password passwd passphrase passwort pwd pass secret token key apikey credential kennwort contraseña senha parola hasło wachtwoord hash salt".split(
          " ",
        ),
      only: "signed",
    },
    find(scan, word, report) {
      visitColumns(scan, word, judged, secretColumns, (cell) => reportCell(scan.text, cell, report));
    },
  },
  vectors: {
    finds: [
      `user,password,age\nbob,«${value}»,7\n"a, b","«x y»",9\n`,
      `id;passwort\n1;«geheim»\n2;«${value}»`,
      "name\tapi_key\nbob\t«abc»\n",
      "name,password hash\nbob,«q1w2e3»\n",
      `INSERT INTO users (id, password_hash) VALUES (1, '«q1w2»'), (2, '«${value}»');`,
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
      "file,hash\na.js,abc\n",
    ],
  },
};

function secretColumns(names: readonly string[]): readonly number[] {
  return names.flatMap((name, at) => (isSecretColumn(name) ? [at] : []));
}

function isSecretColumn(name: string): boolean {
  const naming = namingOf(name);
  return naming === "named" || naming === "token" || (naming === "inside" && /hash|salt/i.test(name));
}

function reportCell(text: string, cell: Cell, report: (start: number, end: number) => void): void {
  let { start, end } = cell;
  while (start < end && " \t\"'`".includes(text.charAt(start))) start++;
  while (end > start && " \t\"'`".includes(text.charAt(end - 1))) end--;
  const found = text.slice(start, end);
  const isProse = text.charAt(start - 1) !== '"' && (SEVERAL_WORDS.test(found) || isPartlyHidden(found));
  if (end > start && !isProse && !isStandIn(found)) report(start, end);
}

const SEVERAL_WORDS = /\S[ \t]{1,8}\S{1,64}[ \t]/;

/** A placeholder beside words may stand for several. */
function isPartlyHidden(found: string): boolean {
  return besidePlaceholders(found) !== undefined && /\S[ \t]\S/.test(found);
}
