// What an agent may name as the target of a document. Pure: the tricks of every platform are refused on all of them.
import { Failure } from "../boundary/failure.js";
import { type Restored, textOfRestored } from "../core/restored.js";
import type { WritePlace } from "../library/write-place.js";
import { isWindowsForm } from "../source/filesystem/windows-names.js";

/** Bytes that a name may have on common file systems, and those of a whole path. */
const LONGEST_NAME = 255;
const LONGEST_PATH = 1024;

/**
 * The parts of a restored target below the write folder. `start` is the length of what stands before it in the restored text. Throws, in this
 * order, TARGET_EMPTY, TARGET_COLON, TARGET_RELATIVE and WRITE_PROTECTED.
 */
export function targetParts(restored: Restored, start: number, place: WritePlace): string[] {
  const parts = partsOfTarget(textOfRestored(restored).slice(start));
  if (place.protects(parts)) throw new Failure("WRITE_PROTECTED");
  return parts;
}

/** The parts of a target; the rules that need no policy. Throws TARGET_EMPTY, TARGET_COLON or TARGET_RELATIVE. */
export function partsOfTarget(target: string): string[] {
  if (target.trim() === "") throw new Failure("TARGET_EMPTY");
  if (target.includes(":")) throw new Failure("TARGET_COLON");
  const parts = target.split("/");
  if (target.startsWith("~") || Buffer.byteLength(target) > LONGEST_PATH || !parts.every(isPlainName)) {
    throw new Failure("TARGET_RELATIVE");
  }
  return parts;
}

/** A name that every file system takes for itself and nothing else: no dots alone, no device, no stream, nothing that does not show. */
function isPlainName(name: string): boolean {
  return (
    name !== "" &&
    name !== "." &&
    name !== ".." &&
    Buffer.byteLength(name) <= LONGEST_NAME &&
    name === name.trim() &&
    !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>"|?*\\]/u.test(name) &&
    !isWindowsForm(name)
  );
}
