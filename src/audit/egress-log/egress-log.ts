// The egress log of one server: a line before each answer, chained to the line before it. Several processes may write to one log.
import { homedir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { Failure } from "../../boundary/failure.js";
import { pathBelow, realPath } from "../../config/real-path.js";
import { expandHome } from "../../source/filesystem/path-argument.js";
import { ChainKeeper, type KeptEnd, NOTHING_KEPT } from "./chain-keeper.js";
import { type ChainEnd, type EgressRecord, lineAfter, logIdOf, readLine } from "./line.js";
import { LogFile, moveAside } from "./log-file.js";

export interface EgressLogSettings {
  /** As the operator gave it; relative to the working folder. */
  readonly path: string;
  /** Bytes after which a file is moved aside. */
  readonly maxBytes: number;
  /** Absolute path of the served folder without links. */
  readonly root: string;
  readonly stateFolder: string;
}

/** A log that is open for lines. No descriptor is held between two of them. */
export class EgressLog {
  readonly #place: string;
  readonly #maxBytes: number;
  readonly #keeper: ChainKeeper;
  readonly #id: string;

  private constructor(place: string, maxBytes: number, keeper: ChainKeeper) {
    this.#place = place;
    this.#maxBytes = maxBytes;
    this.#keeper = keeper;
    this.#id = logIdOf(place, keeper.key);
  }

  /** Opens or makes a log and its key. Throws AUDIT_LOG_INSIDE_ROOT, AUDIT_LOG_UNSAFE or AUDIT_LOG_UNWRITABLE. */
  static open({ path, maxBytes, root, stateFolder }: EgressLogSettings): EgressLog {
    const place = placeOf(path);
    // An agent could read a log in the served folder, and would see what others asked for.
    if (pathBelow(root, place) !== undefined) throw new Failure("AUDIT_LOG_INSIDE_ROOT");
    LogFile.open(place).close();
    return new EgressLog(place, maxBytes, ChainKeeper.open(stateFolder));
  }

  /**
   * Writes the line of one answer. The answer may leave only after it returned. Throws AUDIT_LOG_UNSAFE, AUDIT_LOG_UNREADABLE or
   * AUDIT_LOG_UNWRITABLE.
   */
  append(record: EgressRecord): void {
    this.#keeper.alone(this.#id, () => {
      const kept = this.#keeper.end(this.#id) ?? NOTHING_KEPT;
      const { end, torn, size } = this.#caughtUp(kept);
      const line = lineAfter(end, this.#id, record, this.#keeper.key);
      const text = torn ? `\n${line.text}` : line.text;
      const grown = size + Buffer.byteLength(text);
      if (size > 0 && grown > this.#maxBytes) moveAside(this.#place);
      this.#keeper.keep(this.#id, { ...line.end, size: withFile(this.#place, (file) => file.append(text)) });
    });
  }

  /**
   * Where the chain stands, and the bytes of the current file. A process that ended between writing a line and keeping its number leaves a
   * line more than is kept; that one is taken up. Whatever else is different stays as it is, for `verifyLog` to see. `torn`: the file ends
   * within a line.
   */
  #caughtUp(kept: KeptEnd): { readonly end: ChainEnd; readonly torn: boolean; readonly size: number } {
    return withFile(this.#place, (file) => {
      const { size } = file;
      if (size <= kept.size) return { end: kept, torn: false, size };
      const added = file.readFrom(kept.size);
      let end: ChainEnd = kept;
      for (const text of added.split("\n")) {
        const line = readLine(text, this.#keeper.key);
        if (line?.log === this.#id && line.number === end.number + 1 && line.previous === end.mac) end = line;
      }
      return { end, torn: !added.endsWith("\n"), size };
    });
  }
}

/** Writes the lines of one client's answers; `policy` gives the fingerprint of the policy in force. */
export function recorder(
  log: EgressLog,
  client: string,
  policy: () => string,
): (call: Omit<EgressRecord, "time" | "client" | "policy">) => void {
  return (call) => log.append({ time: new Date().toISOString(), client, ...call, policy: policy() });
}

function withFile<Result>(place: string, work: (file: LogFile) => Result): Result {
  const file = LogFile.open(place);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** The absolute place of a log. Links in the folders on the way are followed, one in its own place is not. */
export function placeOf(path: string): string {
  const absolute = resolve(expandHome(path, homedir()));
  return join(realPath(dirname(absolute)), basename(absolute));
}
