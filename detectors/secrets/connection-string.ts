// Connection strings: two or more `key=value;` pairs of which the keys name a server, a user or a password.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const KEY =
  "(?:server|host|data source|address|addr|network address|initial catalog|database|uid|user id|user|username|password|pwd|accountname|accountkey|account key|sharedaccesskeyname|sharedaccesskey|endpoint|port|defaultendpointsprotocol)";
const VALUE = "[^;\\s\"'`<>]{1,512}";
const PAIRS = new RegExp(`${KEY}[ ]?=[ ]?${VALUE}(?:; ?[A-Za-z ]{2,40}=[ ]?${VALUE}){1,40};?`, "iy");
const TELLING = /(?:password|pwd|key|uid|user id)[ ]?=/i;

export const connectionString: RowFile = {
  row: {
    id: "secrets/connection-string",
    category: "CONNECTION",
    rank: RANK.secret,
    needs: [
      { words: ["data", "user", "initial"], before: "sic" },
      {
        words: ["server", "host", "address", "uid", "endpoint", "accountname", "defaultendpointsprotocol", "database"],
        only: "signed",
      },
    ],
    find(scan, word, report) {
      const start = scan.starts.at(word);
      const end = endOfMatch(PAIRS, scan.text, start);
      if (end > 0 && TELLING.test(scan.text.slice(start, end))) report(start, end);
    },
  },
  vectors: {
    finds: [
      `"«Server=tcp:db.test,1433;Database=main;User ID=app;Password=${"x7".repeat(4)};»"`,
      `«Endpoint=sb://bus.test/;SharedAccessKeyName=root;SharedAccessKey=${"q9".repeat(12)}=»`,
    ],
    leaves: ["server=db; colour=blue", "host = 'x'", "server is up; host=web"],
  },
};
