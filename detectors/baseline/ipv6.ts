// IPv6 addresses, full and compressed (RFC 4291, section 2.2). Clock times, MAC addresses and C++ scopes are none.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isHexDigit } from "../../src/scan/characters.js";
import { endOfMatch, startOfRun, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const GROUPS = /[0-9a-f:]{2,39}(?:\d{1,3}(?:\.\d{1,3}){3})?/iy;

export const ipv6: RowFile = {
  row: {
    id: "baseline/ipv6",
    category: "IP",
    rank: RANK.identifier,
    needs: "innerSign",
    find(scan, sign, report) {
      const { text } = scan;
      if (text.charAt(sign) !== ":" || !isAddressUnit(text.charCodeAt(sign + 1))) return;
      const start = startOfRun(text, sign, 5, isAddressUnit);
      if (wordBefore(text, start)) return;
      let end = endOfMatch(GROUPS, text, start);
      if (end > 0 && text.charAt(end - 1) === ":" && text.charAt(end - 2) !== ":") end--;
      if (end > 0 && !wordAfter(text, end) && isAddress(text.slice(start, end))) report(start, end);
    },
  },
  vectors: {
    finds: ["at «2001:db8::8a2e:370:7334», ", "«fe80::1»", "[«2001:0db8:85a3:0000:0000:8a2e:0370:7334»]:443"],
    leaves: ["12:30:45", "std::vector", "a::b", "::", "00:1a:2b:3c:4d:5e", "key: value", "::1", "x:y"],
  },
};

function isAddressUnit(unit: number): boolean {
  return isHexDigit(unit) || unit === 58;
}

/** Eight groups, or fewer with one `::`; a compressed one needs a digit and two groups, so that code is left alone. */
function isAddress(found: string): boolean {
  if (found.indexOf(":") === found.lastIndexOf(":")) return false;
  const groups = found.split(":");
  if (groups.some((group) => group.length > 4 && !group.includes("."))) return false;
  const compressed = found.split("::").length - 1;
  if (compressed > 1 || found.includes(":::")) return false;
  const filled = groups.filter((group) => group !== "").length;
  if (compressed === 0) return filled === 8;
  return filled >= 2 && filled < 8 && /\d/.test(found);
}
