// An agent that asks without rest, in plain lines, and looks at every byte that it is answered.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { PROGRAM } from "../speed/program.js";
import type { ChangingFolder } from "./changing-folder.js";
import type { Findings } from "./findings.js";

/** What a request was answered: its result or its error, as JSON. */
export interface Answer {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly done: (answer: Answer | undefined) => void;
  cancelled: boolean;
}

export class SoakAgent {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #findings: Findings;
  readonly #asked = new Map<number, Asked>();
  /** Bad lines that are not refused yet. */
  #badLines = 0;
  #lastId = 0;

  constructor(folder: ChangingFolder, flags: readonly string[], findings: Findings) {
    this.#findings = findings;
    const words = [PROGRAM.server, "--root", folder.root, ...flags];
    this.#child = spawn(process.execPath, words, { stdio: "pipe", env: folder.environment });
    this.#child.stdin.on("error", () => {});
    createInterface({ input: this.#child.stdout }).on("line", (line) => this.#receive(line));
    createInterface({ input: this.#child.stderr }).on("line", (line) => findings.lookAtLine(line));
    this.#child.once("close", () => {
      for (const { done } of this.#asked.values()) done(undefined);
    });
  }

  /** Asks, and gives the answer; undefined for a request that was cancelled before it was answered, or that is not answered at all. */
  ask(method: string, params: object, cancelAfter?: number): Promise<Answer | undefined> {
    this.#lastId += 1;
    const id = this.#lastId;
    const begun = performance.now();
    return new Promise((resolve) => {
      const asked: Asked = {
        cancelled: false,
        done: (answer) => {
          this.#asked.delete(id);
          if (answer !== undefined) this.#findings.milliseconds.push(performance.now() - begun);
          else if (!asked.cancelled) this.#findings.fault("a request was not answered");
          resolve(answer);
        },
      };
      this.#asked.set(id, asked);
      this.#send({ id, method, params });
      if (cancelAfter !== undefined) setTimeout(() => this.#cancel(id, asked), cancelAfter);
    });
  }

  sendBadLine(line: string): void {
    this.#badLines += 1;
    this.#child.stdin.write(`${line}\n`);
  }

  /** Resident memory in MB; undefined where the system does not tell. */
  memory(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    } catch {
      return undefined;
    }
  }

  /** Ends the input and waits for the process, which must end in order and within five seconds. */
  async finish(): Promise<void> {
    const closed = once(this.#child, "close");
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), 5_000);
    await closed;
    clearTimeout(timer);
    if (this.#child.exitCode !== 0) this.#findings.fault("the server did not end in order");
    if (this.#badLines !== 0) this.#findings.fault("a request was not answered");
  }

  #send(message: object): void {
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }

  /** Cancels. An answer may be on its way already; if none comes soon, none will. */
  #cancel(id: number, asked: Asked): void {
    if (!this.#asked.has(id)) return;
    asked.cancelled = true;
    this.#send({ method: "notifications/cancelled", params: { requestId: id } });
    setTimeout(() => asked.done(undefined), 2_000);
  }

  #receive(line: string): void {
    this.#findings.lookAtLine(line);
    const frame = parsed(line);
    const { id, result, error } = frame ?? {};
    if (frame?.["jsonrpc"] !== "2.0" || (result === undefined) === (error === undefined)) {
      if (frame?.["method"] !== "notifications/progress") this.#findings.fault("a frame was no valid answer");
    } else if (id === null) {
      this.#badLines -= 1;
    } else {
      const asked = typeof id === "number" && id <= this.#lastId ? this.#asked.get(id) : undefined;
      if (asked === undefined) this.#findings.fault("a request was answered twice");
      else asked.done({ ...(result !== undefined ? { result: record(result) } : { error: record(error) }) });
    }
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return record(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The fields of a value; none if it is no object. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
