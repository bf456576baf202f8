// Command-line scripts: text files of command lines and what they print, run through the real program.
//
//   % write PATH TEXT      a file below the base folder, before the next command; escapes \n \r \t \0 \xHH \\ in TEXT
//   < TEXT                 a line of input for the next command; ends without a line feed if TEXT ends in \c
//   $ redctx WORDS         a command; words in single or double quotes may hold spaces
//   TEXT                   a line of stdout; [..] stands for any run of characters, and [...] on a line for any lines
//   2> TEXT                a line of stderr
//   = CODE                 the exit code, if it is not 0
//
// In what was printed, CR is shown as ␍, TAB as ␉, spaces at the end of a line as ␠, an empty line as ␤, a byte that is no UTF-8 as ‹hh›, and
// an end without a line feed as a last line `¶`.

/** One command of a script with all that was expected of it. */
export interface Step {
  /** 1-based. */
  readonly line: number;
  readonly command: string;
  readonly words: readonly string[];
  readonly files: readonly { readonly path: string; readonly content: Buffer }[];
  readonly input: Buffer;
  readonly expected: readonly string[];
}

/** Steps of a script. Lines that begin with `#`, and blank ones before a command, are for the reader. */
export function parseScript(script: string): Step[] {
  const steps: (Step & { expected: string[] })[] = [];
  let files: Step["files"][number][] = [];
  let input: Buffer[] = [];
  for (const [at, text] of script.split("\n").entries()) {
    const [mark, rest] = [text.slice(0, 2).padEnd(2), text.slice(2)];
    if (mark === "% ") files.push(fileOf(rest));
    else if (mark === "< ") input.push(rest.endsWith("\\c") ? bytesOf(rest.slice(0, -2)) : bytesOf(`${rest}\\n`));
    else if (mark === "$ ") {
      const step = {
        line: at + 1,
        command: text,
        words: wordsOf(rest),
        files,
        input: Buffer.concat(input),
        expected: [],
      };
      steps.push(step);
      files = [];
      input = [];
    } else if (text !== "" && !text.startsWith("#")) steps.at(-1)?.expected.push(text);
  }
  return steps;
}

/** What a run printed, in the notation of a script. */
export function shown(stdout: Buffer, stderr: Buffer, code: number | null): string[] {
  const errors = linesOf(stderr).map((line) => `2> ${line}`);
  return [...linesOf(stdout), ...errors, ...(code === 0 ? [] : [`= ${code}`])];
}

/** True if lines are as expected, `[..]` taken for any run of characters and `[...]` for any lines. */
export function matches(expected: readonly string[], actual: readonly string[]): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return actual.length === 0;
  if (first === "[...]") return Array.from(["", ...actual].keys()).some((at) => matches(rest, actual.slice(at)));
  const [line, ...others] = actual;
  return line !== undefined && matchesLine(first, line) && matches(rest, others);
}

function matchesLine(expected: string, actual: string): boolean {
  const [first = "", ...rest] = expected.split("[..]");
  if (rest.length === 0) return expected === actual;
  if (!actual.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest.slice(0, -1)) {
    const found = actual.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  const last = rest.at(-1) ?? "";
  return actual.length - last.length >= at && actual.endsWith(last);
}

function linesOf(bytes: Buffer): string[] {
  if (bytes.length === 0) return [];
  const text = readable(bytes).replaceAll("\r", "␍").replaceAll("\t", "␉");
  const lines = text.endsWith("\n") ? text.slice(0, -1).split("\n") : [...text.split("\n"), "¶"];
  return lines.map((line) => line.replace(/ +$/, (spaces) => "␠".repeat(spaces.length)) || "␤");
}

/** UTF-8, with every byte that is none in brackets; a byte order mark and NULs too. */
function readable(bytes: Buffer): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((size) => {
      const text = bytes.toString("utf8", at, at + size);
      return at + size <= bytes.length && !/[\ufffd\ufeff\0]/.test(text);
    });
    if (length === undefined) pieces.push(`‹${bytes.toString("hex", at, at + 1)}›`);
    else pieces.push(bytes.toString("utf8", at, at + length));
    at += length ?? 1;
  }
  return pieces.join("");
}

function fileOf(rest: string): Step["files"][number] {
  const [, path = "", text = ""] = /^write (\S+) ?(.*)$/.exec(rest) ?? [];
  return { path, content: bytesOf(text) };
}

function bytesOf(text: string): Buffer {
  const parts = text.split(/(\\(?:x[0-9a-f]{2}|[nrt0\\]))/).map((part) => {
    if (!part.startsWith("\\")) return Buffer.from(part, "utf8");
    if (part[1] === "x") return Buffer.from(part.slice(2), "hex");
    return Buffer.from({ n: "\n", r: "\r", t: "\t", "0": "\0" }[part[1] ?? ""] ?? "\\");
  });
  return Buffer.concat(parts);
}

/** Words of a command line without the name of the program. */
function wordsOf(command: string): string[] {
  const words = Array.from(
    command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
    ([, single, double, bare]) => single ?? double ?? bare ?? "",
  );
  return words.slice(1);
}
