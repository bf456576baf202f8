// Secrets in a list, an object or a part of a form that a secret word names: `passwords: ["…", "…"]`, `{"password": {"value": "…"}}`, `name="password"` and the value below.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { startOfKey } from "../../src/scan/assignment.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { lookOf } from "../../src/scan/randomness.js";
import { behindSign, valuesWithin } from "../../src/scan/values-within.js";
import { namingOf } from "./secret-key.js";
import { isQuotedSecret } from "./secret-value.js";

/** The rest of the headers of a part of a form (RFC 7578), the empty line, and the value as a line of its own before the next part. */
const PART = /"[ \t]{0,4}\r?\n(?:Content-[\w-]{1,24}:[^\r\n]{0,128}\r?\n){0,3}\r?\n(?=[^\r\n]{4,512}\r?\n--)/iy;
const LINE = /[^\r\n]{4,512}/y;
/** Members of an object that hold the value itself. */
const INNER =
  /^(?:(?:string)?value|content|raw|plain(?:text)?|data|default|secret|current|previous|old|new|[SN]|[#$_]?text)$/i;

/** An object of these has a password a user. */
const PLURAL = /(?:passwords|passwds|credentials|passphrases)$/i;

const value = ["hunter2", "hunter2"].join("");

export const listedSecret: RowFile = {
  row: {
    id: "secrets/listed-secret",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "password passwords passwd passphrase passphrases passwort passwörter pwd pw secret secrets secretkey secretkeys token tokens apikey apikeys key keys credential credentials contraseña contraseñas".split(
          " ",
        ),
      only: "signed",
    },
    find({ text, ends }, word, report) {
      const end = ends.at(word);
      const part = text.charAt(end) === '"' ? endOfMatch(PART, text, end) : -1;
      const from = part > 0 ? part : behindSign(text, end);
      if (from < 0) return;
      const name = text.slice(startOfKey(text, end), end);
      if (namingOf(name) !== "named" && namingOf(name.replace(/s$/, "")) !== "named") return;
      if (part > 0) {
        report(part, endOfMatch(LINE, text, part));
        return;
      }
      const found = [...valuesWithin(text, from)].filter(
        ({ key }) => key === "" || PLURAL.test(name) || INNER.test(key),
      );
      // Rules and options have a plain word among them.
      if (found.some((one) => one.key === "" && /^[a-z]{2,16}$/.test(text.slice(one.start, one.end)))) return;
      for (const { start, end: last, key } of found) {
        if (isSecret(text.slice(start, last), key !== "" && INNER.test(key))) report(start, last);
      }
    },
  },
  vectors: {
    finds: [
      `passwords: ["«${value}»", "«x9${value}»"]`,
      `passwords:\n  - «${value}»\n  - "«x9${value}»"\nnext: 1`,
      `"api_keys" => ["«${value}»"]`,
      `passwords = {"bob": "«${value}»", "ann": "«x9${value}»"}`,
      `{"password": {"value": "«${value}»", "type": "text"}}`,
      `"secret": {"S": "«${value}»"}`,
      `form-data; name="password"\r\n\r\n«${value}»\r\n--x`,
    ],
    leaves: [
      "'password' => ['required', 'min:8', 'confirmed']",
      'keys: ["a1", "b2"]',
      'passwords: {title: "Reset", short: "zu-kurz", min: "8"}',
      'password: ["Must have 8 letters"]',
      "tokens = [lexer.next(), 4]",
      'token: {"type": "string"}',
      'name="password"\n\nvalue\n',
    ],
  },
};

function isSecret(found: string, isMember: boolean): boolean {
  if (!isQuotedSecret(found, "named")) return false;
  const look = lookOf(found);
  return isMember || (found.length >= 8 && !/[\s:]/.test(found) && look.digits > 0 && look.lower + look.upper > 0);
}
