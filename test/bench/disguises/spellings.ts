// Ways to write a value so that a reader, or a program, still reads it.

/** A disguise. */
export interface Disguise {
  readonly name: string;
  readonly write: (text: string) => string;
  /** What is left can be disguised again as text; else only whole encodings go around it. */
  readonly kind: "letters" | "marks" | "escapes" | "run" | "lines" | "spaced";
  /** It changes the letters, so that a secret would be another one. */
  readonly onlyTerms?: true;
}

const middle = (text: string) => text.search(/(?<=[\p{L}\d]{2})[\p{L}\d]/u);
const inside = (text: string, before: string, after = before) => {
  const at = middle(text);
  return at < 0 ? text : `${before}${text.slice(0, at)}${after}${text.slice(at)}`;
};
const apart = (text: string, joint: string) => {
  const at = middle(text);
  return at < 0 ? text : text.slice(0, at) + joint + text.slice(at);
};
const bytes = (text: string) => [...Buffer.from(text)];
const pair = (byte: number) => byte.toString(16).padStart(2, "0");
const each = (text: string, write: (letter: string) => string) =>
  text.replace(/[\p{L}\d]/gu, (letter) => write(letter));
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
const spaced = (text: string, sign: string, gap: string) =>
  text
    .split(" ")
    .map((word) => [...word].join(sign))
    .join(gap);

const LOOKALIKES: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", c: "с", p: "р", x: "х", i: "і" };
const ACCENTED: Readonly<Record<string, string>> = { a: "á", e: "è", o: "õ", i: "ï", u: "ů", n: "ñ" };

