// Client secrets of Microsoft Entra applications: three units, a digit, `Q~` and some thirty more.
// https://learn.microsoft.com/entra/identity-platform/howto-create-service-principal-portal
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { sampleOf } from "./sample.js";
import { isStandIn } from "./stand-in.js";

const CLIENT_SECRET = /[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/y;
const UNITS_BEFORE_TILDE = 5;

export const azureSecret: RowFile = {
  row: {
    id: "secrets/azure-secret",
    category: "SECRET",
    rank: RANK.secret,
    needs: "mixed",
    find({ text, ends }, word, report) {
      const tilde = ends.at(word);
      if (text.charAt(tilde) !== "~" || text.charAt(tilde - 1) !== "Q") return;
      const start = tilde - UNITS_BEFORE_TILDE;
      const end = start < 0 ? -1 : endOfMatch(CLIENT_SECRET, text, start);
      if (end > 0 && !isStandIn(text.slice(start + UNITS_BEFORE_TILDE + 1, end))) report(start, end);
    },
  },
  vectors: {
    get finds() {
      return [`client_secret: «${sampleOf(CLIENT_SECRET)}»`, `"the_value": "«${sampleOf(CLIENT_SECRET)}»"`];
    },
    leaves: [`bP88${"Q~"}${"x".repeat(34)}`, "3wIHjX9DT0yCNfQ~short", "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~"],
  },
};
