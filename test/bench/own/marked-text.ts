// Short documents with their labels inside: `{P:Johanna Quillon}` is a person, `{O:…}` an organisation, `{E:…}` a mail address, `{T:…}` a phone,
// `{A:…}` an address, `{D:…}` a birth date, `{N:…}` a number of a person, `{C:…}` a customer, `{S:…}` a secret, `{H:…}` a host.
import type { LabelledSample } from "../labelled-text.js";

const LABELS: Readonly<Record<string, string>> = {
  P: "PERSON",
  O: "ORG",
  E: "EMAIL",
  T: "PHONE",
  A: "ADDRESS",
  D: "BIRTH",
  N: "ID",
  C: "CUSTOMER",
  S: "SECRET",
  H: "HOST",
};

/** The text without its marks, and the spans that they mark, in UTF-16 units. The language is kept as a field. */
export function unmarked(id: string, language: string, marked: string): LabelledSample {
  const spans: { start: number; end: number; label: string; value: string }[] = [];
  let text = "";
  let at = 0;
  for (const match of marked.matchAll(/\{([POETADNCSH]):([^{}]+)\}/g)) {
    const [whole, kind = "", value = ""] = match;
    text += marked.slice(at, match.index);
    spans.push({ start: text.length, end: text.length + value.length, label: LABELS[kind] ?? "PERSON", value });
    text += value;
    at = match.index + whole.length;
  }
  return { id, text: text + marked.slice(at), spans, fields: { language } };
}
