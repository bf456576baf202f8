// Host names: labels that end in a public suffix (the list, by library) or in a private one. File names and member access are none.

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { inWordAt } from "../../src/scan/characters.js";
import { escapeLetters } from "../../src/scan/escape-border.js";
import { Memo } from "../../src/scan/memo.js";
import { digitAt, startOfRun, wordAfter } from "../../src/scan/pattern.js";
import { hasPublicSuffix, isListed } from "../../src/scan/public-suffix.js";

const LONGEST = 256;

/** Dots before this offset belong to a chain of labels that was judged at an earlier dot. */
const judged = new Memo<number>();

/** Suffixes of private networks (RFC 2606, RFC 6762, RFC 8375, ICANN SAC113, Kubernetes). */
const PRIVATE = new Set(
  "internal local localdomain lan corp home intranet private test example invalid localhost svc cluster".split(" "),
);
/** Private suffixes that are ordinary words in code: they need a host of three labels, a hyphen or a digit. */
const PRIVATE_WORDS = new Set("home test example private svc cluster".split(" "));
/** Public suffixes that are file extensions. */
const EXTENSIONS = new Set("md py rs sh zip mov ps cc so as app java properties tf".split(" "));
/** Public suffixes that are names of members and methods in code: with two plain labels they are taken for such. */
const MEMBERS = new Set(
  "name id info now map run link page date day data email phone network media store read save open live zone call cool build next new add is in to do be at me my show watch final host group events support style plus space today video audio click help game win here post one box fit int like mail menu office pics pink place play power report rest review room sale search select services session shop site social solutions spot stream studio systems tab tax team tech tips tools top total toys training tube vote web author book ing size".split(
    " ",
  ),
);
const OBJECTS = new Set(
  "self this os sys e ctx req res process console module exports window document math json np pd plt app args config data event obj object item node path request response result row user value props state string array date fs io util utils test std core index main package".split(
    " ",
  ),
);

export const domain: RowFile = {
  row: {
    id: "baseline/domain",
    publicUrls: "hidden",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: "dot",
    find(scan, dot, report) {
      const { text } = scan;
      // A host's last label begins with a letter: a dot before a digit is none of its last.
      if (digitAt(text, dot + 1) || dot < (judged.get(scan) ?? 0)) return;
      let start = startOfRun(text, dot, LONGEST, isHostUnit);
      while (start < dot && !inWordAt(text, start)) start++;
      const letters = escapeLetters(text, start);
      if (inWordAt(text, start + letters)) start += letters;
      const before = text.charAt(start - 1);
      const end = endOfChain(text, dot);
      judged.set(scan, end - dot < LONGEST - 1 ? end : Math.max(dot + 1, text.lastIndexOf(".", end - 1)));
      if (
        end <= dot ||
        before === "@" ||
        (before === "/" && !isBehindScheme(text, start)) ||
        before === "\\" ||
        before === "." ||
        before === "-"
      )
        return;
      if (wordAfter(text, end) || /^(?:[(_]|-\w)/.test(text.slice(end, end + 2))) return;
      if (isHost(text.slice(start, end))) report(start, end);
    },
  },
  vectors: {
    finds: [
      "uses «production-db.internal.example»",
      "at «db.internal». Then",
      "«foo.co.uk»",
      "«example.com»,",
      "«api.staging.acme.io»:8080",
      "host «vault.quillhaven.test»",
      "«cache.default.svc»",
      "«münchen.de»",
      "(«SHOP.EXAMPLE.ORG»)",
      "«node-1.lan»",
      "«acme.cloud»",
      "🙂«db.internal»",
      String.raw`"a\nhost:\t«db1.acme.example»\n«db2.lantern.test»\r\n"`,
      "from%20«db1.acme.example»",
      "redis://«cache-9.lantern.test»:6379/0",
    ],
    leaves: [
      "README.md",
      "main.rs",
      "setup.py",
      "foo.name",
      "os.path",
      "console.info",
      "self.id",
      "user.email",
      "array.map(x)",
      "v1.2.3",
      "e.g. this",
      "System.Net",
      "index.test.ts",
      "3.14",
      "user@example.com",
      "https://example.com",
      "foo.local_value",
      "date.now",
      "item.test",
      "array.at(0)",
      "run.sh",
      "at x.Foo.bar(Foo.java:12)",
      "main.tf",
      String.raw`C:\corp.acme.example`,
      String.raw`\nREADME.md\tos.path\tn.b`,
      "a%20main.rs",
    ],
  },
};

/** End of the dotted labels around `dot`: words with hyphens and underscores inside, parted by single dots. */
function endOfChain(text: string, dot: number): number {
  let end = dot;
  for (let at = dot + 1; at < text.length && at - dot < LONGEST; at++) {
    const unit = text.charCodeAt(at);
    if (inWordAt(text, at)) end = at + 1;
    else if (unit === 46 ? end !== at : unit !== 45 && unit !== 95) break;
  }
  return end;
}

function isHostUnit(unit: number, text: string, at: number): boolean {
  return unit === 46 || unit === 45 || unit === 95 || inWordAt(text, at);
}

/** True if dotted labels, without anything around them, are taken for a host. */
export function isHost(found: string): boolean {
  const suffix = found.slice(found.lastIndexOf(".") + 1).toLowerCase();
  // Most chains of labels are members in code, whose last label ends no host.
  const isPrivate = PRIVATE.has(suffix);
  if (!isPrivate && !isListed(suffix)) return false;
  if (isMemberCase(found)) return false;
  const host = found.toLowerCase();
  const labels = host.split(".");
  const [first = ""] = labels;
  const telling = labels.length > 2 || /[-\d]/.test(labels.slice(0, -1).join(""));
  if (isPrivate)
    return (telling && first.length > 1) || (!PRIVATE_WORDS.has(suffix) && !OBJECTS.has(first) && first.length > 1);
  if (EXTENSIONS.has(suffix) && !(suffix === "app" && first.length > 2)) return first === "www";
  if (labels.length === 2 && (first.length < 2 || OBJECTS.has(first))) return false;
  if (MEMBERS.has(suffix) && !/-/.test(first) && !/^www/.test(first)) return false;
  return hasPublicSuffix(host);
}

/** True behind a scheme other than that of the web, whose addresses are hidden whole. */
function isBehindScheme(text: string, start: number): boolean {
  return text.startsWith("://", start - 3) && !/https?:\/\/$/i.test(text.slice(Math.max(0, start - 8), start));
}

/** Capitals inside a label, or a capitalised suffix after a capitalised label: member access, not a host. */
function isMemberCase(found: string): boolean {
  if (found === found.toUpperCase()) return false;
  const suffix = found.slice(found.lastIndexOf(".") + 1);
  return /\p{Ll}\p{Lu}/u.test(found) || suffix !== suffix.toLowerCase();
}
