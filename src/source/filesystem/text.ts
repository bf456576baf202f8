// Which files are text. Pure: a name and the first bytes decide.
import { isUtf8 } from "node:buffer";
import { Failure } from "../../boundary/failure.js";
import { type Decoded, decode, encodingOf, HEAD_BYTES } from "./encoding.js";

const TEXT_NAME =
  /(?:.\.(?:cfg|conf|css|csv|env|gitignore|html|ini|js|json|jsonl|jsx|log|md|mjs|py|rst|sh|sql|toml|ts|tsx|txt|xml|ya?ml)|^\.gitignore)$/i;

/** Of the head of a file that is no UTF-8, this much has to be printable ASCII. */
const PRINTABLE_SHARE = 0.85;

/**
 * True if a file is text. `name` is its last name or its path, `head` its first 4096 bytes or all of it. UTF-16 is text; anything
 * else with a NUL in its head is not; a known extension is; the rest is if its head is UTF-8 or nearly all printable ASCII.
 */
export function isText(name: string, head: Uint8Array): boolean {
  try {
    if (encodingOf(head) !== undefined) return true;
  } catch {
    return false;
  }
  if (head.includes(0)) return false;
  return TEXT_NAME.test(name.slice(name.lastIndexOf("/") + 1)) || isUtf8Head(head) || isMostlyPrintable(head);
}

/** Decodes a whole file. Throws NOT_TEXT if `isText` denies it or `decode` does. */
export function decodeFile(name: string, bytes: Uint8Array): Decoded {
  if (!isText(name, bytes.subarray(0, HEAD_BYTES))) throw new Failure("NOT_TEXT");
  return decode(bytes);
}

/** The head may end inside a character of up to four bytes. */
function isUtf8Head(head: Uint8Array): boolean {
  const cuts = head.length < HEAD_BYTES ? [0] : [0, 1, 2, 3];
  return cuts.some((cut) => isUtf8(head.subarray(0, head.length - cut)));
}

function isMostlyPrintable(head: Uint8Array): boolean {
  let printable = 0;
  for (const byte of head) {
    if ((byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d) printable += 1;
  }
  return printable > head.length * PRINTABLE_SHARE;
}
