// What the words directly before a value say of it: the same line, or the line before where the value stands alone.
import { KEPT_SIGN } from "../../src/scan/kept-value.js";

/** What was read before a value. */
export interface NamingNear {
  /** `digest` for words of checksums and versions, which make the value harmless. */
  readonly naming: "strong" | "weak" | "digest" | undefined;
  /** The words in small letters without `_`, `-` and `.`, the nearest first: names of vendors may be among them. */
  readonly vendors: readonly string[];
}

/** Longest stretch read, in UTF-16 units, and most words. */
const REACH = 96;
const MOST_WORDS = 4;

const STRONG =
  /secrete?|token|passw|passphrase|passwd|api[_.-]?key|(?:private|access|auth|secret|sign(?:ing)?|encrypt(?:ion)?|license|account|storage|master|shared|client|service|app|developer|consumer|personal|ingest|preshared)[_.-]?key|credential|bearer|pwd\b|(?:^|[_.-])(?:pat|psk|pw|pass)$|kennwort|passwort|contrase|senha|wachtwoord|api[_ -]?schlüssel|zugangsschlüssel/i;
const WEAK =
  /key|schlüssel|^(?:clé|clef|clave|chiave|chave|klucz|ключ)$|access|private|auth|sessi?on|cookie|(?:^|[_.-])(?:sid|cred|creds|nonce|webhook|login|jwt|otp|totp|seed|clientid|appid|crumb|hmac|salt|cipher)$|^(?:code|id)$|(?:client|app|account|tenant|merchant|site|project|team)[_.-]?id/i;
const PUBLIC =
  /public|^pub[_-]?key|fingerprint|cache|primary|primär|fremd|foreign|sort|partition|idempotency|monkey|keyboard|keybase|keyserver|keyring|keyword|author$|keyid|^(?:recv|send|search|list|export|del(?:ete)?)-keys?$|site_?key$|publishable|authenticity[_-]?token|address$/i;
const KEY = /^keys?$/i;
const DIGEST =
  /^(?:sha-?\d{0,3}|md5|blake\w*|digest|checksum|integrity|hash|hashes|commit|commits|revision|rev|sha256sum|etag|fingerprint|blob|tree|object|oid|gitsha|resolved|version|tag|ref|parent|uuid|guid|from|merge|cherry|image|sum|trace|span|traceid|spanid)$|(?:sha\d{1,3}|md5|checksum|digest|integrity|commit|hash|fingerprint|revision)$/i;

/** Reads back from `start` (UTF-16 offset). Bounded. */
export function namingNear(text: string, start: number): NamingNear {
  const words = wordsBefore(text, start);
  const vendors = words.flatMap((word) => [joined(word), ...word.toLowerCase().split(/[_.-]/)]);
  for (let at = 0; at < words.length; at++) {
    const word = (words[at] ?? "").replace(/([a-z\d])([A-Z])/g, "$1_$2");
    if (PUBLIC.test(word) || (KEY.test(word) && PUBLIC.test(words[at + 1] ?? ""))) return { naming: "digest", vendors };
    if (STRONG.test(word)) return { naming: DENIED.test(before(words, at)) ? undefined : "strong", vendors };
    if (at < 2 && DIGEST.test(word)) return { naming: "digest", vendors };
    if (at < 2 && WEAK.test(word)) return { naming: "weak", vendors };
  }
  return { naming: undefined, vendors };
}

/** Words that say of a secret that it is none, read backwards: `not a real token`, `a fake key`. */
const DENIED = /^(?:real(?: an?)? not|fake|dummy|bogus)(?: |$)/i;

/** The words before the one at `at`, nearest first. */
function before(words: readonly string[], at: number): string {
  return words.slice(at + 1).join(" ");
}

function joined(word: string): string {
  return word.toLowerCase().replace(/[_.-]/g, "");
}

/** The last words before `start`, nearest first; not beyond the end of a statement or of a sentence. */
function wordsBefore(text: string, start: number): readonly string[] {
  let stretch = text.slice(Math.max(0, start - REACH), start);
  const statement = Math.max(stretch.lastIndexOf(";"), stretch.lastIndexOf(". "), stretch.lastIndexOf("|\n"));
  stretch = stretch.slice(statement + 1);
  const lines = stretch.split(/\r?\n|\\n/);
  const line = wordsOf(lines.at(-1) ?? "");
  if (line.length >= 2 || lines.length < 2) return line.slice(0, MOST_WORDS);
  // `default =` and the like say nothing: what is named stands in the line before, or before an empty one.
  const before = wordsOf(lines.at(-2) ?? "");
  return [...line, ...(before.length > 0 ? before : wordsOf(lines.at(-3) ?? ""))].slice(0, MOST_WORDS);
}

/** The words of a line, the last first. A placeholder, for which rows are shown other signs (core/kept-placeholders.ts), may have been several. */
function wordsOf(line: string): readonly string[] {
  const words: readonly string[] = line.match(/[\p{L}\d](?:[\p{L}\d_.-]{0,62}[\p{L}\d_])?|\u00a4\]/gu) ?? [];
  return words.flatMap((word) => (word === HIDDEN ? [word, word] : word)).reverse();
}

const HIDDEN = `${KEPT_SIGN}]`;
