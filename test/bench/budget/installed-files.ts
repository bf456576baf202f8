// Texts of the packages that are installed beside the project. Their versions are pinned, so a run can be repeated.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";

// The sources stand three folders below the repository, what is built of them four.
const REPOSITORY = resolve(
  import.meta.dirname,
  import.meta.dirname.includes(`${sep}dist${sep}`) ? "../../../.." : "../../..",
);

/** Which files of which packages. */
export interface Wanted {
  /** Packages, or folders of packages; all if absent. */
  readonly within?: readonly string[];
  readonly name: RegExp;
  readonly without?: RegExp;
}

/** Files larger than this are left out, in bytes: generated tables say little about code. */
const LARGEST = 60_000;
const SMALLEST = 300;

/** At most this many units of text are taken for one kind. */
const MOST_UNITS = 150_000;

/** Texts evenly spread over the files that are wanted, in the order of their paths. */
export function installedTexts({ within = ["."], name, without }: Wanted): readonly string[] {
  const files = within.flatMap((folder) => filesBelow(join(REPOSITORY, "node_modules", folder))).sort();
  const wanted = files.filter((file) => name.test(file) && !(without?.test(file) ?? false) && hasFittingSize(file));
  const texts: string[] = [];
  let units = 0;
  for (const file of spread(wanted)) {
    if (units > MOST_UNITS) break;
    const text = readFileSync(file, "utf8");
    texts.push(text);
    units += text.length;
  }
  return texts;
}

/** A file of the repository itself. */
export function repositoryText(path: string): string {
  return readFileSync(join(REPOSITORY, path), "utf8");
}

/** The same items in the order of their index written backwards in binary, so that any beginning of it is spread over the whole. */
function spread<Item>(items: readonly Item[]): readonly Item[] {
  const bits = Math.ceil(Math.log2(Math.max(items.length, 2)));
  const backwards = (at: number) => Number.parseInt(at.toString(2).padStart(bits, "0").split("").reverse().join(""), 2);
  return items
    .map((item, at) => ({ item, place: backwards(at) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function hasFittingSize(file: string): boolean {
  const { size } = statSync(file);
  return size >= SMALLEST && size <= LARGEST;
}
