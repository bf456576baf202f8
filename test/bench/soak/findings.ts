// What a soak looks for in the answers of a server, and what it counts.
import { MARKERS } from "./changing-folder.js";

export type Fault =
  | "a marker came out"
  | "an id showed two paths"
  | "a frame was no valid answer"
  | "a request was answered twice"
  | "a request was not answered"
  | "a parameter has no values here"
  | "the server did not end in order"
  | "memory grew";

/** Lines of answers that name a path by its id. */
const ROWS = [
  /^(@p_[0-9a-f]{12})\t(?:dir |file)\t[^\t]*\t(.+)$/,
  /^--- (@p_[0-9a-f]{12}) (.+) lines \d+-\d+ ---$/,
  /^--- BEGIN (@p_[0-9a-f]{12}) (.+) ---$/,
  /^(@p_[0-9a-f]{12})[:-]\d+:([^:]+):/,
];

export class Findings {
  readonly faults = new Map<Fault, number>();
  /** Answers by what was asked, failed ones apart. */
  readonly answers = new Map<string, number>();
  /** Ids seen, each with the path that it showed. */
  readonly paths = new Map<string, string>();
  readonly milliseconds: number[] = [];
  bytes = 0;

  fault(name: Fault): void {
    this.faults.set(name, (this.faults.get(name) ?? 0) + 1);
  }

  count(asked: string): void {
    this.answers.set(asked, (this.answers.get(asked) ?? 0) + 1);
  }

  /** Looks at a line as it came, before anything of it is understood. */
  lookAtLine(line: string): void {
    this.bytes += Buffer.byteLength(line) + 1;
    const folded = line.toLowerCase();
    if (MARKERS.some((marker) => folded.includes(marker))) this.fault("a marker came out");
  }

  lookAtText(text: string): void {
    for (const line of text.split("\n")) {
      for (const row of ROWS) {
        const [, id, path] = row.exec(line) ?? [];
        if (id !== undefined && path !== undefined) this.lookAtPath(id, path);
      }
    }
  }

  lookAtPath(id: string, path: string): void {
    const known = this.paths.get(id);
    if (known !== undefined && known !== path) this.fault("an id showed two paths");
    this.paths.set(id, path);
  }
}
