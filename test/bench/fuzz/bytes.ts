// Fuzzes bytes of files: a file is read and redacted, or refused with a text of ours; no encoding lets a configured value through.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { callTool, FuzzedFolder } from "./fuzzed-folder.js";
import { target } from "./target.js";
import { holdsValue, texts } from "./texts.js";

type Written = (text: string) => Uint8Array;

const ENCODINGS: readonly Written[] = [
  (text) => Buffer.from(text, "utf8"),
  (text) => Buffer.from(`\ufeff${text}`, "utf8"),
  (text) => Buffer.from(text, "utf16le"),
  (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  (text) => Buffer.from(text, "utf16le").swap16(),
  (text) => Buffer.from(text, "latin1"),
  (text) => Buffer.concat([Buffer.from(`\ufeff${text}`, "utf16le"), Buffer.from([0x41])]),
];

const parts = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(texts, fc.constantFrom(...ENCODINGS)).map(([text, written]) => written(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 12 }) },
);
const files = fc.record({
  bytes: fc.array(parts, { minLength: 1, maxLength: 3 }).map((all) => Buffer.concat(all)),
  name: fc.constantFrom("a.md", "a.csv", "a.bin", "a"),
});

const REFUSED = "Refusing to print non-text file. Use stat/list to inspect metadata.";

export const byteTarget = target("bytes", files, () => {
  const folder = new FuzzedFolder();
  const opened = folder.open("balanced");
  return {
    async judge({ bytes, name }) {
      writeFileSync(join(folder.root, name), bytes);
      const { text, isError, json } = await callTool(opened, "redctx_read", { path: name });
      if (isError && text !== REFUSED) return "another refusal than that it is no text";
      // A reader who joins what stands apart sees the value all the same.
      if ([json, text, text.replaceAll("\0", "")].some(holdsValue)) return "a configured value came out";
      const found = await callTool(opened, "redctx_search", { query: "" });
      return found.isError ? "a search failed" : undefined;
    },
    close: () => folder.close(),
  };
});
