// Redacted texts come back: what is restored, what stays, and that nothing else changes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldCase } from "../../src/core/case-folding.js";
import { Vault } from "../../src/core/vault.js";
import { plainValue } from "../../src/scan/shadow.js";
import { NO_SECRETS, OpenCorpus, PEOPLE } from "./open-corpus.js";

const NAME = "Oriel Vantongeren";
const PASSWORD = ["tarragon", "kettle", "52"].join("-");
const KEY = ["-----BEGIN PRIVATE ", "KEY-----\r\nMIIBVgIBADANBgkqhkiG9w0B\r\n-----END PRIVATE KEY-----"].join("");
const TEXT = `Minutes with ${NAME} of QUILLHAVEN freight\nmail o.v@lanternpost.test, +44 20 7946 0817\npassword = ${PASSWORD}\n`;

/** What redaction keeps of a value: not the case of its letters, its white space and how they are disguised. */
const folded = (text: string) => foldCase(plainValue(text)).replace(/\s+/gu, "");
const breaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

const PIECES = fc.constantFrom(
  NAME,
  NAME.toUpperCase(),
  "Oriel\nVantongeren",
  "oriel\r\nvantongeren",
  "Quillhaven Freight",
  "quillhaven-freight",
  "Zoë Åkerlund",
  "Ｏｒｉｅｌ Ｖａｎｔｏｎｇｅｒｅｎ",
  "Ori\u200bel Vantongeren",
  "Oriel%20Vantongeren",
  '"Oriel\\u0020Vantongeren"',
  "o.v@lanternpost.test",
  "+44 20 7946 0817",
  `password = ${PASSWORD}`,
  KEY,
  "[PERSON_0123456789abcdef0123456789abcdef]",
  "Marlow Teasdale",
  "quarterly",
  "and the",
  "192.0.2.7",
  "[x](http://lanternpost.test/a?b=c)",
);
const BETWEEN = fc.constantFrom(" ", "\n", "\r\n", "\r", ", ", ". ", "\n\n", "\t", "; ", " | ");
const TEXTS = fc
  .array(fc.tuple(PIECES, BETWEEN), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.map((part) => part.join("")).join(""));

describe.each(["strict", "balanced"] as const)("in %s mode", (mode) => {
  it.each(["full", "short"] as const)(
    "restores any text with %s placeholders but for what they fold",
    async (placeholder) => {
      const corpus = new OpenCorpus({}, { mode, placeholder });
      await fc.assert(
        fc.asyncProperty(TEXTS, async (text) => {
          corpus.write("notes/a.md", text);
          const restored = await corpus.textOf(corpus.redact(text));
          expect(folded(restored)).toBe(folded(text));
          expect(breaks(restored)).toBe(breaks(text));
        }),
        { numRuns: 40 },
      );
    },
  );

  it("restores a text exactly whose values are each spelled in one way", async () => {
    const corpus = new OpenCorpus({ "a.md": TEXT, "b.md": `${KEY}\r\nend\r\n` }, { mode });
    for (const text of [TEXT, `${KEY}\r\nend\r\n`]) {
      const redacted = corpus.redact(text);
      expect(redacted).not.toContain("Vantongeren");
      expect(await corpus.textOf(redacted)).toBe(text);
    }
  });
});

