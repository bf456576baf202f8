// Texts of every structured format around a value, which stands where the format puts text.

/** A format. `before` and `after` must come out byte for byte. */
export interface Format {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** How the format writes the value; as it is if left out. */
  readonly write?: (value: string) => string;
  /** A value may hold line ends here. */
  readonly lines?: true;
}

const json = (value: string) => JSON.stringify(value).slice(1, -1);
const markup = (value: string) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const doubled = (value: string) => value.replaceAll('"', '""');

export const FORMATS: readonly Format[] = [
  { name: "prose", before: "we saw that ", after: " came by on the way there.\n", lines: true },
  { name: "JSON", before: '{"seq": 17, "remark": "we saw ', after: ' there", "ok": true}\n', write: json },
  { name: "JSON lines", before: '{"seq":1}\n{"remark":"', after: '"}\n{"seq":2}\n', write: json },
  {
    name: "JSON in JSON",
    before: '{"body":"{\\"remark\\":\\"',
    after: '\\"}"}\n',
    write: (value) => json(json(value)),
  },
  {
    name: "YAML",
    before: "seq: 17\nremark: 'we saw ",
    after: " there'\nok: true\n",
    write: (value) => value.replaceAll("'", "''"),
  },
  { name: "a YAML block", before: "seq: 17\nremark: |\n  we saw ", after: " there\nok: true\n", lines: true },
  { name: "TOML", before: 'seq = 17\nremark = "we saw ', after: ' there"\nok = true\n', write: json },
  { name: "CSV", before: 'seq,remark,ok\n17,"', after: '",true\n18,none,false\n', write: doubled },
  { name: "TSV", before: "seq\tremark\tok\n17\t", after: "\ttrue\n18\tnone\tfalse\n" },
  { name: "an environment file", before: "SEQ=17\nREMARK='", after: "'\nOK=true\n" },
  { name: "INI", before: "[part]\nseq = 17\nremark = we saw ", after: "\nok = true\n" },
  { name: "properties", before: "a.seq=17\na.remark=we saw ", after: "\na.ok=true\n" },
  {
    name: "XML",
    before: "<list><row seq='17'><remark>we saw ",
    after: " there</remark></row></list>\n",
    write: markup,
  },
  { name: "HTML", before: "<ul><li>we saw ", after: " there</li><li>none</li></ul>\n" },
  {
    name: "SQL",
    before: "INSERT INTO part (seq, remark) VALUES (17, 'we saw ",
    after: " there');\n",
    write: (value) => value.replaceAll("'", "''"),
  },
  { name: "a Markdown table", before: "| seq | remark |\n| --- | --- |\n| 17 | ", after: " |\n| 18 | none |\n" },
  { name: "a log line", before: 'level=info seq=17 remark="', after: '" ms=4\n' },
  {
    name: "a query",
    before: "get /part?seq=17&remark=",
    after: "&ok=true done\n",
    write: (value) => encodeURIComponent(value),
  },
  { name: "headers", before: "accept: text/plain\nx-remark: we saw ", after: "\nx-ok: true\n" },
  { name: "LDIF", before: "seq: 17\ndescription: we saw ", after: "\nok: true\n" },
  { name: "vCard", before: "begin:vcard\nnote:we saw ", after: "\nend:vcard\n" },
  { name: "iCalendar", before: "begin:vevent\nsummary:we saw ", after: "\nend:vevent\n" },
  { name: "mail", before: "subject: the part\n\nwe saw ", after: " there, as before.\n", lines: true },
];
