// A hundred documents of twenty kinds go through `redctx redact` and come back through `redctx rehydrate`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldCase } from "../../src/core/case-folding.js";
import { plainValue } from "../../src/scan/shadow.js";
import { OWN_SEED, ownCorpus } from "../bench/own-corpus.js";
import { runRedctx, Stage } from "./programs.js";

const stage = new Stage();
const { samples } = ownCorpus(OWN_SEED, 5);
const folded = (text: string) => foldCase(plainValue(text)).replace(/\s+/gu, "");

beforeAll(() => {
  for (const { id, text } of samples) stage.write(`kb/documents/${id}.txt`, text);
});
afterAll(() => stage.remove());

describe.each([
  ["strict", "full"],
  ["balanced", "short"],
])("in %s mode with %s placeholders", (mode, placeholder) => {
  const flags = ["--root", stage.root, "--mode", mode, "--placeholder", placeholder];
  const drafts = `drafts-${mode}`;
  const restored = `restored-${mode}`;

  it("a hundred documents come back as they were, but for what placeholders fold", { timeout: 60_000 }, async () => {
    const input = samples.map(({ id, text }) => `${JSON.stringify({ id, text })}\n`).join("");
    const redacted = await runRedctx(stage, [...flags, "redact", "--jsonl"], input);
    mkdirSync(join(stage.base, drafts));
    let tokens = 0;
    for (const line of redacted.stdout.toString().trimEnd().split("\n")) {
      const { id, redacted: text } = JSON.parse(line) as { id: string; redacted: string };
      tokens += text.match(/\[[A-Z_]+_[0-9a-f]+\]/g)?.length ?? 0;
      writeFileSync(join(stage.base, drafts, `${id}.txt`), text);
    }
    const words = ["rehydrate", drafts, "--allow-raw-output", "--secrets", "--output", restored];
    const { stdout, stderr, code } = await runRedctx(stage, [...flags, ...words]);
    expect({ stdout: String(stdout), stderr: String(stderr), code }).toEqual({
      stdout: "Rehydrated 100 text file(s).\n",
      stderr: "",
      code: 0,
    });
    expect(tokens).toBeGreaterThan(500);
    expect(readdirSync(join(stage.base, restored))).toHaveLength(100);
    let exact = 0;
    for (const { id, text } of samples) {
      const back = readFileSync(join(stage.base, restored, `${id}.txt`), "utf8");
      expect({ id, back: folded(back) }).toEqual({ id, back: folded(text) });
      expect(back.split("\n")).toHaveLength(text.split("\n").length);
      if (back === text) exact += 1;
    }
    expect(exact).toBeGreaterThan(75);
  });
});
