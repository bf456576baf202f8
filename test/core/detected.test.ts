// Every reading of a text is looked at: as it stands, without disguise, and with its escapes decoded. Spans are of the raw text.
import { describe, expect, it } from "vitest";
import { Detected } from "../../src/core/detected.js";
import type { PolicyOptions } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { NO_TERMS, TOY_ROWS, toyPolicy } from "./toy-baseline.js";

const vault = new Vault("test-salt");
const policy = toyPolicy({
  mode: "balanced",
  terms: { ...NO_TERMS, clients: ["Lantern Labs"], people: ["Kovács", "IBM"] },
});

/** What was found, as `CATEGORY text` in order of place. */
function found(text: string, options: Partial<PolicyOptions> = {}): string[] {
  const chosen = Object.keys(options).length === 0 ? policy : toyPolicy(options);
  return Detected.run(Raw.of(text), chosen)
    .spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
    .map(({ start, end, category }) => `${category} ${text.slice(start, end)}`);
}

/** Redacted text with each placeholder as `<CATEGORY>`. */
function shown(text: string, options: Partial<PolicyOptions> = {}): string {
  const chosen = Object.keys(options).length === 0 ? policy : toyPolicy(options);
  return String(redact(Raw.of(text), chosen, vault).text).replace(/\[([A-Z_]+)_[0-9a-f]{32}\]/g, "<$1>");
}

