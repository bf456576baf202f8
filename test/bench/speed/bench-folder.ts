// Temporary folders of a measurement: a served root, a state folder outside of it, inputs; all gone at the end.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { technicalProse } from "./generated-text.js";

const FILES_PER_FOLDER = 100;
const FILE_UNITS = 5_000;

/** What a search finds: one line in every fiftieth file. All lower case, so that no mode hides it. */
export const SOUGHT = "ledger of quarantined snapshots";
const SOUGHT_EVERY = 50;

export class BenchFolder {
  readonly #base = mkdtempSync(join(tmpdir(), "redctx-bench-"));
  readonly root = join(this.#base, "root");
  /** Environment of a child: ours, with the state folder set. */
  readonly environment = { ...process.env, REDACTED_CONTEXT_STATE_DIR: join(this.#base, "state") };

  constructor() {
    mkdirSync(this.root);
  }

  /** Writes a file beside the root and gives its path. */
  writeInput(name: string, text: string): string {
    const path = join(this.#base, name);
    writeFileSync(path, text);
    return path;
  }

  writeServed(name: string, text: string): void {
    writeFileSync(join(this.root, name), text);
  }

  /** Writes so many served files of some 5 KB each into folders of a hundred; gives the text of all together in bytes. */
  writeMany(files: number): number {
    const prose = technicalProse(files * FILE_UNITS);
    for (let number = 0; number < files; number++) {
      const folder = join(this.root, `part-${Math.floor(number / FILES_PER_FOLDER)}`);
      if (number % FILES_PER_FOLDER === 0) mkdirSync(folder);
      const text = prose.slice(number * FILE_UNITS, (number + 1) * FILE_UNITS);
      const line = number % SOUGHT_EVERY === 0 ? `\n${SOUGHT}\n` : "\n";
      writeFileSync(join(folder, `note-${number}.md`), text + line);
    }
    return files * FILE_UNITS;
  }

  remove(): void {
    rmSync(this.#base, { recursive: true, force: true });
  }
}
