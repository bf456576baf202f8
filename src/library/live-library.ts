// The library of a server: the one that its configuration asks for now. It is looked at before each request and before each answer.
import { type Code, codeOf, Failure } from "../boundary/failure.js";
import type { ConfigFiles } from "../config/load.js";
import { type Stamps, sameStamps, stampsOf } from "../config/stamps.js";
import { loadSteadily, type SteadyConfig } from "../config/steady.js";
import type { Profile } from "../core/detector.js";
import { Root } from "../source/filesystem/root.js";
import { libraryOf, loadFor, type OpenedLibrary, type OpenOptions } from "./open-library.js";

/** What the operator is told of a reload: a new library, or why there is none. `reason` is the failure behind the text that agents get. */
export type Change = { readonly opened: OpenedLibrary } | { readonly blocked: Code; readonly reason: Code };

/** A library in force, and the state of the files that it was made from. */
interface InForce {
  readonly opened: OpenedLibrary;
  readonly stamps: Stamps;
}

/**
 * The libraries of one root, one after the other. Documents, ids, shown paths, indexes, values to restore: all of it hangs on the opened
 * library, so letting go of that one object in `current` drops everything that was derived from an older configuration.
 */
export class LiveLibrary {
  readonly #options: OpenOptions;
  readonly #root: Root;
  readonly #onChange: (change: Change) => void;
  readonly #salt: string;
  #profile: Profile;
  #policyFingerprint: string;
  /** The files of the last configuration that was in force, and those of them that existed. */
  #files: ConfigFiles;
  #existed: ReadonlySet<string>;
  /** Undefined while nothing may be served. */
  #inForce: InForce | undefined;
  #said: Code | undefined;

  /** Opens a root under the configuration of this moment. Throws as `openLibrary`, and POLICY_RELOAD for one that changes meanwhile. */
  static open(options: OpenOptions, onChange: (change: Change) => void = () => {}): LiveLibrary {
    const root = Root.open(options.root);
    const steady = loadSteadily(() => loadFor(options, root));
    return new LiveLibrary(options, root, steady, onChange);
  }

  private constructor(options: OpenOptions, root: Root, steady: SteadyConfig, onChange: (change: Change) => void) {
    this.#options = options;
    this.#root = root;
    this.#onChange = onChange;
    const opened = libraryOf(options, root, steady.config);
    this.#salt = steady.config.salt;
    this.#profile = opened.library.profile;
    this.#policyFingerprint = opened.policyFingerprint();
    this.#files = steady.config.files;
    this.#existed = existing(steady.stamps);
    this.#inForce = { opened, stamps: steady.stamps };
  }

  /**
   * The library under the configuration as it is now. Throws POLICY_RELOAD, POLICY_APPLY or POLICY_SALT while there is none that is safe;
   * every further call tries again.
   */
  current(): OpenedLibrary {
    const held = this.#inForce;
    if (held !== undefined && this.#isUnchanged(held.stamps)) return held.opened;
    // Whatever comes of the reload, nothing is answered from what was in force before.
    this.#inForce = undefined;
    let blocked: Code = "POLICY_RELOAD";
    try {
      const steady = this.#load();
      blocked = "POLICY_APPLY";
      const opened = libraryOf(this.#options, this.#root, steady.config);
      this.#put(opened, steady);
      return opened;
    } catch (error) {
      const reason = codeOf(error);
      throw this.#block(isOfSalt(reason) ? "POLICY_SALT" : blocked, reason);
    }
  }

  /** Throws as `current`, and POLICY_CHANGED if the library that an answer was made from is no longer the one in force. */
  confirm(opened: OpenedLibrary): void {
    if (this.current() !== opened) throw new Failure("POLICY_CHANGED");
  }

  /** The profile in force, or the last that was. */
  get profile(): Profile {
    try {
      this.current();
    } catch {
      // Blocked: what is said then is said under the profile before.
    }
    return this.#profile;
  }

  /** Fingerprint of the policy in force, or of the last that was. */
  get policyFingerprint(): string {
    return this.#policyFingerprint;
  }

  #isUnchanged(stamps: Stamps): boolean {
    try {
      return sameStamps(stamps, stampsOf(this.#files));
    } catch {
      return false;
    }
  }

  #load(): SteadyConfig {
    this.#refuseMissing([this.#files.config]);
    const steady = loadSteadily(() => loadFor(this.#options, this.#root, false));
    this.#refuseMissing(steady.config.files.terms);
    if (steady.config.salt !== this.#salt) throw new Failure("POLICY_SALT");
    return steady;
  }

  /** A file that was loaded and is gone took its terms with it. One that never was there is waited for. */
  #refuseMissing(paths: readonly string[]): void {
    const now = stampsOf({ config: this.#files.config, terms: paths });
    if (paths.some((path) => this.#existed.has(path) && now.get(path) === undefined))
      throw new Failure("POLICY_RELOAD");
  }

  #put(opened: OpenedLibrary, { config, stamps }: SteadyConfig): void {
    this.#profile = opened.library.profile;
    this.#policyFingerprint = opened.policyFingerprint();
    this.#files = config.files;
    this.#existed = existing(stamps);
    this.#inForce = { opened, stamps };
    this.#said = undefined;
    this.#onChange({ opened });
  }

  #block(blocked: Code, reason: Code): Failure {
    if (reason !== this.#said) this.#onChange({ blocked, reason });
    this.#said = reason;
    return new Failure(blocked);
  }
}

function existing(stamps: Stamps): ReadonlySet<string> {
  return new Set([...stamps].filter(([, stamp]) => stamp !== undefined).map(([path]) => path));
}

/** Mending the configuration does not help there: a salt is restored, or the server begins anew with another. */
function isOfSalt(code: Code): boolean {
  return code === "POLICY_SALT" || code.startsWith("SALT_");
}
