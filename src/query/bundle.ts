// `bundle`: the texts of many files one after the other, each between two lines that name it.
import type { Ref } from "../core/path-id.js";
import { Redacted } from "../core/redacted.js";
import { countIn, type Desk, showPath } from "./desk.js";
import { filesIn, type Scope } from "./scope.js";

/** What a bundle holds where nothing else is asked for. Lengths in UTF-16 units. */
export const BUNDLE_DEFAULTS = { maxFiles: 80, maxCharsPerFile: 30_000, maxTotalChars: 300_000 } as const;

export interface BundleRequest extends Scope {
  /** Most files. */
  readonly maxFiles: number;
  /** Longest text of one file in UTF-16 units. */
  readonly maxCharsPerFile: number;
  /** Longest text of all files together in UTF-16 units. */
  readonly maxTotalChars: number;
  /** Told after each file. */
  readonly onFile?: ((files: number) => void) | undefined;
}

export interface BundledFile {
  readonly id: Ref;
  readonly path: Redacted;
  readonly text: Redacted;
  /** True if the file goes on. */
  readonly truncated: boolean;
}

export interface Bundle {
  readonly files: readonly BundledFile[];
  /** True if a further file would have begun but for a limit. */
  readonly truncated: boolean;
}

/** The text files of a scope in listing order; others are passed over. Throws what a scope and `Library.document` throw. */
export async function bundle(desk: Desk, request: BundleRequest): Promise<Bundle> {
  const files: BundledFile[] = [];
  let room = request.maxTotalChars;
  let looked = 0;
  for await (const entry of filesIn(desk, request)) {
    const document = await desk.library.document(entry, desk.budget, "met");
    request.onFile?.(++looked);
    if (document === undefined) continue;
    if (files.length === request.maxFiles || room === 0) return { files, truncated: true };
    const { ref, path } = showPath(desk, entry);
    countIn(desk, document.counts);
    const text = document.text.truncate(Math.min(request.maxCharsPerFile, room));
    const truncated = text.length < document.text.length;
    // A cut that gave up room to keep a placeholder whole has reached the limit all the same.
    room = truncated && room <= request.maxCharsPerFile ? 0 : room - text.length;
    files.push({ id: ref, path, text, truncated });
  }
  return { files, truncated: false };
}

/** The files as text, each after a blank line. */
export function bundleText({ files, truncated }: Bundle): Redacted {
  const parts = files.map(fileText);
  if (truncated) parts.push(Redacted.say`[TRUNCATED: file or total character limit reached]\n`);
  return Redacted.join(parts);
}

function fileText({ id, path, text, truncated }: BundledFile): Redacted {
  const body = text.length === 0 && !truncated ? text : text.withFinalNewline();
  const marked = truncated ? Redacted.say`${body}[TRUNCATED]\n` : body;
  return Redacted.say`\n--- BEGIN ${id} ${path} ---\n${marked}--- END ${id} ---\n`;
}
