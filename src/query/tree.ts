// `tree`: the entries below a place, indented by depth.

import type { Ref } from "../core/path-id.js";
import { type Count, count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import { type Desk, locate, showPath } from "./desk.js";
import { lineOfRow, rowOf } from "./list.js";

export interface TreeRequest {
  readonly path: string;
  /** Levels below the start; 0 is the start alone. */
  readonly maxDepth: number;
}

/** One entry and its depth below the start, whose own depth is 0. */
export interface TreeRow {
  readonly id: Ref;
  readonly depth: Count;
  readonly directory: boolean;
  readonly name: Redacted;
}

/** Rows in listing order, the start first. Throws what `Library.locate` and a walk throw. */
export async function tree(desk: Desk, request: TreeRequest): Promise<readonly TreeRow[]> {
  const { library, budget } = desk;
  const start = await locate(desk, request.path);
  const rows: TreeRow[] = [];
  for await (const entry of library.walk(start, budget, { maxDepth: request.maxDepth })) {
    const { ref, name } = showPath(desk, entry);
    const isStart = entry.depth === 0 && entry.kind === "directory";
    rows.push({
      id: ref,
      depth: count(entry.depth),
      directory: entry.kind === "directory",
      name: isStart ? Redacted.say`.` : name,
    });
  }
  return rows;
}

/** The tree as text. A file alone is shown as `list` shows it. */
export async function treeText(desk: Desk, request: TreeRequest): Promise<Redacted> {
  const start = await locate(desk, request.path);
  if (start.kind === "file") return lineOfRow(rowOf(desk, start));
  return Redacted.join((await tree(desk, request)).map(lineOf));
}

function lineOf({ id, depth, directory, name }: TreeRow): Redacted {
  const indent = Redacted.join(Array.from({ length: depth }, () => Redacted.say`  `));
  return directory ? Redacted.say`${indent}${id} ${name}/\n` : Redacted.say`${indent}${id} ${name}\n`;
}
