// Where hidden values need quotes, format by format. `«` and `»` mark what is hidden; the expected text has `#` there and the quotes.
import { describe, expect, it } from "vitest";
import { quotesFor } from "../../../src/scan/quoting/quotes.js";

function quoted(marked: string): string {
  let text = "";
  const hidden: { start: number; end: number }[] = [];
  for (const [at, piece] of marked.split(/[«»]/).entries()) {
    if (at % 2 === 1) hidden.push({ start: text.length, end: text.length + piece.length });
    text += piece;
  }
  const edits = [
    ...hidden.map(({ start, end }) => ({ start, end, by: "#" })),
    ...quotesFor(text, hidden).flatMap(({ start, end, quote }) => [
      { start, end: start, by: quote },
      { start: end, end, by: quote },
    ]),
  ].sort((one, other) => one.start - other.start || one.end - other.end || (one.by === "#" ? 1 : -1));
  let out = "";
  let at = 0;
  for (const { start, end, by } of edits) {
    out += text.slice(at, start) + by;
    at = end;
  }
  return out + text.slice(at);
}

const CASES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  JSON: [
    ['{"phone": «15550142», "a": "«x»"}', '{"phone": "#", "a": "#"}'],
    ['{"ids":[«1»,2,«-3»]}', '{"ids":["#",2,"#"]}'],
    ["[\n  «15550142»,\n  «77»\n]", '[\n  "#",\n  "#"\n]'],
    ["[null,«15550142»]", '[null,"#"]'],
    ["[true, «15550142»]", '[true, "#"]'],
    ['{"at": -«15550142».5}', '{"at": "-#.5"}'],
    ['{"note": "call 1, «15550142», now", "b": [«1»]}', '{"note": "call 1, #, now", "b": ["#"]}'],
    ['{"body": "{\\"phone\\":«15550142»}"}', '{"body": "{\\"phone\\":\\"#\\"}"}'],
    ["{phone: «15550142», // home\n name: 'x'}", "{phone: \"#\", // home\n name: 'x'}"],
    ["{'phone': «15550142»}", "{'phone': '#'}"],
    ['{"phone": «15550142»', '{"phone": "#"'],
    ['said {"phone":«15550142»} there', 'said {"phone":"#"} there'],
  ],
  YAML: [
    ["---\nname: «Jane Roe»\n", '---\nname: "#"\n'],
    ["a:\n  name: «Jane Roe» (chair) # x\n", 'a:\n  name: "# (chair)" # x\n'],
    ['a:\n  name: «Jane» "J"\n', "a:\n  name: '# \"J\"'\n"],
    ["a:\n  name: met «Jane Roe»\n  - «Jane»\n", 'a:\n  name: met #\n  - "#"\n'],
    ['a:\n  - «Jane»: 1\n    "«Roe»": 2\n', 'a:\n  - "#": 1\n    "#": 2\n'],
    ["a: [«Jane», met «Roe» there]\nb: {c: «1»}\n", 'a: ["#", "met # there"]\nb: {c: "#"}\n'],
    ["a:\n  bio: «Jane» is\n    away\n  b: 1\n", 'a:\n  bio: "# is\n    away"\n  b: 1\n'],
    ["a:\n  bio: |\n    «Jane» is: away\n  b: '«Roe»'\n", "a:\n  bio: |\n    # is: away\n  b: '#'\n"],
    [
      "---\nauthor: «Jane»\n---\nHello «Jane», you.\n\nname: «Roe»\n",
      "---\nauthor: #\n---\nHello #, you.\n\nname: #\n",
    ],
    ["first_name: «jane»\nphone: «555»\n", 'first_name: "#"\nphone: "#"\n'],
  ],
  TOML: [
    ['t = "x"\nphone = «15550142»\ndob = «1984-03-14» 07:00:00\n', 't = "x"\nphone = "#"\ndob = "# 07:00:00"\n'],
    ["[people.«Jane»]\n«Roe» = 1\na = [«1»,\n «2»] # «3»\n", '[people."#"]\n"#" = 1\na = ["#",\n "#"] # #\n'],
    ["t = '''\na = «1»\n'''\n", "t = '''\na = #\n'''\n"],
  ],
  SQL: [
    [
      "INSERT INTO t (a, b) VALUES (1, «555»), (2, '«x», 1, «2»');",
      "INSERT INTO t (a, b) VALUES (1, '#'), (2, '#, 1, #');",
    ],
    ["update t set phone = «555» where id = 1", "update t set phone = '#' where id = 1"],
  ],
  "no format that needs any": [
    ["Name: «Jane Roe»\nPhone: «555 0142»\n", "Name: #\nPhone: #\n"],
    ["Dear all,\n\nowner: «Jane»\nphone: «555»\n", "Dear all,\n\nowner: #\nphone: #\n"],
    ["owner: «Jane Roe»", "owner: #"],
    ["a,b\n«1»,«2»\n", "a,b\n#,#\n"],
    ["values (such as [«lists»](x), «1», 2)", "values (such as [#](x), #, 2)"],
    ["- «Jane»\n- «Roe»\n", "- #\n- #\n"],
    ["<p phone=«1»>«2»</p>", "<p phone=#>#</p>"],
    ["level=info phone=«555» ms=4", "level=info phone=# ms=4"],
    ["[mail]\nname = «Jane Roe»\nport = «1»\n", "[mail]\nname = #\nport = #\n"],
    ["alice: «hi»\nbob: hello\nalice: «ok»\n", "alice: #\nbob: hello\nalice: #\n"],
  ],
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(cases)("%j", (marked, expected) => expect(quoted(marked)).toBe(expected));
});

describe("long texts", () => {
  it("are walked over once", () => {
    const many = (piece: string) => piece.repeat(20_000);
    for (const marked of [
      `{"a":[${many("«1»,")}0]}`,
      `a = [${many("«1»,")}0]\n`,
      `a:\n${many("  - «Jane»\n")}`,
      `a: [${many("«b», ")}c]\n`,
      `${many("---\n")}a: «b»\n`,
      `INSERT INTO t (a) VALUES ${many("(«1», 2),")}(3);`,
      `{"a":${many("[")}«1»`,
    ]) {
      const started = performance.now();
      quoted(marked);
      expect(performance.now() - started, marked.slice(0, 12)).toBeLessThan(8_000);
    }
  });
});