export const DISGUISES: readonly Disguise[] = [
  { name: "capitals", kind: "letters", write: (text) => text.toUpperCase(), onlyTerms: true },
  {
    name: "full width",
    kind: "letters",
    write: (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(codeOf(sign) + 0xfee0)),
  },
  { name: "zero width", kind: "letters", write: (text) => [...text].join("\u200b") },
  { name: "soft hyphens", kind: "letters", write: (text) => each(text, (letter) => `${letter}\u00ad`) },
  {
    name: "mathematical",
    kind: "letters",
    write: (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + codeOf(letter) - 97)),
  },
  {
    name: "look-alikes",
    kind: "letters",
    write: (text) => each(text, (letter) => LOOKALIKES[letter] ?? letter),
    onlyTerms: true,
  },
  {
    name: "accents",
    kind: "letters",
    write: (text) => each(text, (letter) => ACCENTED[letter] ?? letter),
    onlyTerms: true,
  },
  {
    name: "composed apart",
    kind: "letters",
    write: (text) => each(text, (letter) => ACCENTED[letter] ?? letter).normalize("NFD"),
    onlyTerms: true,
  },
  {
    name: "percent",
    kind: "escapes",
    write: (text) =>
      bytes(text)
        .map((byte) => `%${pair(byte)}`)
        .join(""),
  },
  {
    name: "some percent",
    kind: "escapes",
    write: (text) => text.replace(/[ aeo@]/g, (sign) => `%${pair(codeOf(sign))}`),
  },
  {
    name: "double percent",
    kind: "escapes",
    write: (text) =>
      bytes(text)
        .map((byte) => `%25${pair(byte)}`)
        .join(""),
  },
  {
    name: "Unicode escapes",
    kind: "escapes",
    write: (text) =>
      each(text, (letter) =>
        codeOf(letter) > 0xffff
          ? `\\u{${codeOf(letter).toString(16)}}`
          : `\\u${codeOf(letter).toString(16).padStart(4, "0")}`,
      ),
  },
  {
    name: "byte escapes",
    kind: "escapes",
    write: (text) =>
      bytes(text)
        .map((byte) => `\\x${pair(byte)}`)
        .join(""),
  },
  {
    name: "octal escapes",
    kind: "escapes",
    write: (text) =>
      bytes(text)
        .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
        .join(""),
  },
  {
    name: "style escapes",
    kind: "escapes",
    write: (text) => each(text, (letter) => `\\${codeOf(letter).toString(16)} `),
  },
  { name: "decimal references", kind: "escapes", write: (text) => each(text, (letter) => `&#${codeOf(letter)};`) },
  {
    name: "hexadecimal references",
    kind: "escapes",
    write: (text) => each(text, (letter) => `&#x${codeOf(letter).toString(16)};`),
  },
  {
    name: "quoted-printable",
    kind: "escapes",
    write: (text) =>
      bytes(text)
        .map((byte) => `=${pair(byte).toUpperCase()}`)
        .join(""),
  },
  { name: "base64", kind: "run", write: (text) => Buffer.from(text).toString("base64") },
  { name: "base64url", kind: "run", write: (text) => Buffer.from(text).toString("base64url") },
  { name: "hexadecimal", kind: "run", write: (text) => Buffer.from(text).toString("hex") },
  { name: "pairs", kind: "run", write: (text) => bytes(text).map(pair).join(" ") },
  { name: "pairs with colons", kind: "run", write: (text) => bytes(text).map(pair).join(":") },
  { name: "codes", kind: "run", write: (text) => bytes(text).join(",") },
  {
    name: "hexadecimal codes",
    kind: "run",
    write: (text) =>
      bytes(text)
        .map((byte) => `0x${pair(byte)}`)
        .join(", "),
  },
  { name: "emphasis", kind: "marks", write: (text) => inside(text, "**") },
  { name: "a tag", kind: "marks", write: (text) => inside(text, "<b>", "</b>") },
  { name: "a tag with an attribute", kind: "marks", write: (text) => inside(text, "<span class='k'>", "</span>") },
  { name: "a comment", kind: "marks", write: (text) => apart(text, "<!-- k -->") },
  { name: "literals", kind: "marks", write: (text) => apart(text, '" + "') },
  { name: "literals of Lua", kind: "marks", write: (text) => apart(text, '" .. "'), onlyTerms: true },
  { name: "literals side by side", kind: "marks", write: (text) => apart(text, '" "'), onlyTerms: true },
  { name: "a call that joins", kind: "marks", write: (text) => apart(text, '".concat("') },
  { name: "a joined list", kind: "marks", write: (text) => `["${apart(text, '","')}"].join("")` },
  { name: "a list joined by its separator", kind: "marks", write: (text) => `"".join(["${apart(text, '", "')}"])` },
  { name: "a comment of code", kind: "marks", write: (text) => apart(text, "/* */") },
  { name: "an empty comment of code", kind: "marks", write: (text) => apart(text, "/**/") },
  { name: "a link", kind: "marks", write: (text) => inside(text, "[", "](x)"), onlyTerms: true },
  { name: "a command of LaTeX", kind: "marks", write: (text) => inside(text, "\\textbf{", "}") },
  { name: "a switch of LaTeX", kind: "marks", write: (text) => inside(text, "{\\bf ", "}") },
  { name: "a division of LaTeX", kind: "marks", write: (text) => apart(text, "\\-") },
  { name: "a line's end", kind: "lines", write: (text) => apart(text, "-\n    "), onlyTerms: true },
  { name: "a line's end in a comment", kind: "lines", write: (text) => apart(text, "-\n  # "), onlyTerms: true },
  { name: "a line's end in a quotation", kind: "lines", write: (text) => apart(text, "-\n> "), onlyTerms: true },
  { name: "spaces", kind: "spaced", write: (text) => spaced(text, " ", "  "), onlyTerms: true },
  { name: "dots", kind: "spaced", write: (text) => spaced(text, ".", " "), onlyTerms: true },
  { name: "dashes", kind: "spaced", write: (text) => spaced(text, "-", " "), onlyTerms: true },
  { name: "underscores", kind: "spaced", write: (text) => spaced(text, "_", "_"), onlyTerms: true },
];
