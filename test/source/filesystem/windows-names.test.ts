// Spellings that Windows reads as another name.
import { expect, test } from "vitest";
import { isWindowsForm, withoutWindowsTail } from "../../../src/source/filesystem/windows-names.js";

test.each([
  "C:",
  "c:\\temp\\a.txt",
  "\\\\server\\share",
  "a.txt:stream",
  "a.txt::$DATA",
  "CON",
  "con.txt",
  "Aux.tar.gz",
  "NUL ",
  "com1",
  "LPT9.log",
  "COM²",
  "CONIN$",
  "a.",
  "a.txt ",
  "PERSON~1",
])("%s is such a spelling", (name) => expect(isWindowsForm(name)).toBe(true));

test.each(["a.txt", "console", "com10", "nullable.md", ".env", "a b.txt", "naïve~.md"])("%s is not", (name) =>
  expect(isWindowsForm(name)).toBe(false),
);

test.each([
  ["a.txt:stream", "a.txt"],
  ["a.txt. .", "a.txt"],
  ["a.txt .:x", "a.txt"],
  ["...", "..."],
  ["a.b", "a.b"],
])("%s may stand for %s", (name, plain) => expect(withoutWindowsTail(name)).toBe(plain));
