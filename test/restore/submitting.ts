// A root with writes enabled, and documents that an agent submits to it.
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { Vault } from "../../src/core/vault.js";
import type { WriteSettings } from "../../src/library/write-place.js";
import { FolderServer, type FolderSettings } from "../mcp/folder-server.js";

export const NAME = "Oriel Vantongeren";
export const PASSWORD = ["tarragon", "kettle", "52"].join("-");
export const VAULT = new Vault("golden-salt");
export const PERSON = VAULT.placeholder("PERSON", NAME);
export const CLIENT = VAULT.placeholder("CLIENT", "Quillhaven Freight");

const CONFIG = `[redaction]
people = ["${NAME}"]
clients = ["Quillhaven Freight"]
term_files = ["incoming/terms.txt", "incoming/rules/more.txt"]
`;

/** Files that the tests below speak of. */
export const FILES: Readonly<Record<string, string>> = {
  ".agent-context-redactor.toml": CONFIG,
  "notes/minutes.md": `Minutes with ${NAME} of Quillhaven Freight\npassword = ${PASSWORD}\nmail o.v@lanternpost.test\n`,
  "notes/plan.md": "the Marlowton ledger\n",
  "incoming/terms.txt": "gillyflower initiative\n",
  "incoming/rules/more.txt": "borage shortcut\n",
  "incoming/old.md": "an old text\n",
  "incoming/own.md": "only here: someone@marlowyard.test\n",
};

export const WRITES: WriteSettings = { subdir: "incoming", dropbox: false, secrets: false };

export interface Answered {
  readonly text: string;
  readonly isError: boolean;
}

/** A server that may write. */
export class WritingServer {
  readonly server: FolderServer;

  constructor(settings: FolderSettings & { readonly files?: Readonly<Record<string, string>> } = {}) {
    this.server = new FolderServer({ ...FILES, ...settings.files }, { writes: WRITES, ...settings });
  }

  get root(): string {
    return this.server.root;
  }

  async call(name: string, given: object): Promise<Answered> {
    const { result } = (await this.server.ask("tools/call", { name, arguments: given })) as {
      result: { structuredContent: { text: string }; isError: boolean };
    };
    return { text: result.structuredContent.text, isError: result.isError };
  }

  submit(targetPath: string, text: string, overwrite = false): Promise<Answered> {
    return this.call("redctx_submit_doc", { target_path: targetPath, text, overwrite });
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  /** A digest of every path, kind and content below the root. */
  digest(): string {
    return treeDigest(this.root);
  }
}

export function treeDigest(root: string): string {
  const hash = createHash("sha256");
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  for (const path of paths) {
    const status = lstatSync(join(root, path));
    hash.update(`${path}\0${status.mode}\0`);
    if (status.isFile()) hash.update(readFileSync(join(root, path)));
    if (status.isSymbolicLink()) hash.update(readlinkSync(join(root, path)));
  }
  return hash.digest("hex");
}
