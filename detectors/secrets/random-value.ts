// A value drawn at random that a secret word or a vendor's name stands close to, whatever the syntax between them: most keys have no shape of their own.

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { type Look, lookOf } from "../../src/scan/randomness.js";
import { namingNear } from "./naming-near.js";
import { isStandIn } from "./stand-in.js";
import { isVendorKey } from "./vendors.js";

const SHORTEST_WORD = 5;
const SHORTEST = 12;
const REACH = 256;
const VALUE = /[A-Za-z0-9_+/.~%-]{1,4096}={0,3}/y;

/** Words before this offset belong to a value that was judged at an earlier word. */
const judged = new Memo<number>();

const random = ["q7Zt2", "Vw9x", "Kp4Lm8", "Rb3Ns6"].join("");
const hexadecimal = "0af3c7d91b".repeat(4);

export const randomValue: RowFile = {
  row: {
    id: "secrets/random-value",
    category: "SECRET",
    rank: RANK.secret,
    needs: ["mixed", "long"],
    find(scan, word, report) {
      const { text } = scan;
      const at = scan.starts.at(word);
      if (scan.ends.at(word) - at < SHORTEST_WORD || at < (judged.get(scan) ?? 0)) return;
      let start = startOfValue(text, at);
      let end = endOfMatch(VALUE, text, start);
      judged.set(scan, end);
      // An address is a span of its own.
      if (text.startsWith("://", start - 3)) return;
      const whole = enclosedValue(text, start, end);
      if (whole !== undefined) ({ start, end } = whole);
      else {
        while (end > start && ".-_/+%".includes(text.charAt(end - 1))) end--;
        if (end - start < SHORTEST || isWordy(text, start, end)) return;
        start = afterKey(text, start, end);
        ({ start, end } = withoutPath(text, start, at, end));
      }
      if (end - start >= SHORTEST && isSecret(text, start, end)) report(start, end);
    },
  },
  vectors: {
    finds: [
      `codequirySECRET «${random}»`,
      `System.setProperty("ADAFRUIT_TOKEN", "«${random}»")`,
      `<apiToken>\n  «${random}»\n</apiToken>`,
      `access_key     «${random}» shared-credentials-file`,
      `variable "aws_secret_key" {\n  default = "«${random}»"\n}`,
      `clarifai: «${random}»`,
      `wandb «${hexadecimal}»`,
      `datadog-secret-token-«${hexadecimal}»`,
      `Here is my Jira token: «${random}»`,
      `os.environ.get("X_SECRET", "«${random}»")`,
      `https_token=«${random}/${random}=»`,
    ],
    leaves: [
      `commit ${hexadecimal}`,
      `integrity: sha512-${random}${random}==`,
      `the token is checked against ${hexadecimal.slice(0, 7)}`,
      `digest of the secret: sha256:${hexadecimal}`,
      "secret: utf8_to_utf16_table_v2",
      "const token = parseIdentifierV2FromStream2(x)",
      `file ${random}`,
      "access 2024-01-01T00:00:00Z",
      `this is not a real token\n${random}`,
      `api key file: assets/${random}.png`,
      `public key: ${hexadecimal}`,
      `-----BEGIN PUBLIC KEY-----\n${random}${random}`,
      `gpg --recv-keys ${hexadecimal}`,
      `RECAPTCHA_SITE_KEY=${random}`,
      `script-src 'nonce-x' 'sha256-${random}${random}='`,
      "main.(*TokenBucket).Take(0xc0000b4000)",
      "from oauthlib.oauth2.rfc6749.grant_types import x",
      "login\t1:4.13+dfsg1-1+deb12u1",
      "keyring 2023.3+deb12u2",
      "bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t",
      'name="authenticity_token" value="q7Zt2Vw9xKp4Lm8Rb3Ns6"',
      `bob@keybase.io\n  ${hexadecimal}`,
    ],
  },
};

/** True for what no other test could make a secret, which is most of what is asked about. */
function isWordy(text: string, start: number, end: number): boolean {
  const { odd, digits, length } = lookOf(text, start, end);
  return digits < 4 && odd < 0.2 && (digits < 2 || length < 20);
}

/** Start of the units before `at` that a value may hold. */
function startOfValue(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < REACH && isValueUnit(text.charCodeAt(start - 1))) start--;
  while (start < at && "-_/+.%~".includes(text.charAt(start))) start++;
  return start;
}

function isValueUnit(unit: number): boolean {
  const lower = unit | 32;
  return (
    (lower >= 97 && lower <= 122) ||
    (unit >= 43 && unit <= 57 && unit !== 44) ||
    unit === 95 ||
    unit === 126 ||
    unit === 37
  );
}

const KEY_PIECE = /(?:secret|token|api[_-]?key|key|access|private|password|pwd|auth|bearer)\w{0,12}[._-]{1,2}/gi;

/** Where the value begins if its key is joined to it: `vendor-secret-0af3…`. */
function afterKey(text: string, start: number, end: number): number {
  let after = start;
  for (const match of text.slice(start, end).matchAll(KEY_PIECE)) {
    const next = start + match.index + match[0].length;
    if (end - next >= SHORTEST) after = next;
  }
  return after;
}

