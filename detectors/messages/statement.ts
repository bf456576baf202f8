// Statements of accounts and payments (SWIFT MT940, MT103): whose account a line names, `:25:`, and who was paid or who paid, in the fields of `:86:`, `?32Vasshaug` or `/NAME/Vasshaug/`.
import type { Category } from "../../src/core/category.js";
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";

/** Lines of up to 65 signs, six of them; some banks write more. */
const LONGEST = 1024;
const END = /\r?\n(?=:\d\d[A-Z]?:|-)|\r?\n\r?\n/;
/** Fields behind `?` (Deutsche Kreditwirtschaft, Anlage 3) and parts between strokes, as the larger banks agreed on them. */
const NAMES =
  /[?<>]3[23]([^?<>]{2,80})|\/NAME\/([^/\r\n]{2,70})|\/CNTP\/[^/\r\n]{0,40}\/[^/\r\n]{0,16}\/([^/\r\n]{2,70})|^:5[09][AFHK]?:(?:\/[^\r\n]{1,40}\r?\n)?(?:1\/)?([^\r\n/:][^\r\n]{1,40})/g;
/** The lines for both sides of a payment (MT103): an account, then a name. */
const PARTIES = ["50", "50f", "50h", "50k", "59", "59f"];
const ADDRESSES = /\/ADDR\/([^/\r\n]{2,120})/g;
const ACCOUNTS = /[?<>]31([^?<>]{4,40})|^:25:([^\r\n]{4,40})(?=\r?\n|$)/g;

/** A row for what one pattern finds in such a line, its first group that matches. */
function statementRow(id: string, category: Category, tags: readonly string[], fields: RegExp): RowFile["row"] {
  return {
    id,
    category,
    rank: RANK.term,
    ...(category === "PERSON" && { remembers: true }),
    needs: { words: tags, only: "signed" },
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word) - 1;
      if (text.charAt(start) !== ":" || text.charAt(ends.at(word)) !== ":") return;
      if (start > 0 && text.charAt(start - 1) !== "\n" && text.charAt(start - 1) !== "\r") return;
      const rest = text.slice(start, start + LONGEST);
      const close = rest.search(END);
      for (const match of (close < 0 ? rest : rest.slice(0, close)).matchAll(fields)) {
        const value = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? "").trimEnd();
        const from = start + match.index + match[0].lastIndexOf(value);
        if (/[\p{L}\d]{2}/u.test(value)) report(from, from + value.length);
      }
    },
  };
}

export const STATEMENT_ROWS: readonly RowFile[] = [
  {
    row: statementRow("messages/statement-party", "PERSON", ["86", ...PARTIES], NAMES),
    vectors: {
      finds: [
        ":61:1\n:86:166?00LASTSCHRIFT?20Miete?31DE1?32«VASSHAUG ORIEL»?33«UND TARN»?34997\n:62F:x",
        ":86:/ORDP//NAME/«Vasshaug Oriel»/ADDR/x/REMI/y\r\n",
        ":86:/CNTP/NL1/INGB/«O. Vasshaug»///\n",
        ":86:177?20x?32«VASS\nHAUG»\n-",
        ":50K:/DE1\n«VASSHAUG ORIEL»\nX 3\n:59:/NO1\r\n«TARN QUAY»\n:70:x",
        ":59F:/NO1\n1/«TARN QUAY»\n",
      ],
      leaves: [
        ":86:Miete\n",
        "86:166?32x",
        "at 86: ?32Vasshaug",
        ":85:166?32VASSHAUG",
        ":86:x\n:61:?32VASSHAUG",
        "10:59:30",
        ":59:/NO1\n:70:x",
      ],
    },
  },
  {
    row: statementRow("messages/statement-account", "ID", ["25", "86"], ACCOUNTS),
    vectors: {
      finds: [":20:x\n:25:«10010010/77123»\n", ":86:166?30TARNDEFF?31«77123»?32x\n"],
      leaves: ["10:25:30", ":25: \n", "a :25:10010010/77123", ":86:77123\n"],
    },
  },
  {
    row: statementRow("messages/statement-address", "SENSITIVE", ["86"], ADDRESSES),
    vectors: {
      finds: [":86:/ORDP//NAME/x/ADDR/«Larch Row 7 Ervik»/REMI/y\n"],
      leaves: [":86:/REMI/Larch Row 7\n", "/ADDR/x"],
    },
  },
];
