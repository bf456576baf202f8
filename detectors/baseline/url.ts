// Web addresses: http and https (also as `git+https`), www., and any other scheme that carries a user and a password. The address ends before closing punctuation.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { escapeLetters } from "../../src/scan/escape-border.js";
import { endOfMatch, lineBefore, startOfRun, wordBefore } from "../../src/scan/pattern.js";

const REST = /[^\s<>)\]"`\u00a0\u3000]+/y;
/** A user and a password up to the last `@`: passwords hold all kinds of signs that no address may. */
const CREDENTIALS = /^:\/\/[^\s/?#@:"'`]{0,256}:[^\s"'`]{1,256}@(?=[\p{L}\d[])/u;
/** The scheme of the web, with the tools that read it so before it: `git+https`. */
const WEB = /(?:[a-z][a-z\d]{0,15}\+){0,3}https?$/i;
/** Signs of schemes that stand before an address and begin none. */
const LEADING = /[^a-z]{0,32}/iy;

export const url: RowFile = {
  row: {
    id: "baseline/url",
    publicUrls: "hidden",
    category: "URL",
    rank: RANK.identifier,
    needs: ["scheme", { words: ["www"] }],
    find(scan, candidate, report) {
      const { text } = scan;
      if (text.startsWith("://", candidate)) findScheme(text, candidate, report);
      else if (text.charAt(scan.ends.at(candidate)) === ".") findWww(text, scan.starts.at(candidate), report);
    },
  },
  vectors: {
    finds: [
      "see «https://x.example/a?b=c») and «www.foo.bar/baz», next",
      "<«http://host.test/p»>",
      "ends «https://a.test/b».",
      '"url": "«https://a.test/b?c=d»",',
      "«HTTPS://UP.TEST»",
      "at «postgres://app:pw@db.test/main» now",
      `URL=«redis://app:${"p#w/@)?"}@cache-9.lantern.test:6379/0»\n`,
      "«https://a.test/(b»)",
      String.raw`failed:\n«https://git.acme.test/a»`,
      String.raw`{"msg":"at\\r\\n«http://a.test/b»"}`,
      "a%20«https://a.test/b»",
      String.raw`to\t«redis://app:pw@db.test/0»`,
      String.raw`see\n«www.foo.bar/baz»`,
      "«git+https://git.acme.test/t/l.git», «svn+https://a.test/b»",
      "pip install «hg+http://a.test/b»#egg".replace("»#egg", "#egg»"),
      "${BASE:-«https://a.test/b»}",
      "read it.«https://a.test/b»",
      "1|«https://a.test/b?c=d»|keep",
      "| 1 | «https://a.test/b»|keep |",
      "at «https://a.test/b|c»",
    ],
    leaves: [
      "ftp://files.test/x",
      "://",
      "www",
      "xhttp://a.test",
      "www.",
      "wwwx.test",
      "git+xhttps://a.test",
      String.raw`\xhttp://a.test`,
      String.raw`\nxhttp://a.test`,
      "%20ftp://files.test/x",
      "git+ssh://a.test/b",
    ],
  },
};

function findScheme(text: string, colon: number, report: (start: number, end: number) => void): void {
  const run = startOfRun(text, colon, 32, isSchemeUnit);
  const behindEscape = Math.min(colon, run + escapeLetters(text, run));
  if (wordBefore(text, behindEscape)) return;
  const first = Math.min(colon, endOfMatch(LEADING, text, behindEscape));
  const scheme = text.slice(first, colon);
  if (scheme === "") return;
  const credentials = CREDENTIALS.exec(text.slice(colon, colon + 520))?.[0].length ?? 0;
  const web = WEB.exec(scheme)?.index ?? -1;
  if (credentials === 0 && (web < 0 || /[a-z\d]/i.test(scheme.charAt(web - 1)))) return;
  const end = endOfAddress(text, colon + Math.max(3, credentials));
  const start = credentials === 0 ? first + web : first;
  if (end > colon + 3) report(start, endOfCell(text, start, end));
}

/** In a table whose cells a sign parts without a space, such as `|`, the address ends before the next one. */
function endOfCell(text: string, start: number, end: number): number {
  const before = text.charAt(start - 1);
  const sign = before === " " && text.slice(start, end).includes("|") ? cellSign(text, start) : before;
  const next = sign !== "" && "|;,".includes(sign) ? text.indexOf(sign, start) : -1;
  return next > start && next < end ? next : end;
}

/** The sign of a table that stands on the line before, as in `| a | https://…`. */
function cellSign(text: string, start: number): string {
  return lineBefore(text, start, 256).includes("|") ? "|" : "";
}

function findWww(text: string, start: number, report: (start: number, end: number) => void): void {
  const end = endOfAddress(text, start + 4);
  if (end > start + 4 && !wordBefore(text, start) && !"/@.".includes(text.charAt(start - 1) || " ")) report(start, end);
}

/** End of the address without the punctuation that closes a sentence or a quotation. */
export function endOfAddress(text: string, from: number): number {
  let end = endOfMatch(REST, text, from);
  while (end > from && ".,;:!?'*_}|\\".includes(text.charAt(end - 1))) end--;
  return end;
}

function isSchemeUnit(unit: number): boolean {
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit === 43 || unit === 45 || unit === 46;
}
