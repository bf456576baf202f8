// `stat`: what is known of one entry without reading it out.

import type { Ref } from "../core/path-id.js";
import { type Bytes, type Count, count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import { type Desk, locate, showPath, sizeFor } from "./desk.js";

/** `lines` is null for a directory and for a file that is no text. */
export interface StatReport {
  readonly id: Ref;
  readonly path: Redacted;
  readonly directory: boolean;
  readonly size: Bytes | null;
  readonly lines: Count | null;
}

/** Reports on one entry. A file of any size is passed over without being held. Throws what `Library.locate` and `Library.countLines` throw. */
export async function stat(desk: Desk, path: string): Promise<StatReport> {
  const { library, budget } = desk;
  const entry = await locate(desk, path);
  const { ref, path: shown } = showPath(desk, entry);
  const lines = entry.kind === "file" ? await library.countLines(entry, budget) : undefined;
  return {
    id: ref,
    path: shown,
    directory: entry.kind === "directory",
    size: sizeFor(desk, entry),
    lines: lines === undefined ? null : count(lines),
  };
}

export function statText({ id, path, directory, size, lines }: StatReport): Redacted {
  const parts = [Redacted.say`id: ${id}\npath: ${path}\n`];
  parts.push(directory ? Redacted.say`type: directory\n` : Redacted.say`type: file\n`);
  parts.push(size === null ? Redacted.say`size_bytes: -\n` : Redacted.say`size_bytes: ${size}\n`);
  if (lines !== null) parts.push(Redacted.say`lines: ${lines}\n`);
  return Redacted.join(parts);
}
