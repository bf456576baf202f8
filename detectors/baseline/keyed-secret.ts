// A value that a secret word names: `db_password = …`, `"apiKey": "…"`, `token: …`. The key stays, so that the text can be read and parsed.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { assignedValue, keyBefore } from "../../src/scan/assignment.js";

const SECRET_KEY = /(?:api[ _-]?key|secret|token|passwd|password|passphrase|pwd|private[_-]?key|access[_-]?key)$/i;
const VALUE = /^[A-Za-z0-9._~+/=@:!$^*?#%&-]{8,}$/;
/** Values that stand for a value: variables, templates, calls and examples. */
const STAND_IN = /^(?:\$[A-Za-z{(]|%[A-Z_]+%$|[A-Za-z_.]+\($|x{4,}$|\*+$|\.{3,}$|changeme$|(?:https?|file):\/\/)/i;
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
      if (assigned.quoted ? found.length >= 8 && !STAND_IN.test(found) : VALUE.test(found) && !STAND_IN.test(found)) {
        report(assigned.start, assigned.end);
      }
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
      "monkey = something-long",
      "the password: is not stored",
      "secret: [SECRET_0123456789abcdef0123456789abcdef]",
    ],
  },
};
