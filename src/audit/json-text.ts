// JSON as redacted text, from our own words, references and numbers. A word that JSON would have to escape is none of ours.
import { Redacted } from "../core/redacted.js";

/** A word or sentence in quotes. Throws a TypeError with a constant text if it holds a quote, a backslash or a control character. */
export function quoted(text: Redacted): Redacted {
  if (/["\\\p{Cc}]/u.test(text.toString())) throw new TypeError("BOUNDARY");
  return Redacted.say`"${text}"`;
}

/** An object of fields that are JSON already. */
export function jsonObject(fields: readonly (readonly [name: Redacted, value: Redacted])[]): Redacted {
  const written = fields.map(([name, value]) => Redacted.say`${quoted(name)}:${value}`);
  return Redacted.say`{${Redacted.join(written, COMMA)}}`;
}

/** A list of items that are JSON already. */
export function jsonList(items: readonly Redacted[]): Redacted {
  return Redacted.say`[${Redacted.join(items, COMMA)}]`;
}

const COMMA = Redacted.say`,`;
