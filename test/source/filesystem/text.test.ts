// Which files are text.
import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { decodeFile, isText } from "../../../src/source/filesystem/text.js";
import { failureOf } from "./fixture.js";

const EXTENSIONS =
  "cfg conf css csv env gitignore html ini js json jsonl jsx log md mjs py rst sh sql toml ts tsx txt xml yaml yml".split(
    " ",
  );
const high = Buffer.from([...Buffer.from("caf"), 0xe9, 0xe8]);

test("a known extension is text in any case, whatever its bytes but a NUL", () => {
  expect(EXTENSIONS).toHaveLength(26);
  for (const extension of EXTENSIONS) {
    expect(isText(`dir/a.${extension}`, high)).toBe(true);
    expect(isText(`A.${extension.toUpperCase()}`, high)).toBe(true);
    expect(isText(`a.${extension}`, Buffer.from("Oriel\0"))).toBe(false);
  }
  expect(isText(".gitignore", high)).toBe(true);
  expect(isText("md", high)).toBe(false);
  expect(isText("a.mdx", high)).toBe(false);
});

test("of an unknown extension the head decides", () => {
  expect(isText("blob", Buffer.alloc(0))).toBe(true);
  expect(isText("blob", Buffer.from("Zoë"))).toBe(true);
  expect(isText("blob", Buffer.from("\ufeffa"))).toBe(true);
  expect(isText("blob", Buffer.from([...Buffer.alloc(20, "a"), 0xff]))).toBe(true);
  expect(isText("blob", Buffer.from([...Buffer.alloc(8, "a"), 0xff, 0xff]))).toBe(false);
  expect(isText("blob", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0]))).toBe(false);
  expect(isText("blob", Buffer.from("Zoë\n", "utf16le"))).toBe(true);
});

test("a head of 4096 bytes may end inside a character", () => {
  const text = Buffer.from("é".repeat(4096));
  for (let start = 0; start < 4; start++) {
    expect(isText("blob", Buffer.concat([Buffer.alloc(start, "a"), text]).subarray(0, 4096))).toBe(true);
  }
  expect(isText("blob", Buffer.from("é".repeat(20)).subarray(0, 39))).toBe(false);
});

test("a file that is no text is not decoded", () => {
  expect(decodeFile("a.md", Buffer.from("plain"))).toEqual({ text: "plain", encoding: "utf-8" });
  expect(failureOf(() => decodeFile("a.md", Buffer.from("a\0b")))).toBe("NOT_TEXT");
  expect(failureOf(() => decodeFile("blob", Buffer.from([0xff, 0xfb, 0xfa, 0xf9])))).toBe("NOT_TEXT");
});
