// Fuzzes names of files and folders: every listing ends, has a line an entry, shows no configured value, and its ids can be asked about.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { callTool, FuzzedFolder, PLACE } from "./fuzzed-folder.js";
import { target } from "./target.js";
import { holdsValue, texts } from "./texts.js";

const name = texts
  .map((text) => text.replace(/[/\0]/g, "").slice(0, 40))
  .filter((text) => Buffer.byteLength(text) < 250);
const paths = fc.array(
  fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/")),
  { minLength: 1, maxLength: 4 },
);

export const nameTarget = target("names", paths, () => ({
  async judge(names) {
    const folder = new FuzzedFolder();
    try {
      for (const one of names) placeIn(folder.root, one);
      return await judgeFolder(folder);
    } finally {
      folder.close();
    }
  },
}));

/** Makes a file if the system takes the name. */
function placeIn(root: string, path: string): void {
  if (path.split("/").some((part) => part === "." || part === "..")) return;
  try {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "target\n");
  } catch {
    // Too long, or a file stands where a folder should.
  }
}

async function judgeFolder(folder: FuzzedFolder): Promise<string | undefined> {
  const opened = folder.open();
  const listed = await callTool(opened, "redctx_list", { recursive: true });
  const shown = [
    listed,
    await callTool(opened, "redctx_tree", { max_depth: 9 }),
    await callTool(opened, "redctx_search", { query: "target" }),
  ];
  if (shown.some(({ isError }) => isError)) return "a listing failed";
  if (shown.some(({ json }) => holdsValue(json) || json.includes(PLACE)))
    return "a value or the place of the folder came out";
  const lines = listed.text.split("\n").slice(0, -1);
  if (!lines.every((line) => /^@p_[0-9a-f]{12}\t(?:dir |file)\t(?:-|\d+)\t[^\t\n\r\u2028\u2029\0-\x1f]*$/.test(line)))
    return "a line of a listing has another form";
  for (const line of lines) {
    const path = line.slice(0, 15);
    const told = await callTool(opened, "redctx_stat", { path });
    if (told.isError || !told.text.startsWith(`id: ${path}\n`)) return "an id that was listed cannot be asked about";
  }
  return undefined;
}
