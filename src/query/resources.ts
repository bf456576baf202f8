// Resources: the files of the folder by id, in pages, and the whole text of one.
import { type Code, Failure } from "../boundary/failure.js";
import { pathIdIn, type Ref } from "../core/path-id.js";
import { type Bytes, type Count, count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Inspection } from "../library/inspection.js";
import type { Entry } from "../source/filesystem/folder.js";
import { type Desk, inOrderOf, showPath, sizeFor } from "./desk.js";
import { filesIn } from "./scope.js";

/** Most files of one page. */
const PAGE = 200;

/** One file that can be read whole. */
export interface ResourceRow {
  readonly id: Ref;
  readonly path: Redacted;
  /** Media type by the extension of the shown path. */
  readonly type: Redacted;
  readonly size: Bytes | null;
}

export interface ResourcePage {
  readonly rows: readonly ResourceRow[];
  /** Where the next page begins; null if there is none. */
  readonly next: Count | null;
}

export interface PageRequest {
  /** Files to pass over, in listing order. One that is no text counts as well, so that it need not be opened again. */
  readonly offset: number;
  /** Told after each file. */
  readonly onFile?: ((files: number) => void) | undefined;
}

/** Text files in listing order. Throws RESOURCE_LIST_LIMIT, DEADLINE or CANCELLED. */
export async function listResources(
  desk: Desk,
  inspection: Pick<Inspection, "isText">,
  { offset, onFile }: PageRequest,
): Promise<ResourcePage> {
  const rows: ResourceRow[] = [];
  let files = 0;
  try {
    for await (const entry of everyFile(desk)) {
      files += 1;
      onFile?.(files);
      if (files <= offset || !inspection.isText(entry)) continue;
      if (rows.length === PAGE) return { rows, next: count(files - 1) };
      rows.push(rowOf(desk, entry));
    }
  } catch (error) {
    throw renamed(error, "ENTRY_LIMIT", "RESOURCE_LIST_LIMIT");
  }
  return { rows, next: null };
}

/** The whole redacted text of a file. */
export interface ResourceText extends ResourceRow {
  readonly text: Redacted;
}

/**
 * Reads a file by its id, `p_` and 12 hex digits. Throws RESOURCE_NOT_FOUND for anything else and for what is no file, RESOURCE_BYTE_LIMIT
 * for one of more than `maximum` bytes on disk, NOT_TEXT, and what `Library.document` throws.
 */
export async function readResource(desk: Desk, id: string, maximum: number): Promise<ResourceText> {
  const { library, budget } = desk;
  const entry = await locate(desk, id);
  if (entry.size > maximum) throw new Failure("RESOURCE_BYTE_LIMIT");
  try {
    const document = await library.document(entry, budget);
    if (document === undefined) throw new Failure("NOT_TEXT");
    return { ...rowOf(desk, entry), text: document.text };
  } catch (error) {
    throw renamed(error, "FILE_BYTE_LIMIT", "RESOURCE_BYTE_LIMIT");
  }
}

/** Every file in listing order, or by id for an audience that names places by id alone. */
async function* everyFile(desk: Desk): AsyncGenerator<Entry> {
  if (desk.audience.places !== "id") return yield* filesIn(desk, EVERYTHING);
  const entries: Entry[] = [];
  for await (const entry of filesIn(desk, EVERYTHING)) entries.push(entry);
  yield* inOrderOf(entries, (entry) => desk.library.show(entry).ref);
}

const EVERYTHING = { paths: [], globs: [] } as const;

async function locate({ library, budget }: Desk, id: string): Promise<Entry> {
  if (pathIdIn(id) !== id) throw new Failure("RESOURCE_NOT_FOUND");
  const entry = await library.locate(id, budget);
  if (entry.kind !== "file") throw new Failure("RESOURCE_NOT_FOUND");
  return entry;
}

function rowOf(desk: Desk, entry: Entry): ResourceRow {
  const { ref, path } = showPath(desk, entry);
  return { id: ref, path, type: mediaTypeOf(path), size: sizeFor(desk, entry) };
}

const TYPES: ReadonlyMap<string, Redacted> = new Map([
  ["md", Redacted.say`text/markdown`],
  ["json", Redacted.say`application/json`],
  ["jsonl", Redacted.say`application/json`],
  ["yaml", Redacted.say`application/yaml`],
  ["yml", Redacted.say`application/yaml`],
  ["toml", Redacted.say`application/toml`],
]);

function mediaTypeOf(path: Redacted): Redacted {
  const extension = /\.([a-z]+)$/i.exec(path.toString())?.[1]?.toLowerCase();
  return TYPES.get(extension ?? "") ?? Redacted.say`text/plain`;
}

function renamed(error: unknown, code: Code, as: Code): unknown {
  return error instanceof Failure && error.code === code ? new Failure(as) : error;
}
