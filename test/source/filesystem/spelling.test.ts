// Other spellings of a name on a forgiving file system, which is played here by a table.
import { expect, test } from "vitest";
import { isListed, type Listing } from "../../../src/source/filesystem/spelling.js";

const NONE = { dev: 1n, size: 0n, mtimeNs: 0n, ctimeNs: 0n, mode: 0n };

/** A directory whose names are compared by `key`, as FAT or APFS do. */
function forgiving(names: readonly string[], key: (name: string) => string): Listing & { reads: number } {
  return {
    reads: 0,
    look(name) {
      const at = names.findIndex((listed) => key(listed) === key(name));
      return at < 0 ? undefined : { ...NONE, ino: BigInt(at) };
    },
    entries() {
      this.reads += 1;
      return names.map((name) => ({ name }));
    },
  };
}

test("another case is refused where case does not count (INV-26)", () => {
  const directory = forgiving(["personal", "README.md"], (name) => name.toLowerCase());
  expect(["personal", "README.md"].map((name) => isListed(directory, name))).toEqual([true, true]);
  expect(["Personal", "PERSONAL", "readme.md"].map((name) => isListed(directory, name))).toEqual([false, false, false]);
});

test("other composed forms and hidden characters are refused where they do not count (INV-26)", () => {
  const directory = forgiving(["e\u0301.md"], (name) => name.normalize("NFC").replace(/\u200b/g, ""));
  expect(isListed(directory, "e\u0301.md")).toBe(true);
  expect(isListed(directory, "\u00e9.md")).toBe(false);
  expect(isListed(directory, "e\u0301\u200b.md")).toBe(false);
});

test("short names, tails and streams are refused unless listed so", () => {
  const directory = forgiving(["personal", "10:30 notes.md"], (name) =>
    name === "PERSON~1" ? "personal" : name.replace(/[. ]+$/, ""),
  );
  expect(["PERSON~1", "personal.", "personal ", "personal:x"].map((name) => isListed(directory, name))).toEqual(
    Array(4).fill(false),
  );
  expect(isListed(directory, "10:30 notes.md")).toBe(true);
});

test("a strict directory is not read for an ordinary name", () => {
  const directory = forgiving(["a.md", "A.md"], (name) => name);
  expect(isListed(directory, "a.md")).toBe(true);
  expect(directory.reads).toBe(0);
});
