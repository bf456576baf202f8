// A salt, whatever it looks like: it keys every placeholder of a vault, so even a short or spaced value is hidden.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { assignedValue, keyBefore } from "../../src/scan/assignment.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const SALT_KEY = /(?:^|[^A-Za-z])salt$|[a-z]Salt$/;
const LAST_UNITS = new Set("tT");
const REST_OF_LINE = /[^\n\r]{1,4096}/y;

export const salt: RowFile = {
  row: {
    id: "secrets/salt",
    category: "SECRET",
    rank: RANK.secret,
    needs: "sign",
    find(scan, sign, report) {
      const { text } = scan;
      const key = keyBefore(text, sign, LAST_UNITS);
      if (key === undefined || !(SALT_KEY.test(key) || /(?:^|[^A-Z])SALT$/.test(key))) return;
      const assigned = assignedValue(text, sign);
      if (assigned === undefined || text.charAt(assigned.start) === "[") return;
      if (assigned.quote !== "") report(assigned.start, assigned.end);
      else if (!isCode(text, assigned.start, assigned.end))
        report(assigned.start, endOfBareSalt(text, assigned.start, assigned.end));
    },
  },
  vectors: {
    finds: [
      'salt = "«my-local-passphrase»"',
      "salt:«hunter2»",
      'salt="«x»"',
      "salt = '«correct horse battery»'",
      "vault_salt: «another secret value»",
      'salt = """«two\nlines»"""',
      "PASSWORD_SALT=«abc»",
      'hashSalt: "«q»"',
      "salt = «pink  rock»  # from the sea # and a mine",
    ],
    leaves: [
      "salt = [SECRET_0123456789abcdef0123456789abcdef]",
      "basalt: grey rock",
      "salt and pepper",
      "cobalt = blue",
      "salt: bytes,\n    rounds: int",
      "self._salt = salt",
      "salt = os.urandom(16)",
      "salt: typing.Optional[bytes] = None",
      "salt = pss._salt_length",
    ],
  },
};

/** What code sets: a type, a call, a variable that is named so itself. */
function isCode(text: string, start: number, end: number): boolean {
  const found = text.slice(start, end).replace(/,$/, "");
  const isCalled = (text.charAt(end) === "(" || text.charAt(end) === "[") && IDENTIFIER.test(found);
  return isCalled || TYPE.test(found) || (/salt/i.test(found) && IDENTIFIER.test(found));
}

const IDENTIFIER = /^[A-Za-z_]\w{0,63}(?:(?:\.|->|::)[A-Za-z_]\w{0,63}){0,4}$/;
const TYPE = /^(?:(?:std::)?string|str|bytes?|u8|None|null|nil|undefined|Buffer|Uint8Array|ByteArray)$/;

/** A bare salt may hold spaces: it goes on to the end of its line, or to a comment. */
function endOfBareSalt(text: string, start: number, end: number): number {
  const line = endOfMatch(REST_OF_LINE, text, start);
  const comment = text.slice(start, line).search(/\s#/);
  const rest = text.slice(start, comment < 0 ? line : start + comment).trimEnd();
  return Math.max(end, start + (rest.includes("[") ? 0 : rest.length));
}
