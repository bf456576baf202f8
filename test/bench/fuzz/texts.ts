// Texts as a fuzzer makes them: pieces of what the engine looks for, glued, wrapped and disguised.
import fc from "fast-check";

/** What the fuzzed folders and policies have configured. None may come out. */
export const TERMS = {
  clients: ["Quillhaven Freight", "Tarn & Ferry"],
  organizations: ["Brindlecote Ropeworks"],
  people: ["Oriel Vantongeren", "Zoë Åkerlund"],
  terms: ["LANTERNFISH-7", "kiln lane"],
} as const;

/** The configured values, each of which is looked for in answers. */
export const VALUES: readonly string[] = Object.values(TERMS).flat();

// Put together here, so that no scanner takes this file for a leak.
const SECRETS = [
  ["gh", "p_", "Q7".repeat(18)].join(""),
  ["AK", "IA", "QX7PLM4RTZ2VBN5K"].join(""),
  ["-----BEGIN PRIVATE ", "KEY-----"].join(""),
  ["-----END PRIVATE ", "KEY-----"].join(""),
  ["pass", "word = tarragon-kettle-52"].join(""),
];

const IDENTIFIERS = [
  "o.vantongeren@lanternpost.test",
  "https://db7.marlowyard.test/a?b=c",
  "db7.marlowyard.test",
  "198.51.100.77",
  "2001:db8::7",
  "+44 1632 960 147",
  "4111 1111 1111 1111",
  "GB29 NWBK 6016 1331 9268 19",
  "219-09-9999",
  "@quillhand",
  "X9",
  "p_0123456789ab",
  "2026-11-30T12:00:00Z",
  "0x1f",
  "acmeClient",
  "ISO_8601",
];

const PLACEHOLDERS = [
  "[PERSON_0123456789abcdef0123456789abcdef]",
  "[PERSON_0123456789]",
  "[PERSON_0123456789abcdef0123456789abcde]",
  "[ENTITY_",
  "[PERSON_Oriel]",
];

const GLUE = [
  "",
  " ",
  "  ",
  "\t",
  "\n",
  "\r\n",
  "\r",
  "-",
  "_",
  ".",
  ",",
  ":",
  ";",
  "=",
  "/",
  "\\",
  "'",
  '"',
  "(",
  ")",
  "[",
  "]",
  "<",
  ">",
  "&",
  "@",
  "\\n",
  "\\u0020",
  "%20",
  "%",
  "&#32;",
  "&amp;",
  "\u200b",
  "\u00ad",
  "\u202e",
  "\u00a0",
  "\u2028",
  "\0",
  "\u001b[31m",
  "#",
  "|",
  "*",
  "> ",
];

const WORDS = [
  "the",
  "Maria",
  "Garcia",
  "Owner",
  "NASA",
  "met",
  "Ltd",
  "Dr.",
  "von",
  "Straße",
  "İstanbul",
  "東京",
  "👩‍👩‍👧",
  "É",
  "a",
  "I",
  "7",
  "42",
];

/** How a value may be written. */
const DISGUISES: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.toUpperCase(),
  (value) => value.toLowerCase(),
  (value) => value.normalize("NFD"),
  (value) => value.replaceAll(" ", "_"),
  (value) => value.replaceAll(" ", ""),
  (value) => value.replaceAll(" ", "\n"),
  (value) => encodeURIComponent(value),
  (value) => [...value].join("\u200b"),
  (value) => value.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  (value) => JSON.stringify(value),
  (value) => value.slice(0, -2),
];

const value = fc
  .tuple(fc.constantFrom(...VALUES, ...SECRETS, ...IDENTIFIERS, ...WORDS), fc.constantFrom(...DISGUISES))
  .map(([text, disguise]) => disguise(text));

const piece = fc.oneof(
  { weight: 6, arbitrary: value },
  { weight: 5, arbitrary: fc.constantFrom(...GLUE) },
  { weight: 1, arbitrary: fc.constantFrom(...PLACEHOLDERS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
);

const pieces = fc.array(piece, { maxLength: 14 });

/** Texts of up to some dozen pieces, glued or apart, without halves of surrogate pairs. */
export const texts: fc.Arbitrary<string> = pieces.map((parts) => wellFormed(parts.join("")));

/** The same with words between any two pieces, and without percent escapes: no value can be taken for the context of another. */
export const spacedTexts: fc.Arbitrary<string> = pieces.map((parts) =>
  wellFormed(parts.filter((part) => !part.includes("%")).join(" then of the other\nwith ")),
);

function wellFormed(text: string): string {
  return text.replace(/[\p{Surrogate}\ufffd]/gu, "?");
}

/**
 * True if a configured value stands in a text as it is written, in any letter case, and no letter or digit touches it: a word that only holds
 * the letters of a value is another word.
 */
export function holdsValue(text: string): boolean {
  const folded = text.normalize("NFC").toLowerCase();
  return FORMS.some((form) => form.test(folded));
}

// None of the values holds a sign that means something in a pattern.
const FORMS: readonly RegExp[] = VALUES.map(
  (one) => new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${one.normalize("NFC").toLowerCase()}(?![\\p{L}\\p{N}\\p{M}])`, "u"),
);
