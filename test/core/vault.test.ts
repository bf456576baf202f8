// Identifiers are a contract: whoever moves over keeps every id and placeholder. Vectors V1 to V13 and the golden block.
import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES, type Category } from "../../src/core/category.js";
import { Ref } from "../../src/core/path-id.js";
import { placeholderEnd } from "../../src/core/placeholder.js";
import { Vault } from "../../src/core/vault.js";

const vault = new Vault("test-salt");
const golden = new Vault("golden-salt");
const unsalted = new Vault("");

const pem = ["BEGIN", "END"].map((word) => `-----${word} PRIVATE KEY-----`).join("\nabc123\n");

describe("placeholders", () => {
  it.each<readonly [vector: string, category: Category, value: string, placeholder: string]>([
    ["V1", "PERSON", "Avery Example", "[PERSON_ec16c77afc095c6d3db4475178e05432]"],
    ["V2", "PERSON", "  AVERY \t\r\n Example ", "[PERSON_ec16c77afc095c6d3db4475178e05432]"],
    ["V3", "EMAIL", "avery@example.com", "[EMAIL_1daa8a9a944aece658cd5d5f132bfcfe]"],
    ["V4, as written", "ORG", "Weiß GmbH", "[ORG_6200528c963c341ddac98de697cde605]"],
    ["V4, in capitals", "ORG", "WEISS gmbh", "[ORG_6200528c963c341ddac98de697cde605]"],
    ["V5", "SENSITIVE", "Project Meridian", "[SENSITIVE_40afb722feee99a0b6dd52d80eca69af]"],
    ["V5, no-break space", "SENSITIVE", "Project\u00a0Meridian", "[SENSITIVE_07a7c2240cf2b9f6a919e3423c632a29]"],
    ["V6, dotted", "ENTITY", "İstanbul", "[ENTITY_0d00c60634968113f4bce7aecee776f7]"],
    ["V6, plain", "ENTITY", "ISTANBUL", "[ENTITY_46ce089bbf60257a29c1befa9f1b855e]"],
    ["V7", "SECRET", pem, "[SECRET_741ea80140f459ee22d92f44a465412d]"],
    ["V8, hyphen", "CLIENT", "acme-corp", "[CLIENT_3687810a255a24be3d2a7523f425272f]"],
    ["V8, space", "CLIENT", "acme corp", "[CLIENT_847161d03ff391278ba586f9932001c1]"],
  ])("%s", (_, category, value, placeholder) => {
    expect(vault.placeholder(category, value)).toBe(placeholder);
  });

  it.each<readonly [category: Category, value: string, placeholder: string]>([
    ["SENSITIVE", "quokkaproject", "[SENSITIVE_b31768c24f00422e1ac627a60bf3f660]"],
    ["EMAIL", "taylor@example.invalid", "[EMAIL_0d4c962d34d08573eada0df1c5f701ed]"],
    ["ENTITY", "recovery", "[ENTITY_744724cb502cf2065928c6b96d0b5fd1]"],
    ["ENTITY", "txt", "[ENTITY_83eab1868e9d09be426db8f133f41030]"],
  ])("golden %s %s", (category, value, placeholder) => {
    expect(golden.placeholder(category, value)).toBe(placeholder);
  });

  it("V13: fall back to a constant key where no salt was given", () => {
    expect(unsalted.placeholder("PERSON", "Avery Example")).toBe("[PERSON_ce407fb69de9b2e85abb7ab246bbe181]");
  });

  it("are the same in every vault of a salt (B01) and others under another salt (B02) (INV-12)", () => {
    expect(new Vault("test-salt").placeholder("PERSON", "Avery")).toBe(vault.placeholder("PERSON", "Avery"));
    expect(golden.placeholder("PERSON", "Avery")).not.toBe(vault.placeholder("PERSON", "Avery"));
    expect(golden.pathDigest(".")).not.toBe(vault.pathDigest("."));
    expect(golden.githubAuthor("context", "ann")).not.toBe(vault.githubAuthor("context", "ann"));
  });

  it("tell categories apart", () => {
    expect(
      new Set(CATEGORIES.map((category) => vault.placeholder(category, "x").replace(/\W|[A-Z]+_/g, ""))).size,
    ).toBe(24);
  });

  it("use the salt as it is written, not the bytes that it spells", () => {
    const salt = "ab".repeat(32);
    const expected = createHmac("sha256", salt).update("ENTITY:x").digest("hex").slice(0, 32);
    expect(new Vault(salt).placeholder("ENTITY", "x")).toBe(`[ENTITY_${expected}]`);
  });

  it("in short form are the first 10 digits of the full one, and a placeholder by themselves", () => {
    const short = new Vault("test-salt", "short");
    expect(short.placeholder("PERSON", "Avery Example")).toBe("[PERSON_ec16c77afc]");
    fc.assert(
      fc.property(fc.constantFrom(...CATEGORIES), fc.string({ unit: "grapheme" }), (category, value) => {
        const [full, brief] = [vault.placeholder(category, value), short.placeholder(category, value)];
        expect(full.startsWith(brief.slice(0, -1))).toBe(true);
        expect(brief).toHaveLength(category.length + 13);
        expect(placeholderEnd(full, 0)).toBe(full.length);
        expect(placeholderEnd(brief, 0)).toBe(brief.length);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

describe("path ids", () => {
  it.each([
    ["V9, the root", vault, ".", "@p_513348ea7b9b"],
    ["V9, a folder", vault, "context", "@p_7cea16a297c2"],
    ["V10", vault, "context/Client Alpha - Taylor Reed notes.md", "@p_b5e6adfc70d9"],
    ["V11", vault, "notes/árvíz.txt".normalize("NFC"), "@p_1b1d2cb8b700"],
    ["V13", unsalted, "context", "@p_dacb3f3c3ff9"],
    ["golden recovery", golden, "docs/recovery.txt", "@p_edc1e3a0cbb2"],
    ["golden backup", golden, "docs/backup.md", "@p_4d6a1e447acd"],
    ["golden plan", golden, "notes/quokkaproject plan.md", "@p_1ec636f068ab"],
    ["golden misc", golden, "notes/misc.txt", "@p_59b0163ec6ab"],
  ])("%s", (_, holder, path, id) => {
    expect(String(Ref.of(holder, path))).toBe(id);
    expect(`@${Ref.of(holder, path).id}`).toBe(id);
  });

  it("normalise and fold nothing", () => {
    const spellings = [
      "árvíz.txt".normalize("NFC"),
      "árvíz.txt".normalize("NFD"),
      "Árvíz.txt",
      "./árvíz.txt",
      "árvíz.txt ",
    ];
    expect(new Set(spellings.map((path) => vault.pathDigest(path))).size).toBe(spellings.length);
  });
});

describe("authors of comments", () => {
  it.each([
    ["V12", "context", "person-one", "user_cab13a9ebb6cd491"],
    ["V12, another repository", "other", "person-one", "user_331d0f36374bd9f0"],
    ["V12, another case", "context", "Person-One", "user_f56e738bb645b4f3"],
    ["trimmed", "context", "  person-one\n", "user_cab13a9ebb6cd491"],
    ["blank", "context", " \t", "user_unknown"],
    ["missing", "context", undefined, "user_unknown"],
    ["null", "context", null, "user_unknown"],
  ])("%s", (_, repository, login, author) => {
    expect(vault.githubAuthor(repository, login)).toBe(author);
  });

  it("have the empty key, not the fallback, where no salt was given", () => {
    const expected = createHmac("sha256", "").update("github-user:context:ann").digest("hex").slice(0, 16);
    expect(unsalted.githubAuthor("context", "ann")).toBe(`user_${expected}`);
  });
});

describe("fingerprints", () => {
  it("are keyed, and told apart by kind", () => {
    const plain = createHash("sha256").update("fingerprint:policy:content").digest("hex").slice(0, 32);
    expect(vault.fingerprint("policy", "content")).not.toBe(plain);
    expect(vault.fingerprint("policy", "content")).not.toBe(golden.fingerprint("policy", "content"));
    expect(vault.fingerprint("policy", "content")).not.toBe(vault.fingerprint("index", "content"));
  });
});

describe("collisions (B07) (INV-17)", () => {
  const sameDigest = () => "0".repeat(64);
  const longTail = (_key: string, message: string) =>
    `${"0".repeat(32)}${createHash("md5").update(message).digest("hex")}`;

  it.each([
    ["a digest that is always the same", sameDigest],
    ["a digest that differs beyond what is shown", longTail],
  ])("of two values are an error with %s", (_, digest) => {
    const colliding = new Vault("test-salt", "full", digest);
    expect(colliding.placeholder("PERSON", "Ann")).toBe(`[PERSON_${"0".repeat(32)}]`);
    expect(() => colliding.placeholder("PERSON", "Bob")).toThrow("Placeholder collision.");
    expect(() => colliding.placeholder("PERSON", "Bob")).not.toThrow(/Bob|Ann/);
  });

  it("are none between spellings of one value, nor between categories", () => {
    const colliding = new Vault("test-salt", "full", sameDigest);
    expect(colliding.placeholder("PERSON", "Ann")).toBe(colliding.placeholder("PERSON", " ANN "));
    expect(colliding.placeholder("ORG", "Other")).toBe(`[ORG_${"0".repeat(32)}]`);
  });

  it("are seen in short form by the full digest only", () => {
    const near = (_key: string, message: string) =>
      `${"0".repeat(10)}${createHash("sha256").update(message).digest("hex")}`;
    const short = new Vault("test-salt", "short", near);
    expect(short.placeholder("PERSON", "Ann")).toBe(short.placeholder("PERSON", "Bob"));
  });
});

describe("what a vault remembers", () => {
  /** Counts how often the digest was computed. */
  function counted(): { vault: Vault; computed: () => number } {
    let computed = 0;
    const digest = (_key: string, message: string) => {
      computed++;
      return Buffer.from(message).toString("hex").padEnd(32, "0");
    };
    return { vault: new Vault("test-salt", "full", digest), computed: () => computed };
  }

  it("is the placeholder of a value, which is computed once", () => {
    const { vault: counting, computed } = counted();
    for (let round = 0; round < 5; round++)
      counting.placeholderAt("ID", "a value, a value", 2 + 9 * (round % 2), 7 + 9 * (round % 2));
    expect(computed()).toBe(1);
  });

  it("is bounded: of many values the first are forgotten, and computed to the same again", () => {
    const { vault: counting, computed } = counted();
    const placeholder = (value: string) => counting.placeholderAt("ID", value, 0, value.length);
    const first = placeholder("value 0");
    for (let at = 1; at <= 120_000; at++) placeholder(`value ${at}`);
    const before = computed();
    expect(placeholder("value 120000")).toContain("[ID_");
    expect(computed()).toBe(before);
    expect(placeholder("value 0")).toBe(first);
    expect(computed()).toBe(before + 1);
  });
});
