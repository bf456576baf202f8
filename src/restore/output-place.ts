// Where restored text goes in the operator's file system. Judged before anything is restored.
import { basename, dirname, resolve } from "node:path";
import { Failure } from "../boundary/failure.js";
import { pathBelow, realPath } from "../config/real-path.js";
import { kindOf, lookAt } from "../source/filesystem/identity.js";

export interface OutputRequest {
  /** As it was typed. */
  readonly output: string;
  readonly input: string;
  readonly isFolder: boolean;
  /** May replace files. */
  readonly force: boolean;
  /** May write into the served root. */
  readonly insideRoot: boolean;
  /** True if a folder, links followed, is the served root or lies in it. */
  readonly isServed: (folder: string) => boolean;
}

/** An absolute place of which all but the last name are real. */
export interface OutputPlace {
  readonly parent: string;
  readonly name: string;
  readonly exists: boolean;
}

/**
 * The place that was asked for. Throws OUTPUT_LINK, OUTPUT_NOT_DIRECTORY, OUTPUT_EXISTS, OUTPUT_INSIDE_INPUT, OUTPUT_INSIDE_ROOT or
 * OUTPUT_UNWRITABLE.
 */
export function outputPlace({ output, input, isFolder, force, insideRoot, isServed }: OutputRequest): OutputPlace {
  const given = resolve(output);
  const place = { parent: realPath(dirname(given)), name: basename(given) };
  if (place.name === "" || output === "") throw new Failure("OUTPUT_UNWRITABLE");
  const path = resolve(place.parent, place.name);
  const found = lookAt(path);
  const kind = found === undefined ? undefined : kindOf(found);
  if (kind === "link") throw new Failure("OUTPUT_LINK");
  if (isFolder && kind !== undefined && kind !== "directory") throw new Failure("OUTPUT_NOT_DIRECTORY");
  if (isFolder && pathBelow(realPath(input), path) !== undefined) throw new Failure("OUTPUT_INSIDE_INPUT");
  if (isServed(path) && !insideRoot) throw new Failure("OUTPUT_INSIDE_ROOT");
  if (!isFolder && kind !== undefined && (kind !== "file" || !force)) throw new Failure("OUTPUT_EXISTS");
  return { ...place, exists: kind !== undefined };
}
