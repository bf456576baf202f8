// `redctx read`, `head` and `tail`: lines of one file, redacted.
import { type Excerpt, excerptText, read, readEdge } from "../../query/read.js";
import { type Command, operand, type Run } from "../command.js";
import { integer } from "../flag-values.js";
import { type Flag, JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";

const DEFAULT_CHARS = 120_000;
const DEFAULT_LINES = 40;

const CHARS: Flag = {
  name: "max-chars",
  value: "N",
  kind: "integer",
  default: DEFAULT_CHARS,
  description: "Most characters of text.",
};
const NUMBERS: Flag = { name: "line-numbers", description: "Put the line number before each line." };
const BUDGETS = [LIMIT_FLAGS.fileBytes, LIMIT_FLAGS.totalBytes, JSON_FLAG];

export const readCommand: Command = {
  name: "read",
  alias: "cat",
  summary: "Print a file, redacted",
  operands: ["<path>"],
  flags: [
    { name: "start-line", value: "N", kind: "integer", description: "First line, counted from 1." },
    { name: "end-line", value: "N", kind: "integer", description: "Last line, inclusive." },
    CHARS,
    { ...NUMBERS, short: "n" },
    ...BUDGETS,
  ],
  async run(run) {
    const { flags } = run;
    const excerpt = await read(operatorDesk(run.open(), flags), {
      path: operand(run, 0, ""),
      startLine: integer(flags["startLine"]),
      endLine: integer(flags["endLine"]),
      maxChars: maxChars(run),
    });
    return print(run, excerpt);
  },
};

export const head = edge("head", "Print the first lines of a file, redacted", false);
export const tail = edge("tail", "Print the last lines of a file, redacted", true);

function edge(name: string, summary: string, fromEnd: boolean): Command {
  return {
    name,
    summary,
    operands: ["<path>"],
    flags: [
      {
        name: "lines",
        short: "n",
        value: "N",
        kind: "integer",
        minimum: 0,
        default: DEFAULT_LINES,
        description: "How many lines.",
      },
      CHARS,
      NUMBERS,
      ...BUDGETS,
    ],
    async run(run) {
      const lines = integer(run.flags["lines"]) ?? DEFAULT_LINES;
      const request = { path: operand(run, 0, ""), lines, fromEnd, maxChars: maxChars(run) };
      return print(run, await readEdge(operatorDesk(run.open(), run.flags), request));
    },
  };
}

function maxChars(run: Run): number {
  return integer(run.flags["maxChars"]) ?? DEFAULT_CHARS;
}

async function print({ flags, output }: Run, excerpt: Excerpt): Promise<0> {
  if (flags["json"] === true) await output.json<Excerpt>(excerpt);
  else await output.text(excerptText(excerpt, flags["lineNumbers"] === true));
  return 0;
}
