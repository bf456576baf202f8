// Which path an opaque id stands for. In memory only; the ids are derived from the salt and stored nowhere.
import { Failure } from "../../boundary/failure.js";
import { pathIdIn } from "../../core/path-id.js";
import type { Vault } from "../../core/vault.js";
import type { Budget } from "../budget.js";
import type { Folder } from "./folder.js";
import { Walk } from "./walk.js";

/** Marks an id that two paths share. */
const SHARED = null;

/** The paths that were seen, by id. 48 bits fit a number, so an id is held as one. */
export class PathIndex {
  readonly #vault: Vault;
  readonly #paths = new Map<number, string | typeof SHARED>();

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** Ids held. */
  get size(): number {
    return this.#paths.size;
  }

  /** Adds every served path below the root, and the root. What is known already stays. Throws what a walk throws. */
  async addAll(folder: Folder, budget: Budget): Promise<void> {
    for await (const entry of new Walk(folder, budget)) this.register(entry.relativePath);
  }

  /** Adds one root-relative path. If another path has its id, neither is served from then on. */
  register(relativePath: string): void {
    const key = this.#keyOf(relativePath);
    const known = this.#paths.get(key);
    if (known === undefined) this.#paths.set(key, relativePath);
    else if (known !== relativePath) this.#paths.set(key, SHARED);
  }

  /**
   * Root-relative path of `p_<12 hex>` or `@p_<12 hex>`. It may not exist any more. Throws UNKNOWN_PATH_ID, or PATH_ID_COLLISION
   * where two paths share the id.
   */
  resolve(id: string): string {
    const digits = pathIdIn(id)?.slice(2);
    const path = digits === undefined ? undefined : this.#paths.get(Number.parseInt(digits, 16));
    if (path === SHARED) throw new Failure("PATH_ID_COLLISION");
    if (path === undefined) throw new Failure("UNKNOWN_PATH_ID");
    return path;
  }

  /** Throws PATH_ID_COLLISION if another path is known to have the id of this one; for paths that were not reached by id. */
  refuseShared(relativePath: string): void {
    const known = this.#paths.get(this.#keyOf(relativePath));
    if (known !== undefined && known !== relativePath) throw new Failure("PATH_ID_COLLISION");
  }

  clear(): void {
    this.#paths.clear();
  }

  #keyOf(relativePath: string): number {
    return Number.parseInt(this.#vault.pathDigest(relativePath), 16);
  }
}
