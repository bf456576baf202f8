// A private folder that changes under its reader: files come, are edited, renamed, deleted and swapped for links, from a seed.
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Random } from "../random.js";
import { technicalProse } from "../speed/generated-text.js";

const SALT = ["soak", "fennel", "4471"].join("-");
// Put together here, so that no scanner takes this file for a leak.
const TOKEN = ["gh", "p_", "Z4".repeat(18)].join("");

/** What must not come out, in small letters: values and names that are hidden, what lies outside, the salt. */
export const MARKERS: readonly string[] = ["quillhaven", "vantongeren", "tansyroot", TOKEN.toLowerCase(), SALT];

const HIDDEN_LINES = [
  "Oriel Vantongeren called from Quillhaven Freight",
  "write to o.vantongeren@quillhaven.example today",
  `the key is ${TOKEN}`,
];

const CONFIG = `[redaction]
clients = ["Quillhaven Freight", "Quillhaven"]
people = ["Oriel Vantongeren"]
`;

const FOLDERS = [".", "notes", "notes/minutes", "plans", "Vantongeren", "plans/Quillhaven Freight"];
const MOST_FILES = 400;

export class ChangingFolder {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly #base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-soak-")));
  readonly #random: Random;
  readonly #prose = technicalProse(400_000);
  readonly #files: string[] = [];
  readonly #swapped: string[] = [];
  #lastNumber = 0;

  constructor(random: Random, files: number) {
    this.#random = random;
    this.root = join(this.#base, "kb");
    this.environment = {
      PATH: process.env["PATH"],
      HOME: this.#base,
      REDACTED_CONTEXT_SALT: SALT,
      REDACTED_CONTEXT_STATE_DIR: join(this.#base, "state"),
    };
    for (const folder of FOLDERS) mkdirSync(join(this.root, folder), { recursive: true });
    mkdirSync(join(this.#base, "outside"));
    writeFileSync(join(this.#base, "outside", "list.md"), "tansyroot\n");
    writeFileSync(join(this.root, ".agent-context-redactor.toml"), CONFIG);
    for (let number = 0; number < files; number++) this.#create();
  }

  /** Makes one change. What cannot be done, since another change was in its way, is left out. */
  change(): void {
    const step = this.#random.whole(1, 100);
    try {
      if (step <= 30) this.#create();
      else if (step <= 60) this.#edit();
      else if (step <= 75) this.#rename();
      else if (step <= 88) this.#delete();
      else if (step <= 94) this.#swapFile();
      else if (step <= 97) this.#swapFolder();
      else this.#restoreFolder();
    } catch {
      // A file in a folder that is swapped, for example.
    }
  }

  remove(): void {
    rmSync(this.#base, { recursive: true, force: true });
  }

  #create(): void {
    if (this.#files.length >= MOST_FILES) return;
    const path = this.#newPath();
    writeFileSync(join(this.root, path), this.#random.chance(0.04) ? Buffer.alloc(300) : this.#text());
    this.#files.push(path);
  }

  #edit(): void {
    const path = join(this.root, this.#random.pick(this.#files));
    if (this.#random.chance(0.5)) appendFileSync(path, `${this.#random.pick(HIDDEN_LINES)}\n`);
    else writeFileSync(path, this.#text());
  }

  #rename(): void {
    const from = this.#takeAny();
    const to = this.#newPath();
    renameSync(join(this.root, from), join(this.root, to));
    this.#files.push(to);
  }

  #delete(): void {
    if (this.#files.length > MOST_FILES / 4) unlinkSync(join(this.root, this.#takeAny()));
  }

  /** A link to what lies outside stands where a file stood, in one step. */
  #swapFile(): void {
    const path = join(this.root, this.#takeAny());
    symlinkSync(join(this.#base, "outside", "list.md"), `${path}.new`);
    renameSync(`${path}.new`, path);
  }

  #swapFolder(): void {
    const folder = this.#random.pick(FOLDERS.slice(1));
    if (this.#swapped.includes(folder)) return;
    renameSync(join(this.root, folder), this.#aside(folder));
    symlinkSync(join(this.#base, "outside"), join(this.root, folder));
    this.#swapped.push(folder);
  }

  #restoreFolder(): void {
    const folder = this.#swapped.pop();
    if (folder === undefined) return;
    unlinkSync(join(this.root, folder));
    renameSync(this.#aside(folder), join(this.root, folder));
  }

  #aside(folder: string): string {
    return join(this.#base, `aside ${folder.replaceAll("/", " ")}`);
  }

  #takeAny(): string {
    const [path = ""] = this.#files.splice(this.#random.whole(0, this.#files.length - 1), 1);
    return path;
  }

  #newPath(): string {
    this.#lastNumber += 1;
    const name = this.#random.pick(["note", "Vantongeren", "quillhaven_freight", "table"]);
    const extension = this.#random.pick(["md", "txt", "json", "csv"]);
    const path = join(this.#random.pick(FOLDERS), `${name}-${this.#lastNumber}.${extension}`);
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    return path;
  }

  #text(): string {
    const start = this.#random.whole(0, this.#prose.length - 20_000);
    const prose = this.#prose.slice(start, start + this.#random.whole(0, 20_000));
    return `${this.#random.pick(HIDDEN_LINES)}\n${prose}\n${this.#random.pick(HIDDEN_LINES)}\n`;
  }
}
