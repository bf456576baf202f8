// Where the served folder lies and who can reach it. It answers questions about places and never says one.
import { statSync } from "node:fs";
import { homedir } from "node:os";
import { Failure } from "../boundary/failure.js";
import { type Openness, opennessOf } from "../config/openness.js";
import { pathBelow, realPath } from "../config/real-path.js";
import { type SaltCustody, saltCustody } from "../config/salt-custody.js";
import { stateDirectory } from "../config/state-directory.js";

/** How a folder lies to the served one. */
export type Position = "within" | "above" | "apart";

/** Whose account this process has: that of the owner of the folder, taken on by another through sudo or not, an administrator's, or another. */
export type Account = "owner" | "owner-through-sudo" | "administrator" | "other" | "unknown";

/** The place of one root. Every answer is about the moment at which it is asked. */
export class RootPlace {
  readonly #root: string;
  readonly #config: string;
  readonly #environment: NodeJS.ProcessEnv;

  /** `root` is absolute and without links; `config` the absolute path of the configuration, whether or not it exists. */
  constructor(root: string, config: string, environment: NodeJS.ProcessEnv) {
    this.#root = root;
    this.#config = config;
    this.#environment = environment;
  }

  /** `within`: the folder is the root or lies in it. `above`: the root lies in the folder. Links are followed. */
  positionOf(folder: string): Position {
    if (pathBelow(this.#root, realPath(folder)) !== undefined) return "within";
    return this.liesIn(folder) ? "above" : "apart";
  }

  /** True if the root is the folder or lies below it, links followed. */
  liesIn(folder: string): boolean {
    return pathBelow(realPath(folder), this.#root) !== undefined;
  }

  /** What others can do with the root; undefined if it cannot be looked at. */
  openness(): Openness | undefined {
    return opennessOf(this.#root);
  }

  /** What others can do with the configuration; undefined if there is none. */
  configOpenness(): Openness | undefined {
    return opennessOf(realPath(this.#config));
  }

  /** `unknown` for an account without a home and no configured folder. */
  stateFolder(): "outside" | "inside" | "unknown" {
    try {
      stateDirectory(this.#root, this.#environment);
      return "outside";
    } catch (error) {
      return error instanceof Failure && error.code === "STATE_INSIDE_ROOT" ? "inside" : "unknown";
    }
  }

  /** How the salt on disk is kept; `missing` also where it cannot be looked for. */
  saltCustody(): SaltCustody {
    return this.stateFolder() === "outside" ? saltCustody(this.#root, this.#environment) : "missing";
  }

  account(): Account {
    const user = process.geteuid?.();
    const status = statSync(this.#root, { throwIfNoEntry: false });
    if (user === undefined || status === undefined) return "unknown";
    if (user === 0) return "administrator";
    if (status.uid !== user) return "other";
    const asker = this.#environment["SUDO_UID"] ?? "";
    return /^\d+$/.test(asker) && Number(asker) !== user ? "owner-through-sudo" : "owner";
  }

  /** Home of the account, absolute: for looking into its settings. */
  get home(): string {
    return this.#environment["HOME"] || homedir();
  }
}
