// Marked values for the canary test, the disguises in which they might come out, and the search for them in bytes.

/** A value that must not come out, and what it is called in a report. */
export interface Marker {
  readonly name: string;
  readonly value: string;
  /** False for a value of which a part says nothing, such as a path made of ordinary words. */
  readonly parts?: boolean;
}

/** Every place at which a marker came out, as `marker (disguise)`. The words before and after are not shown: they are what must not leave. */
export function leaksIn(bytes: Uint8Array, markers: readonly Marker[]): string[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString("utf8");
  const readings = { exact: text, folded: folded(text), joined: lettersOf(text) };
  const found = markers.flatMap(({ name, value, parts }) =>
    distinct(disguisesOf(value, parts !== false))
      .filter(({ form, reading }) => readings[reading].includes(form))
      .map(({ disguise }) => `${name} (${disguise})`),
  );
  return [...new Set(found)];
}

/** A shorter form could stand anywhere by chance. */
const SHORTEST = 5;

interface Disguise {
  readonly disguise: string;
  readonly form: string;
  /** What it is looked for in: the text as it is, case-folded and decomposed, or the same without anything but letters and digits. */
  readonly reading: "exact" | "folded" | "joined";
}

function disguisesOf(value: string, withParts: boolean): Disguise[] {
  const words = value.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
  const wholes = [value, value.normalize("NFC"), value.normalize("NFD"), value.toLowerCase(), value.toUpperCase()];
  return [
    { disguise: "as it is", form: folded(value), reading: "folded" },
    { disguise: "joined", form: lettersOf(value), reading: "joined" },
    { disguise: "words reversed", form: lettersOf(words.toReversed().join("")), reading: "joined" },
    { disguise: "letters reversed", form: [...folded(value)].toReversed().join(""), reading: "folded" },
    ...(withParts
      ? words.map((word): Disguise => ({ disguise: "a part", form: folded(word), reading: "folded" }))
      : []),
    ...wholes.flatMap(encodingsOf),
  ];
}

/** Each form once; those that are too short not at all. */
function distinct(disguises: readonly Disguise[]): Disguise[] {
  const long = disguises.filter(({ form }) => form.length >= SHORTEST);
  return [...new Map(long.map((one) => [`${one.reading} ${one.form}`, one])).values()];
}

function encodingsOf(value: string): Disguise[] {
  const bytes = Buffer.from(value, "utf8");
  const percent = encodeURIComponent(value);
  const ascii = (written: (unit: string) => string) => value.replace(/[^\x20-\x7e]/g, written);
  const hexUnit = (unit: string) => unit.charCodeAt(0).toString(16).padStart(4, "0");
  return [
    { disguise: "percent-encoded", form: folded(percent), reading: "folded" },
    { disguise: "plus-encoded", form: folded(percent.replaceAll("%20", "+")), reading: "folded" },
    { disguise: "JSON-escaped", form: folded(JSON.stringify(value).slice(1, -1)), reading: "folded" },
    { disguise: "JSON-escaped to ASCII", form: folded(ascii((unit) => `\\u${hexUnit(unit)}`)), reading: "folded" },
    { disguise: "HTML-escaped", form: folded(ascii((unit) => `&#${unit.charCodeAt(0)};`)), reading: "folded" },
    { disguise: "hexadecimal", form: bytes.toString("hex"), reading: "folded" },
    { disguise: "bytes apart", form: [...bytes].join(","), reading: "exact" },
    { disguise: "UTF-16", form: Buffer.from(value, "utf16le").toString("utf8"), reading: "exact" },
    ...base64Of(bytes),
  ];
}

/** The middle of a value in base64, at each of the three offsets at which it can lie in what was encoded. */
function base64Of(bytes: Buffer): Disguise[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const form = encoded.slice(offset === 0 ? 0 : 4, -4);
    const url = form.replaceAll("+", "-").replaceAll("/", "_");
    return [
      { disguise: "base64", form, reading: "exact" as const },
      { disguise: "base64url", form: url, reading: "exact" as const },
    ];
  });
}

function folded(text: string): string {
  return text.normalize("NFD").toLowerCase();
}

function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
