// The rows for addresses and hosts as they are where the operator keeps addresses of well-known sites: what may be kept is not reported.
import type { Detector, RowFile } from "../../src/core/detector.js";
import { endOfPublicUrl } from "../../src/scan/public-url.js";
import { domain } from "./domain.js";
import { url } from "./url.js";

/** Of an address that is kept only what stands behind its `?` or `#` is hidden. */
export const urlBesidePublic: RowFile = {
  row: besidePublic("baseline/url-not-public", url.row, (text, start, end, report) => {
    const colon = text.slice(start, start + 8).indexOf("://");
    const kept = colon < 0 ? -1 : endOfPublicUrl(text, start + colon);
    if (kept < 0) report(start, end);
    else if (kept + 1 < end) report(kept + 1, end);
  }),
  vectors: {
    finds: [
      "https://github.com/a/b?«token=x&y=z», then",
      "«https://a.test/b» and https://docs.rs/serde#«access_token=AbCdEf»",
      "«https://jane:pw@github.com/a»",
      "«https://github.com:8443/a»",
      "«https://github.com.a.test/b»",
      "«https://gist.github.com/jane/1»",
    ],
    leaves: [
      "see https://github.com/a/b.",
      "(https://docs.rs/serde#structs) or <http://www.w3.org/TR>",
      "https://pypi.org",
    ],
  },
};

/** The host of an address that is kept stays with it. */
export const domainBesidePublic: RowFile = {
  row: besidePublic("baseline/domain-not-public", domain.row, (text, start, end, report) => {
    if (text.startsWith("://", start - 3) && endOfPublicUrl(text, start - 3) >= 0) return;
    report(start, end);
  }),
  vectors: {
    finds: ["at «github.com» and «db.lantern.test»"],
    leaves: ["https://github.com/a/b"],
  },
};

type Judge = (text: string, start: number, end: number, report: (start: number, end: number) => void) => void;

function besidePublic(id: string, row: Detector, judge: Judge): Detector {
  return {
    ...row,
    id,
    publicUrls: "kept",
    find(scan, candidate, report) {
      row.find(scan, candidate, (start, end) => judge(scan.text, start, end, report));
    },
  };
}
