// Other spellings under which a forgiving file system opens a name: case, composed letters, short names. They are refused,
// because an excluded name in another spelling would pass and one file would have two ids.
import { Failure } from "../../boundary/failure.js";
import { type Identity, sameFile } from "./identity.js";
import { partsOf, type Root } from "./root.js";
import { isWindowsForm } from "./windows-names.js";

/** What has to be known of a directory to judge a spelling. */
export interface Listing {
  look(name: string): Identity | undefined;
  entries(): readonly { readonly name: string }[];
}

/** Throws UNSAFE_PATH if a part of an existing path is not spelled as its directory lists it. */
export function refuseAliases(root: Root, relativePath: string): void {
  let current = root.openDirectory(".");
  try {
    const names = partsOf(relativePath);
    names.forEach((name, at) => {
      if (!isListed(current, name)) throw new Failure("UNSAFE_PATH");
      if (at === names.length - 1) return;
      const parent = current;
      current = parent.directory(name);
      parent.close();
    });
  } finally {
    current.close();
  }
}

/** True if the directory lists an existing name in this spelling. It is read only if there is reason to doubt that. */
export function isListed(directory: Listing, name: string): boolean {
  const found = directory.look(name);
  const doubtful =
    isWindowsForm(name) ||
    variants(name).some((variant) => {
      const other = directory.look(variant);
      return other !== undefined && found !== undefined && sameFile(other, found);
    });
  return !doubtful || directory.entries().some((entry) => entry.name === name);
}

/** Spellings of which at least one opens the same file where the file system is forgiving. */
function variants(name: string): string[] {
  const lower = name.toLowerCase();
  const spellings = [lower === name ? name.toUpperCase() : lower];
  if (/[^\0-\x7f]/.test(name)) {
    spellings.push(
      name.normalize("NFC"),
      name.normalize("NFD"),
      name.replace(/\p{Default_Ignorable_Code_Point}+/gu, ""),
    );
  }
  return spellings.filter((spelling) => spelling !== name && spelling !== "");
}
