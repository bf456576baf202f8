// What is kept of an egress log apart from it, in the state folder: the key of its chain, and where the chain stands. Whoever can
// change the log but not this folder cannot hide that.
import { closeSync, constants, fchmodSync, fstatSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { codeOf, Failure } from "../../boundary/failure.js";
import { withExclusiveLock } from "../../config/exclusive-lock.js";
import { decodeUtf8, readRegularFile } from "../../config/regular-file.js";
import { readOrCreateSalt } from "../../config/salt-file.js";
import { CHAIN_START, type ChainEnd } from "./line.js";

/** Where a chain stands, and how many bytes the current file of the log had then. */
export interface KeptEnd extends ChainEnd {
  readonly size: number;
}

/** The keeper of all logs of one state folder. */
export class ChainKeeper {
  readonly #folder: string;
  readonly key: string;

  private constructor(folder: string, key: string) {
    this.#folder = folder;
    this.key = key;
  }

  /** Makes the folder and the key if they do not exist. Throws AUDIT_LOG_UNSAFE if others could read them, else AUDIT_LOG_UNWRITABLE. */
  static open(stateFolder: string): ChainKeeper {
    const folder = folderIn(stateFolder);
    try {
      return new ChainKeeper(folder, readOrCreateSalt(join(folder, KEY)));
    } catch (error) {
      throw new Failure(codeOf(error) === "SALT_PERMISSIONS" ? "AUDIT_LOG_UNSAFE" : "AUDIT_LOG_UNWRITABLE");
    }
  }

  /** For a reader: undefined if no log was ever kept. Throws AUDIT_LOG_UNREADABLE. */
  static find(stateFolder: string): ChainKeeper | undefined {
    const folder = folderIn(stateFolder);
    const key = readRegularFile(join(folder, KEY), "refused", "AUDIT_LOG_UNREADABLE");
    if (key === undefined) return undefined;
    return new ChainKeeper(folder, decodeUtf8(key.bytes, "AUDIT_LOG_UNREADABLE").trim());
  }

  /** Does `work` while no other process of this account touches a log. Throws AUDIT_LOG_UNWRITABLE if another does not let go. */
  alone<Result>(log: string, work: () => Result): Result {
    return withExclusiveLock(join(this.#folder, `${log}.lock`), work, "AUDIT_LOG_UNWRITABLE");
  }

  /** Where a log stands; undefined if nothing was kept of it. Throws AUDIT_LOG_UNREADABLE. */
  end(log: string): KeptEnd | undefined {
    const file = readRegularFile(this.#placeOf(log), "refused", "AUDIT_LOG_UNREADABLE");
    if (file === undefined || file.bytes.length === 0) return undefined;
    const [, number, mac = "", size] = FORM.exec(decodeUtf8(file.bytes, "AUDIT_LOG_UNREADABLE")) ?? [];
    if (mac === "") throw new Failure("AUDIT_LOG_UNREADABLE");
    return { number: Number(number), mac, size: Number(size) };
  }

  /** Keeps where a log stands now. One write of a fixed length, so that it is old or new and nothing between. Throws AUDIT_LOG_UNWRITABLE. */
  keep(log: string, { number, mac, size }: KeptEnd): void {
    const place = this.#placeOf(log);
    let descriptor: number | undefined;
    try {
      descriptor = openSync(place, constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW, 0o600);
      if (fstatSync(descriptor).size === 0) fchmodSync(descriptor, 0o600);
      const text = `${padded(number)} ${mac} ${padded(size)}\n`;
      if (writeSync(descriptor, text, 0) !== text.length) throw new Failure("AUDIT_LOG_UNWRITABLE");
    } catch {
      throw new Failure("AUDIT_LOG_UNWRITABLE");
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
  }

  #placeOf(log: string): string {
    return join(this.#folder, `${log}.count`);
  }
}

/** Where a log of which nothing was kept stands. */
export const NOTHING_KEPT: KeptEnd = { ...CHAIN_START, size: 0 };

const KEY = "key";
const FORM = /^(\d{16}) ([0-9a-f]{64}) (\d{16})\n$/;

function folderIn(stateFolder: string): string {
  return join(stateFolder, "egress-log");
}

function padded(value: number): string {
  return String(value).padStart(16, "0");
}
