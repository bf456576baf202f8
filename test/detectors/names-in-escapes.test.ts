// Names that are written with escapes: what a heuristic finds on the decoded reading is hidden where it stands.
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";

const vault = new Vault("test-salt");
const terms = { clients: [], organizations: [], people: [], terms: [] };

function shown(text: string, mode: "strict" | "balanced"): string {
  const policy = Policy.compile(BASELINE, {
    mode,
    profile: "default",
    scope: "text",
    publicUrls: "hidden",
    terms,
    allow: [],
  });
  return String(redact(Raw.of(text), policy, vault).text).replace(/\[([A-Z_]+)_[0-9a-f]{32}\]/g, "<$1>");
}

describe.each(["strict", "balanced"] as const)("in %s mode", (mode) => {
  it.each([
    ["JSON", '{"note": "met Bj\\u00f6rn \\u00c5kerlund at noon"}', '{"note": "met <PERSON> at noon"}'],
    ["a path", "open /x/Johanna%20Hollander/y", "open /x/<PERSON>/y"],
    ["percent signs in letters", "open /x/J%C3%BCrgen%20Hollander/y", "open /x/<PERSON>/y"],
    ["a query", "open /x?q=Johanna+Hollander&y=1", "open /x?q=<PERSON>&y=1"],
    ["HTML", "<p>met J&uuml;rgen Vasshaug there</p>", "<p>met <PERSON> there</p>"],
    ["quoted-printable", "met J=C3=BCrgen Vasshaug there", "met <PERSON> there"],
  ])("hides a name in %s as one", (_, text, expected) => {
    expect(shown(text, mode)).toBe(expected);
  });

  it("takes no line end into a name", () => {
    expect(shown('"hello\\nJohanna\\nVasshaug"', mode)).toMatch(/\\n<PERSON>\\n/);
  });

  it("leaves what is escaped and names nobody", () => {
    const text = '"caf\\u00e9 \\u2013 10\\u20ac", docs%20and%20files, na&iuml;ve';
    expect(shown(text, mode)).toBe(text);
  });

  it("remembers the name and not its spelling", () => {
    expect(shown('"met Bj\\u00f6rn \\u00c5kerlund"\nthen Björn left', mode)).toBe('"met <PERSON>"\nthen <PERSON> left');
  });
});
