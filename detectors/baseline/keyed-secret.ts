// A value that a secret word names: `db_password = …`, `"apiKey": "…"`, `token: …`. The key stays, so that the text can be read and parsed.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { assignedValue, keyBefore } from "../../src/scan/assignment.js";

const SECRET_KEY = /(?:api[ _-]?key|secret|token|passwd|password|passphrase|pwd|private[_-]?key|access[_-]?key)$/i;
/** Shorter values are too common to be told from words and numbers. */
const SHORTEST = 8;
/** Values that stand for a value: variables, templates, calls, examples. */
const STAND_IN =
  /^(?:\$[A-Za-z{(]|\{\{|%[A-Z_]+%$|[x*.•-]{4,}$|<[^<>]*>$|change-?_?me|your[-_ ]|example|placeholder|redacted|dummy|undefined$|required$|optional$|(?:https?|file):\/\/)/i;
/** Code that names a value instead of holding it: `process.env.DB_PASSWORD`, `request.token`, `MY_SECRET_KEY`. */
const CODE_REFERENCE = /^(?:[A-Za-z_$][\w$]{0,64}(?:\??\.[A-Za-z_$][\w$]{0,64}){1,8}|[A-Z]{2,}(?:_[A-Z]+){1,8})$/;
const LAST_UNITS = new Set("ytndeYTNDE");

const value = ["hunter2", "hunter2"].join("");

export const keyedSecret: RowFile = {
  row: {
    id: "baseline/keyed-secret",
    category: "SECRET",
    rank: RANK.secret,
    needs: "sign",
    find(scan, sign, report) {
      const key = keyBefore(scan.text, sign, LAST_UNITS);
      if (key === undefined || !SECRET_KEY.test(key)) return;
      const assigned = assignedValue(scan.text, sign);
      if (assigned === undefined || scan.text.charAt(assigned.end) === "(") return;
      const found = scan.text.slice(assigned.start, assigned.end);
      if (found.length < SHORTEST || STAND_IN.test(found)) return;
      if (assigned.quoted || !CODE_REFERENCE.test(found)) report(assigned.start, assigned.end);
    },
  },
  vectors: {
    finds: [
      `password = «${value}»; token: 'abc' secret="«${value}»"`,
      `DB_PASSWORD=«${value}» and API_TOKEN=«${value}»`,
      `password =\n«${value}»\ntarget`,
      `"clientSecret": "«${value}»",`,
      `api key: «${value}»`,
      `export const privateKey = '«${value} with spaces»';`,
    ],
    leaves: [
      "password: short",
      "password = ${DB_PASSWORD}",
      "api key with a plain space",
      "token = getToken()",
      "password = process.env.DB_PASSWORD",
      "secret: request.clientSecret,",
      "API_TOKEN=MY_OTHER_TOKEN",
      'apiKey: "your-api-key-here"',
      "monkey = something-long",
      "the password: is not stored",
      "secret: [SECRET_0123456789abcdef0123456789abcdef]",
    ],
  },
};
