// Reads files of a folder whole and unchanged, or not at all.
import { basename } from "node:path";
import { Failure } from "../../boundary/failure.js";
import { Raw } from "../../core/raw.js";
import type { Budget } from "../budget.js";
import { type Encoding, encodingOf, HEAD_BYTES, markLength } from "./encoding.js";
import type { Folder } from "./folder.js";
import { type Identity, sameState } from "./identity.js";
import { LineCounter } from "./lines.js";
import type { OpenFile } from "./open-file.js";
import { decodeFile, isText } from "./text.js";

/** The bytes of one state of a file. */
export interface FileBytes {
  readonly bytes: Uint8Array;
  readonly identity: Identity;
}

/** A text file in one state. */
export interface FileText {
  readonly raw: Raw;
  readonly identity: Identity;
  /** Size on disk. */
  readonly size: number;
  readonly encoding: Encoding;
}

/** Bytes read between two looks at the clock. */
const PIECE = 1 << 20;

/**
 * Reads a text file. Throws what `Folder.openFile` throws, FILE_LIMIT, FILE_BYTE_LIMIT or TOTAL_BYTE_LIMIT before a byte is read,
 * CHANGED_DURING_READ, READ_FAILED, NOT_TEXT, DEADLINE or CANCELLED.
 */
export async function readFile(folder: Folder, relativePath: string, budget: Budget): Promise<FileText> {
  const { bytes, identity } = await readBytes(folder, relativePath, budget);
  const { text, encoding } = decodeFile(basename(relativePath), bytes);
  return { raw: Raw.of(text), identity, size: bytes.length, encoding };
}

/** Reads a file of any kind, for a converter. Throws as `readFile`, but for NOT_TEXT. */
export async function readBytes(folder: Folder, relativePath: string, budget: Budget): Promise<FileBytes> {
  return withFile(folder, relativePath, async (file, identity) => {
    const size = Number(identity.size);
    budget.chargeFile();
    budget.chargeBytes(size);
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at += PIECE) {
      await budget.breathe();
      const piece = bytes.subarray(at, at + PIECE);
      if (file.read(piece, at) < piece.length) throw new Failure("CHANGED_DURING_READ");
    }
    return { bytes, identity };
  });
}

/** True if a file is text, by its name and first 4096 bytes. Throws what `Folder.openFile` throws, and READ_FAILED. */
export function detectText(folder: Folder, relativePath: string): boolean {
  const file = folder.openFile(relativePath);
  try {
    return isText(basename(relativePath), headOf(file));
  } finally {
    file.close();
  }
}

/** Lines of a text file of any size, undefined if it is no text. It is passed over, not held. Throws as `readFile`, but for FILE_BYTE_LIMIT. */
export async function countFileLines(
  folder: Folder,
  relativePath: string,
  budget: Budget,
): Promise<number | undefined> {
  return withFile(folder, relativePath, async (file, identity) => {
    const head = headOf(file);
    if (!isText(basename(relativePath), head)) return undefined;
    budget.chargeStream(Number(identity.size));
    const encoding = encodingOf(head);
    const counter = new LineCounter(
      encoding?.startsWith("utf-16le") ? "utf-16le" : encoding?.startsWith("utf-16be") ? "utf-16be" : "bytes",
    );
    const piece = new Uint8Array(PIECE);
    for (let at = markLength(encoding); at < identity.size; at += PIECE) {
      await budget.breathe();
      counter.add(piece.subarray(0, file.read(piece, at)));
    }
    return counter.lines;
  });
}

/** Opens, works, and makes sure that the file was in one state from beginning to end. */
async function withFile<Result>(
  folder: Folder,
  relativePath: string,
  work: (file: OpenFile, identity: Identity) => Promise<Result>,
): Promise<Result> {
  const file = folder.openFile(relativePath);
  try {
    const result = await work(file, file.opened);
    if (!sameState(file.opened, file.identity())) throw new Failure("CHANGED_DURING_READ");
    return result;
  } finally {
    file.close();
  }
}

function headOf(file: OpenFile): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  return head.subarray(0, file.read(head, 0));
}
