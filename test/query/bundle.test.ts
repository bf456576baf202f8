// What a bundle holds, and where it ends.
import { expect, it } from "vitest";
import { type BundleRequest, bundle, bundleText } from "../../src/query/bundle.js";
import { ServedFolder } from "./retrieval/served-folder.js";

const ALL = { paths: [], globs: [], maxFiles: 80, maxCharsPerFile: 30_000, maxTotalChars: 300_000 } as const;
const END = "[TRUNCATED: file or total character limit reached]\n";

async function textOf(folder: ServedFolder, request: Partial<BundleRequest> = {}): Promise<string> {
  const text = bundleText(await bundle(folder.desk(), { ...ALL, ...request })).toString();
  return text.replaceAll(/@p_[0-9a-f]{12}/g, "@id");
}

const file = (path: string, text: string) => `\n--- BEGIN @id ${path} ---\n${text}--- END @id ---\n`;

it("holds the text files of a folder in listing order, each between two lines", async () => {
  const folder = new ServedFolder({
    "b.md": "two\r\nlines\r\n",
    "a.md": "no line end",
    "c.md": "",
    "d.bin": new Uint8Array([98, 0, 1]),
    "notes/x.md": "deep\n",
  });
  const expected = [
    file("notes/x.md", "deep\n"),
    file("a.md", "no line end\n"),
    file("b.md", "two\r\nlines\r\n"),
    file("c.md", ""),
  ];
  expect(await textOf(folder)).toBe(expected.join(""));
  expect(await textOf(folder, { globs: ["notes/*"], paths: [".", "notes"] })).toBe(file("notes/x.md", "deep\n"));
});

it("names a file by the id that reads it, before and after", async () => {
  const folder = new ServedFolder({ "a.md": "text\n" });
  const desk = folder.desk();
  const text = bundleText(await bundle(desk, ALL)).toString();
  const { relativePath } = await folder.library.locate(/BEGIN (\S+)/.exec(text)?.[1] ?? "", desk.budget);
  expect(relativePath).toBe("a.md");
  expect(/END (\S+)/.exec(text)?.[1]).toBe(/BEGIN (\S+)/.exec(text)?.[1]);
});

it("cuts a text that is longer than one file may be, and leaves one of just that length", async () => {
  const folder = new ServedFolder({ "a.md": "12345\n", "b.md": "1234" });
  expect(await textOf(folder, { maxCharsPerFile: 4 })).toBe(
    file("a.md", "1234\n[TRUNCATED]\n") + file("b.md", "1234\n"),
  );
});

it("never cuts a placeholder", async () => {
  const folder = new ServedFolder({ "a.md": "of kestrelworks\n", "b.md": "x\n" }, "kestrelworks");
  expect(await textOf(folder, { maxCharsPerFile: 20 })).toBe(file("a.md", "of \n[TRUNCATED]\n") + file("b.md", "x\n"));
  expect(await textOf(folder, { maxTotalChars: 20 })).toBe(file("a.md", "of \n[TRUNCATED]\n") + END);
});

it("says so if a further text file would have begun", async () => {
  const folder = new ServedFolder({ "a.md": "one\n", "b.md": "two\n", "c.bin": new Uint8Array([0]) });
  const [first, second] = [file("a.md", "one\n"), file("b.md", "two\n")];
  expect(await textOf(folder, { maxFiles: 2 })).toBe(first + second);
  expect(await textOf(folder, { maxFiles: 1 })).toBe(first + END);
  expect(await textOf(folder, { maxTotalChars: 8 })).toBe(first + second);
  expect(await textOf(folder, { maxTotalChars: 7 })).toBe(`${first}${file("b.md", "two\n[TRUNCATED]\n")}`);
  expect(await textOf(folder, { maxTotalChars: 4 })).toBe(first + END);
  expect(await textOf(folder, { maxTotalChars: 3 })).toBe(`${file("a.md", "one\n[TRUNCATED]\n")}${END}`);
});

it("is empty where there is nothing", async () => {
  expect(await textOf(new ServedFolder({}))).toBe("");
});

it("counts what it hides, paths too, and only of the files it shows", async () => {
  const folder = new ServedFolder(
    { "a.md": "kestrelworks\n", "kestrelworks.md": "b\n", "z.md": "kestrelworks\n" },
    "kestrelworks",
  );
  const desk = folder.desk();
  const looked: number[] = [];
  await bundle(desk, { ...ALL, maxFiles: 2, onFile: (files) => looked.push(files) });
  expect(desk.receipt.toJSON().counts_by_category).toEqual({ SENSITIVE: 2 });
  expect(looked).toEqual([1, 2, 3]);
});

it("fails over a limit of the work and at a place that is not there", async () => {
  const folder = new ServedFolder({ "a.md": "12345\n" });
  await expect(bundle(folder.desk({ maxRawBytesPerFile: 5 }), ALL)).rejects.toThrow("Raw file byte limit exceeded.");
  await expect(bundle(folder.desk(), { ...ALL, paths: ["b.md"] })).rejects.toThrow("Path does not exist.");
});