/** Signs that belong to a value only where quotes or tags enclose it as a whole. */
const INNER = /[^\s"'`<>\\]{0,256}/y;
const OPENING = /(?:["'`]|>\s{0,64})$/;

/** The whole of a literal or of an element, if a sign such as `:` or `=` joins more to [start, end); undefined if nothing is joined. */
function enclosedValue(text: string, start: number, end: number): { start: number; end: number } | undefined {
  if (!INNER_SIGNS.has(text.charAt(start - 1)) && !INNER_SIGNS.has(text.charAt(end))) return undefined;
  let first = start;
  while (first > 0 && start - first < REACH && !/[\s"'`<>\\]/.test(text.charAt(first - 1))) first--;
  const last = endOfMatch(INNER, text, end);
  const closing = text
    .slice(last, last + 66)
    .trimStart()
    .charAt(0);
  const opening = OPENING.exec(text.slice(Math.max(0, first - 66), first))?.[0].charAt(0);
  if (opening === undefined || last - first > REACH) return undefined;
  if (opening === ">" ? closing !== "<" : text.charAt(last) !== opening) return undefined;
  return /[,;{}()[\]]/.test(text.slice(first, last)) ? undefined : { start: first, end: last };
}

const INNER_SIGNS: ReadonlySet<string> = new Set(":=@!$*#^&?|");

const WORDY_PIECE = /(?:^|[/])[A-Za-z][a-z]{2,24}(?=$|[/._-])/;

/** The part of a path around the word at `word`; base64 with slashes inside stays whole. */
function withoutPath(text: string, start: number, word: number, end: number): { start: number; end: number } {
  const value = text.slice(start, end);
  if (!value.includes("/") || !WORDY_PIECE.test(value)) return { start, end };
  const before = text.lastIndexOf("/", word);
  const after = text.indexOf("/", word);
  return { start: Math.max(start, before + 1), end: after < 0 ? end : Math.min(end, after) };
}

const HEXADECIMAL = /^(?:0x)?[0-9a-f]{12,512}$/i;
const DATE_OR_VERSION =
  /^(?:v?\d{1,4}(?:[.-]\d{1,4}){2,6}(?:[T_-]|$)|(?:19|20)\d\d-?(?:0[1-9]|1[0-2])-?[0-3]\d(?:$|[T_-]))/;
const FILE_NAME =
  /\.(?:[cm]?[jt]sx?|json|png|jpe?g|gif|svg|webp|ico|css|html?|md|map|py|rb|go|rs|java|txt|log|ya?ml|zip|gz|tgz|pdf|woff2?|so|dll|exe|img|bin|iso)$/i;
/** A digest that names its algorithm, an address in memory, names of modules. */
const NO_SECRET =
  /^(?:sha(?:256|384|512)-[A-Za-z0-9+/]|0x[0-9a-f]{1,16}$|[a-z_]{3,24}\d{0,4}(?:\.[a-z_]{3,24}\d{0,4}){1,6}$)/i;
/** A version of a package: `2023.3+deb12u2`, `4.13+dfsg1-1`. */
const PACKAGE_VERSION =
  /^v?\d{1,4}(?:\.\d{1,4}){1,5}(?:[+~-](?:[a-z]{1,12}\d{0,4}|\d{1,4})(?:[.a-z]\d{1,4}){0,2}){1,6}$/;
/** What all keys of Bedrock begin with in base64, and no more of it. https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html */
const HOST = /^[a-z-]{2,30}\.amazonaws\.[a-z]{2,3}$/;

function isEncodedHost(value: string): boolean {
  return (
    value.length < 64 && value.startsWith("YmVkcm9jay") && HOST.test(Buffer.from(value, "base64").toString("latin1"))
  );
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function isSecret(text: string, start: number, end: number): boolean {
  const value = text.slice(start, end);
  if (DATE_OR_VERSION.test(value) || FILE_NAME.test(value) || NO_SECRET.test(value) || isStandIn(value)) return false;
  if (PACKAGE_VERSION.test(value) || isEncodedHost(value)) return false;
  if (text.charAt(end) === "(" || (text.charAt(start - 1) === "#" && end - start < 16)) return false;
  const look = lookOf(value);
  const hexadecimal = HEXADECIMAL.test(value);
  const uuid = UUID.test(value);
  if (!hexadecimal && look.odd < 0.2 && look.digits < 4) return false;
  const { naming, vendors } = namingNear(text, start);
  if (naming === "digest") return false;
  if (naming === "strong") return uuid || isNamed(look, hexadecimal);
  if (uuid) return false;
  if (naming === "weak" && (hexadecimal ? look.length >= 16 && look.distinct > 4 : isRandom(look))) return true;
  return vendors.some((vendor) => isVendorKey(vendor, value)) && (hexadecimal || isRandom(look));
}

/** Enough for a value that a secret word names. */
function isNamed(look: Look, hexadecimal: boolean): boolean {
  if (hexadecimal) return look.length >= 16 && look.distinct > 2;
  if (look.digits >= 2 && look.lower + look.upper >= 2) return look.odd >= 0.3;
  return look.length >= 16 && (look.digits === look.length || look.odd >= 0.35);
}

/** Enough for one that only a vendor or a loose word names. */
function isRandom(look: Look): boolean {
  if (look.length < 14) return false;
  if (look.digits >= 6 && look.upper > 1 && look.lower > 1 && look.odd >= 0.15) return true;
  return look.odd >= 0.25 && (look.digits >= 2 || (look.length >= 20 && look.odd >= 0.4));
}