describe("a token", () => {
  const [full, short] = (["full", "short"] as const).map((form) =>
    new Vault("test-salt", form).placeholder("PERSON", NAME),
  );

  // INV-76
  it("is restored in both forms, whatever the form in force, once and exactly", async () => {
    for (const placeholder of ["full", "short"] as const) {
      const corpus = new OpenCorpus({ "a.md": TEXT }, { placeholder });
      expect(await corpus.textOf(`a ${full}${short}, b`)).toBe(`a ${NAME}${NAME}, b`);
    }
  });

  // INV-76
  it("stays as it is if it is forged, of another category, in other letters or cut", async () => {
    const corpus = new OpenCorpus({ "a.md": TEXT });
    const odd = [
      "[PERSON_0123456789abcdef0123456789abcdef]",
      full?.toUpperCase() ?? "",
      full?.replace("_", "_\u200b") ?? "",
      full?.replace("PERSON", "ORG") ?? "",
      full?.slice(0, -1) ?? "",
      full?.slice(1) ?? "",
      full?.replace("]", ".00000000]") ?? "",
    ];
    const { bytes, report } = await corpus.rehydrate(odd.join(" "));
    expect(bytes.toString()).toBe(odd.join(" "));
    expect(report.tally.get("PERSON")).toMatchObject({ restored: 0, unknown: 2 });
    expect(report.tally.get("ORG")).toMatchObject({ restored: 0, unknown: 1 });
    expect(report.bruised.map(({ bruises }) => bruises.join())).toEqual([
      "letter-case",
      "invisible",
      "bracket",
      "bracket",
    ]);
  });

  it("comes back as the first spelling, but rather on one line and without disguise", async () => {
    const first = new OpenCorpus({ "a.md": `met ${NAME.toUpperCase()}`, "b.md": `met ${NAME}` });
    expect(await first.textOf(`${full}`)).toBe(NAME.toUpperCase());
    const wrapped = new OpenCorpus({ "a.md": "met Oriel\nVantongeren", "b.md": `met ${NAME}` });
    expect(await wrapped.textOf(`${full}`)).toBe(NAME);
    const disguised = new OpenCorpus({ "a.md": "met Ori\u200bel Vantongeren", "b.md": `met ${NAME}` });
    expect(await disguised.textOf(`${full}`)).toBe(NAME);
  });

  it("takes line breaks after it back into its value, as many as the value has", async () => {
    const corpus = new OpenCorpus({ "a.md": "met Oriel\nVantongeren today" });
    expect(await corpus.textOf(`${full}\n today`)).toBe("Oriel\nVantongeren today");
    expect(await corpus.textOf(`${full}\r\n\r\ntoday`)).toBe("Oriel\nVantongeren\r\ntoday");
    expect(await corpus.textOf(`${full} today\n`)).toBe("Oriel\nVantongeren today\n");
  });

  it("of a value that looks like a token is restored in one pass (INV-76)", async () => {
    const inner = "[PERSON_00000000000000000000000000000000]";
    const corpus = new OpenCorpus({ [`${inner} x.md`]: "nothing" });
    const id = corpus.opened.corpus.vault.pathDigest(`${inner} x.md`);
    expect(await corpus.textOf(`see @p_${id}`)).toBe(`see ${inner} x.md`);
  });

  it("of a path is restored where it stands free", async () => {
    const corpus = new OpenCorpus({ "notes/plan.md": "x" });
    const id = `p_${corpus.opened.corpus.vault.pathDigest("notes/plan.md")}`;
    expect(await corpus.textOf(`@${id}, redctx://${id}. (@${id})`)).toBe(
      "notes/plan.md, notes/plan.md. (notes/plan.md)",
    );
    const other = `a@${id} @${id}0 ${id} @p_000000000000 xredctx://${id} @@${id}`;
    expect(await corpus.textOf(other)).toBe(other);
  });

  it("of a name that only a path holds is restored", async () => {
    const corpus = new OpenCorpus({ [`${NAME} plan.md`]: "x" });
    expect(await corpus.textOf(`${full}`)).toBe(NAME);
  });

  // INV-79
  it("of a secret stays unless secrets are asked for", async () => {
    const corpus = new OpenCorpus({ "a.md": TEXT });
    const redacted = corpus.redact(TEXT);
    const { bytes, report } = await corpus.rehydrate(redacted, NO_SECRETS);
    expect(bytes.toString()).toMatch(/password = \[SECRET_[0-9a-f]{32}\]\n$/);
    expect(report.tally.get("SECRET")).toEqual({ restored: 0, unknown: 0, ambiguous: 0, withheld: 1 });
    expect(await corpus.textOf(redacted)).toBe(TEXT);
  });

  it("is restored to nothing that is excluded from the root", async () => {
    const corpus = new OpenCorpus({ "personal/a.md": TEXT, ".env": TEXT });
    expect(await corpus.textOf(`${full}`)).toBe(full);
  });
});

