// A folder for fuzzing, its library, and the tools on it as an agent calls them.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { BASELINE, NEUTRAL_WORDS } from "../../../detectors/index.js";
import { Receipt } from "../../../src/core/receipt.js";
import { type OpenedLibrary, openLibrary } from "../../../src/library/open-library.js";
import { contextOf } from "../../../src/mcp/tools/context.js";
import { TOOLS } from "../../../src/mcp/tools/index.js";
import { TERMS } from "./texts.js";

/** Where fuzzed folders lie: its name may stand in no answer. */
export const PLACE = "redctx-fuzz-larkmoor";

export class FuzzedFolder {
  readonly #base = realpathSync(mkdtempSync(join(tmpdir(), `${PLACE}-`)));
  readonly root = join(this.#base, "kb");

  constructor(files: Readonly<Record<string, string>> = {}) {
    mkdirSync(this.root);
    const lists = Object.entries(TERMS).map(([key, values]) => `${key} = ${JSON.stringify(values)}\n`);
    writeFileSync(join(this.root, ".agent-context-redactor.toml"), `[redaction]\n${lists.join("")}`);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
  }

  open(mode: "strict" | "balanced" = "strict"): OpenedLibrary {
    return openLibrary({
      root: this.root,
      mode,
      includePrivate: false,
      environment: { REDACTED_CONTEXT_SALT: "fuzz-salt" },
      baseline: BASELINE,
      neutralWords: NEUTRAL_WORDS,
    });
  }

  close(): void {
    rmSync(this.#base, { recursive: true, force: true });
  }
}

/** What a tool answers an agent. */
export interface Told {
  readonly text: string;
  readonly isError: boolean;
  /** The whole result as JSON. */
  readonly json: string;
}

/** Calls a tool of the registry on an opened library. */
export async function callTool(
  opened: OpenedLibrary,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Promise<Told> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) throw new Error("There is no such tool.");
  const result = await tool.answer(given, {
    receipt: new Receipt(opened.library.profile),
    signal: new AbortController().signal,
    progress: () => {},
    open: () => contextOf(opened),
  });
  const [block] = result.content;
  const text = block?.type === "text" ? block.text : "";
  return { text, isError: result.isError === true, json: JSON.stringify(result) };
}
