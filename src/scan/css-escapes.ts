// Escapes of CSS: a backslash, up to six hexadecimal digits, and a space that belongs to it. They look like octal codes, so they have a reading of their own.
import { type View, ViewBuilder } from "./view.js";

/** Digits with the space that ends them, two digits with another end in sight, or zeros before them: https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
const DIGITS =
  "(?:[0-9a-fA-F]{2,6} |0{2,4}[2-7][0-9a-fA-F](?![0-9a-fA-F])|0{2,3}[0-9a-fA-F]{3}(?![0-9a-fA-F])|[2-7][0-9a-fA-F](?![0-9a-fA-F])|[c-fC-F][0-9a-fA-F](?=[\\\\\"']))";
/** In a string of JSON the backslash is doubled. Behind an octal code stands another. */
const ESCAPE = new RegExp(`(?<!\\\\|\\\\[0-3][0-7]{2})\\\\{1,8}${DIGITS}`, "g");
const SIGN = new RegExp(`\\\\${DIGITS}`);

/** Nothing below the space is a sign of a value. */
const FIRST_SIGN = 0x20;

/** A view of `text` with its escapes of CSS decoded, or undefined if it holds none that stands for a sign, a letter or a digit. Linear. */
export function cssView(text: string): View | undefined {
  if (!SIGN.test(text)) return undefined;
  const builder = new ViewBuilder(text);
  for (const { 0: run, index } of text.matchAll(ESCAPE)) {
    const code = Number.parseInt(run.replace(/^\\+/, ""), 16);
    if (code >= FIRST_SIGN && code <= 0x10ffff) builder.replace(index, index + run.length, String.fromCodePoint(code));
  }
  return builder.build();
}
