// Names as a forgiving file system may compare them: caseless, composed or not, without characters that show nothing.
import { foldCase } from "../../core/case-folding.js";
import { withoutWindowsTail } from "./windows-names.js";

/** A key that is equal for all spellings of one root-relative path or name. It is for comparing and never used to open anything. */
export function nameKey(relativePath: string): string {
  const trimmed = /[:]|[. ](?:\/|$)/.test(relativePath)
    ? relativePath.split("/").map(withoutWindowsTail).join("/")
    : relativePath;
  if (!/[^\0-\x7f]/.test(trimmed)) return trimmed.toLowerCase();
  const shown = trimmed.normalize("NFD").replace(/\p{Default_Ignorable_Code_Point}+/gu, "");
  return foldCase(shown).normalize("NFC");
}