describe("an alias", () => {
  const config = `${PEOPLE}terms = ["Project Lanternfish"]\n[redaction.aliases]\n"Oriel Vantongeren" = ["Orry", "o.v@lanternpost.test"]\n`;
  const text = `${NAME} wrote as Orry from o.v@lanternpost.test of Project Lanternfish\n`;

  it.each(["full", "short"] as const)("comes back in its own spelling from its %s form", async (placeholder) => {
    const corpus = new OpenCorpus({ "a.md": text }, { config, placeholder });
    const redacted = corpus.redact(text);
    expect(redacted).toMatch(/^\[PERSON_([0-9a-f]+)\] .*\[PERSON_\1\.[0-9a-f]+\].*\[EMAIL_\1\.[0-9a-f]+\]/);
    expect(await corpus.textOf(redacted)).toBe(text);
    const other = new OpenCorpus({ "a.md": text }, { config, placeholder: placeholder === "full" ? "short" : "full" });
    expect(await other.textOf(redacted)).toBe(text);
  });

  it("comes back from what was redacted before it was one", async () => {
    const before = new OpenCorpus({}, { config: `${PEOPLE}terms = ["Project Lanternfish", "Orry"]\n` });
    const corpus = new OpenCorpus({ "a.md": text }, { config });
    const orry = corpus.opened.corpus.vault.unlinkedPlaceholder("PERSON", "Orry");
    expect(await corpus.textOf(before.redact(`${NAME} at o.v@lanternpost.test`))).toBe(
      `${NAME} at o.v@lanternpost.test`,
    );
    expect(await corpus.textOf(orry)).toBe("Orry");
  });
});

describe("bytes beside tokens (INV-77)", () => {
  const [full] = [new Vault("test-salt").placeholder("PERSON", NAME)];
  const stray = Buffer.concat([
    Buffer.from("é "),
    Buffer.from([0xe9, 0x80, 0x20]),
    Buffer.from(`${full}\r\n\r x`),
    Buffer.from([0xe9]),
  ]);
  it.each([
    ["UTF-8 with a mark", Buffer.from(`\ufeffa ${full} é\r\n\r\n`), Buffer.from(`\ufeffa ${NAME} é\r\n\r\n`)],
    ["UTF-16LE", Buffer.from(`\ufeff ${full} é\r`, "utf16le"), Buffer.from(`\ufeff ${NAME} é\r`, "utf16le")],
    [
      "UTF-16BE",
      Buffer.from(`\ufeff ${full} é`, "utf16le").swap16(),
      Buffer.from(`\ufeff ${NAME} é`, "utf16le").swap16(),
    ],
    ["UTF-16 without a mark", Buffer.from(`plain ${full}\n`, "utf16le"), Buffer.from(`plain ${NAME}\n`, "utf16le")],
    [
      "windows-1252",
      Buffer.from(`caf\xe9 \x80 ${full}\xa0`, "latin1"),
      Buffer.from(`caf\xe9 \x80 ${NAME}\xa0`, "latin1"),
    ],
    ["stray bytes in UTF-8", stray, Buffer.from(stray.toString("latin1").replace(full ?? "", NAME), "latin1")],
    ["an empty file", Buffer.from(""), Buffer.from("")],
    ["no final line break", Buffer.from(`${full}`), Buffer.from(NAME)],
  ])("stay in %s", async (_name, draft, expected) => {
    const corpus = new OpenCorpus({ "a.md": TEXT });
    expect((await corpus.rehydrate(draft)).bytes).toEqual(expected);
  });

  it("stay, and a value that the encoding lacks is refused", async () => {
    const corpus = new OpenCorpus(
      { "a.md": "met Łukasz Ødegård" },
      { config: `${PEOPLE.replace("Oriel Vantongeren", "Łukasz Ødegård")}` },
    );
    const token = new Vault("test-salt").placeholder("PERSON", "Łukasz Ødegård");
    await expect(corpus.rehydrate(Buffer.from(`caf\xe9 ${token}`, "latin1"))).rejects.toMatchObject({
      code: "VALUE_ENCODING",
    });
    expect(await corpus.textOf(`café ${token}`)).toBe("café Łukasz Ødegård");
  });
});
