// What a map holds, and what it does with short tokens that two values share.
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { Detected } from "../../src/core/detected.js";
import { Raw } from "../../src/core/raw.js";
import { Resolved } from "../../src/core/resolved.js";
import { Vault } from "../../src/core/vault.js";
import type { Corpus } from "../../src/library/corpus.js";
import { RestoreMap } from "../../src/restore/restore-map.js";
import { toyPolicy } from "../core/toy-baseline.js";
import { noLimits, OpenCorpus } from "./open-corpus.js";

describe("a restore map", () => {
  it("shows none of its values", async () => {
    const corpus = new OpenCorpus({ "a.md": "met Oriel Vantongeren" });
    const [token = ""] = corpus.redact("Oriel Vantongeren").split(" ");
    const map = await RestoreMap.build(corpus.opened.corpus, [token], noLimits());
    const found = map.find(token);
    expect(found).toMatchObject({ breaks: 0, isPath: false });
    expect(`${inspect(map, { depth: 9, showHidden: true })}${inspect(found, { depth: 9 })}`).not.toMatch(/oriel/i);
    expect(() => JSON.stringify(found)).toThrow();
  });

  it("reads nothing where nothing is asked", async () => {
    const corpus = { entries: () => expect.unreachable() } as unknown as Corpus;
    expect((await RestoreMap.build(corpus, [], noLimits())).find("[ID_0123456789]")).toBe("unknown");
  });

  it("does not restore a short token of two values (INV-78)", async () => {
    // Digests that differ only behind their tenth digit.
    const vault = new Vault(
      "s",
      "full",
      (_key, message) => `${"a".repeat(10)}${Buffer.from(message).toString("hex").padEnd(54, "0")}`,
    );
    const texts = ["ring id12345 and", "ring id67890 and", "ring id12345 again"].map((text) => Raw.of(text));
    const corpus = {
      mode: "balanced",
      vault,
      async *entries() {
        for (const text of texts) yield { ref: "@p_000000000000", path: Raw.of("a"), text };
      },
      resolve: (raw: Raw) => Resolved.from(Detected.run(raw, toyPolicy({ mode: "balanced" }))),
    } as unknown as Corpus;
    const token = vault.placeholder("ID", "id12345");
    const short = `${token.slice(0, token.indexOf("_") + 11)}]`;
    const map = await RestoreMap.build(corpus, [token, short], noLimits());
    expect(map.find(short)).toBe("ambiguous");
    expect(map.find(token)).toMatchObject({ breaks: 0 });
  });
});