describe("Detected.run", () => {
  it("finds nothing in nothing", () => {
    expect(found("")).toEqual([]);
  });

  it("finds rows and terms", () => {
    expect(found("mail a@b.test to lantern_labs")).toContain("CLIENT lantern_labs");
    expect(found("mail a@b.test to lantern_labs")).toContain("EMAIL a@b.test");
  });

  it.each([
    ["full-width letters", "at ＬＡＮＴＥＲＮ ｌａｂｓ now", "at <CLIENT> now"],
    ["mathematical letters", "at 𝐋𝐚𝐧𝐭𝐞𝐫𝐧 𝑳𝒂𝒃𝒔 now", "at <CLIENT> now"],
    ["zero-width characters inside", "at Lan\u200btern\u2060 La\u00adbs now", "at <CLIENT> now"],
    ["zero-width characters before a term", "foo\u200bKovács", "foo\u200b<PERSON>"],
    ["letters of another script", "at Lаntеrn Labs now", "at <CLIENT> now"],
    ["decomposed letters", "dr Kova\u0301cs came", "dr <PERSON> came"],
    ["an accent behind a zero-width character", "dr Kova\u200b\u0301cs came", "dr <PERSON> came"],
    ["an accent left out", "dr KOVACS came", "dr <PERSON> came"],
    ["percent signs", "?q=lantern%20labs&x", "?q=<CLIENT>&x"],
    ["percent signs, twice", "?q=lantern%2520labs&x", "?q=<CLIENT>&x"],
    ["percent signs in letters", "?q=L%61ntern+Labs", "?q=<CLIENT>"],
    ["JSON escapes", '"Lantern\\u0020Labs"', '"<CLIENT>"'],
    ["JSON escapes of letters", '"Kov\\u00e1cs"', '"<PERSON>"'],
    ["HTML entities", "<b>Lantern&nbsp;Labs</b>", "<b><CLIENT></b>"],
    ["a term behind an escaped line end", '{"a":"hello\\nlantern labs"}', '{"a":"hello\\n<CLIENT>"}'],
    ["an emoji at a short term", "🙂IBM🙂", "🙂<PERSON>🙂"],
    ["a trade mark at a short term", "IBM™, IBM¹", "<PERSON>™, <PERSON>¹"],
    ["full-width mail", "ａ＠ｂ．ｔｅｓｔ", "<EMAIL>"],
  ])("sees through %s", (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("gives the plain value's placeholder to a disguised one", () => {
    const plain = String(redact(Raw.of("Lantern Labs"), policy, vault).text);
    for (const text of ["Ｌａｎｔｅｒｎ Ｌａｂｓ", "Lan\u200btern Labs", "Lаntern Labs"]) {
      expect(String(redact(Raw.of(text), policy, vault).text)).toBe(plain);
    }
  });

  it("finds a plain value by the disguised word before it", () => {
    const keyed = {
      id: "toy/keyed",
      category: "SECRET",
      rank: 90,
      needs: { beginnings: ["pass"] },
      find: ({ text }: { readonly text: string }, at: number, report: (start: number, end: number) => void) => {
        if (text.startsWith("password: ", at)) report(at + 10, at + 14);
      },
    } as const;
    const seeing = toyPolicy({ mode: "balanced" }, [...TOY_ROWS, keyed]);
    for (const key of ["password", "pass\u00adword", "pаssword", "ｐａｓｓｗｏｒｄ"]) {
      const out = String(redact(Raw.of(`the ${key}: abcd now`), seeing, vault).text);
      expect(out).toBe(`the ${key}: ${vault.placeholder("SECRET", "abcd")} now`);
    }
  });

  it("covers a disguised value to its end, however long it is and however far the disguise stands from either end", () => {
    const long = "x".repeat(3_000);
    for (const url of [`ｈttp://${long}`, `ｈttp://${long}/ａ/${long}`, `ht\u200btp://a.test/${long}`]) {
      expect(shown(`see ${url} end`)).toBe("see <URL> end");
    }
    expect(shown(`${"aB".repeat(900)}Ｌantern Labs`)).toBe(`${"aB".repeat(900)}<CLIENT>`);
  });

  it("tells values apart that are invisible and nothing else", () => {
    const rows = toyPolicy().detectors;
    const control = { id: "toy/control", category: "UNICODE_CONTROL", rank: 70, needs: "invisible" } as const;
    const seeing = toyPolicy({}, [...rows, { ...control, find: (_, at, report) => report(at, at + 1) }]);
    const token = (text: string) => String(redact(Raw.of(text), seeing, vault).text);
    expect(token("\u200b")).toBe(vault.placeholder("UNICODE_CONTROL", "\u200b"));
    expect(token("\u200b")).not.toBe(token("\u202e"));
  });

  it("keeps placeholders whole, whatever stands around or inside (INV-15)", () => {
    const token = vault.placeholder("PERSON", "Ann");
    for (const text of [token, `Bob ${token} IBM`, `http://a.test/${token}/b`, `x@y.test${token}`])
      expect(shown(text)).toContain("<PERSON>");
    expect(String(redact(Raw.of(`${token} ${token}`), policy, vault).text)).toBe(`${token} ${token}`);
    const hidden = toyPolicy({ terms: { ...NO_TERMS, terms: [token.slice(8, 16)] } });
    expect(String(redact(Raw.of(token), hidden, vault).text)).toBe(token);
  });

  it("looks into what is only like a placeholder", () => {
    expect(shown("[PERSON_Kovács]")).toBe("[PERSON_<PERSON>]");
    expect(shown(vault.placeholder("PERSON", "Ann").replace("]", "\u200b]"))).toContain("\u200b]");
  });

  it("lets an allowed word stand against heuristics, and not against terms, identifiers or secrets (INV-16)", () => {
    const strict = {
      mode: "strict",
      allow: ["Contoso", "a.test", "key-12345"],
      terms: { ...NO_TERMS, clients: ["Fabrikam"] },
    } as const;
    expect(shown("Contoso and Acme", strict)).toBe("Contoso and <ENTITY>");
    expect(shown("Contoso Services", strict)).toBe("Contoso <ENTITY>");
    expect(shown("at a.test with key-12345", strict)).toBe("at <DOMAIN> with <SECRET>");
    expect(shown("Fabrikam", { ...strict, allow: ["Fabrikam"] })).toBe("<CLIENT>");
    expect(shown("Key Vault on Monday", strict)).toBe("Key Vault on Monday");
  });
});
