// The rows for addresses and hosts as they are where the operator keeps addresses of well-known sites: what may be kept is not reported.
import type { Detector, RowFile } from "../../src/core/detector.js";
import { PUBLIC_HOSTS } from "../../src/scan/public-hosts.js";
import { publicUrlAt } from "../../src/scan/public-url.js";
import { domain, isHost } from "./domain.js";
import { endOfAddress, url } from "./url.js";

/** A token as a site would draw it; it is no one's. */
const drawn = ["Xk29fj", "Qpz81L", "mZq7w0"].join("");

/** Of an address that is kept only its query, its fragment and what is private in its path is hidden; ordinary text may follow without a blank. */
export const urlBesidePublic: RowFile = {
  row: {
    ...besidePublic("baseline/url-not-public", url.row),
    find(scan, candidate, report) {
      const { text } = scan;
      const kept = text.startsWith("://", candidate) ? publicUrlAt(text, candidate) : undefined;
      if (kept === undefined) return url.row.find(scan, candidate, report);
      const host = hostInPath(text, candidate + 3, kept.end);
      const hidden = host < 0 ? kept.hidden : host;
      if (hidden < 0) return;
      const end = endOfAddress(text, hidden);
      if (end > hidden) report(hidden, end);
    },
  },
  vectors: {
    finds: [
      "https://github.com/a/b?«token=x&y=z», then",
      "https://github.com/a/b&«user=ingrid.vasshaug» and https://github.com/a/b&amp;«c=d»".replace("&amp;«", "&«amp;"),
      "«https://a.test/b» and https://docs.rs/serde#«access_token=AbCdEf»",
      "«https://jane:pw@github.com/a»",
      "«https://github.com/a:pw@lantern.test/b»",
      "«https://github.com:8443/a»",
      "«https://github.com.a.test/b»",
      "«https://gist.github.com/jane/1»",
      `https://github.com/a/«${drawn}/b?c»`,
      `https://github.com/a/b#«${drawn}»`,
      "https://github.com/a/token/«lantern», then",
      "https://github.com/redirect/«vault.lantern.example/x»",
      "https://github.com/a,«https://a.test/b»",
    ],
    leaves: [
      "see https://github.com/a/b.",
      "(https://docs.rs/serde#structs) or <http://www.w3.org/TR>",
      "https://pypi.org",
      "git+https://github.com/a/b.git",
      String.raw`at\nhttps://github.com/a/b\n`,
      `https://github.com/a/b/commit/${"0af3".repeat(10)} and https://github.com/a/b/issues/7#issuecomment-1234567890`,
      "https://github.com/a/b/blob/main/src/index.test.ts#L10-L20",
      "https://pkg.go.dev/github.com/a/b",
    ],
  },
};

/** The host of an address that is kept stays with it. */
export const domainBesidePublic: RowFile = {
  row: {
    ...besidePublic("baseline/domain-not-public", domain.row),
    find(scan, candidate, report) {
      const { text } = scan;
      domain.row.find(scan, candidate, (start, end) => {
        if (!text.startsWith("://", start - 3) || publicUrlAt(text, start - 3) === undefined) report(start, end);
      });
    },
  },
  vectors: {
    finds: ["at «github.com» and «db.lantern.test»", "https://github.com/a,«db.lantern.test»"],
    leaves: ["https://github.com/a/b"],
  },
};

function besidePublic(id: string, row: Detector): Detector {
  return { ...row, id, publicUrls: "kept" };
}

/** Start of the first piece in [start, end) behind a slash that names a host of no well-known site, -1 if none does. */
function hostInPath(text: string, start: number, end: number): number {
  for (let slash = text.indexOf("/", start); slash >= 0 && slash < end; slash = text.indexOf("/", slash + 1)) {
    const next = text.indexOf("/", slash + 1);
    const piece = text.slice(slash + 1, next < 0 ? end : Math.min(next, end));
    const host = HOST.test(piece) ? piece.replace(/^[.~_-]+|\.$/g, "") : "";
    if (host !== "" && !PUBLIC_HOSTS.has(host.toLowerCase()) && isHost(host)) return slash + 1;
  }
  return -1;
}

const HOST = /^[.~_-]{0,4}[a-z\d][a-z\d_-]{0,62}(?:\.[a-z\d_-]{1,63}){1,8}\.?$/i;
