// `list`: the entries of a directory, one a line.

import type { Ref } from "../core/path-id.js";
import type { Bytes } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Entry } from "../source/filesystem/folder.js";
import { type Desk, inOrderOf, locate, showPath, sizeFor } from "./desk.js";

export interface ListRequest {
  readonly path: string;
  readonly recursive: boolean;
  /** Levels below the start; only with `recursive`. */
  readonly maxDepth?: number | undefined;
}

/** One entry: `size` is null for a directory. */
export interface ListRow {
  readonly id: Ref;
  readonly directory: boolean;
  readonly size: Bytes | null;
  readonly path: Redacted;
}

/** Rows of a directory's children, or with `recursive` of the start and all below it; of a file, its own row. Throws what `Library.locate` and a walk throw. */
export async function list(desk: Desk, request: ListRequest): Promise<readonly ListRow[]> {
  const { library, budget } = desk;
  const start = await locate(desk, request.path);
  const maxDepth = request.recursive ? (request.maxDepth ?? Number.POSITIVE_INFINITY) : 1;
  const rows: ListRow[] = [];
  for await (const entry of library.walk(start, budget, { maxDepth })) {
    const isStart = entry.depth === 0 && entry.kind === "directory";
    if (request.recursive || !isStart) rows.push(rowOf(desk, entry));
  }
  return desk.audience.places === "id" ? byId(rows, request.recursive) : rows;
}

/** Rows ordered by id; the start of a recursive list stays first. */
function byId(rows: readonly ListRow[], startsFirst: boolean): ListRow[] {
  const [start, ...others] = rows;
  if (start === undefined) return [];
  return startsFirst ? [start, ...inOrderOf(others, ({ id }) => id)] : inOrderOf(rows, ({ id }) => id);
}

export function rowOf(desk: Desk, entry: Entry): ListRow {
  const { ref, path } = showPath(desk, entry);
  return { id: ref, directory: entry.kind === "directory", size: sizeFor(desk, entry), path };
}

/** The row as a line: id, kind in four columns, size or `-`, path, parted by tabs. */
export function lineOfRow({ id, directory, size, path }: ListRow): Redacted {
  const kind = directory ? Redacted.say`dir ` : Redacted.say`file`;
  return size === null ? Redacted.say`${id}\t${kind}\t-\t${path}\n` : Redacted.say`${id}\t${kind}\t${size}\t${path}\n`;
}
