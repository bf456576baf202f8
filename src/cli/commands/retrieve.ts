// `redctx retrieve`: the passages that fit a query best, redacted.
import { retrieve, retrieveText } from "../../query/retrieve.js";
import { type Command, operand, operandList } from "../command.js";
import { integer, texts } from "../flag-values.js";
import { type Flag, GLOB_FLAG, JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";

const RESULTS = 8;
const CHARS = 12_000;
const SECONDS: Flag = { ...LIMIT_FLAGS.seconds, default: 30, description: "Seconds the call may take." };

export const retrieveCommand: Command = {
  name: "retrieve",
  summary: "Rank passages of the redacted text of all files by a query",
  operands: ["<query>", "[paths...]"],
  flags: [
    GLOB_FLAG,
    { name: "max-results", value: "N", kind: "integer", default: RESULTS, description: "Most passages, 1 to 50." },
    {
      name: "max-chars",
      value: "N",
      kind: "integer",
      default: CHARS,
      description: "Most characters of the answer, 256 to 100000.",
    },
    LIMIT_FLAGS.rankedFiles,
    LIMIT_FLAGS.passages,
    LIMIT_FLAGS.entries,
    LIMIT_FLAGS.fileBytes,
    LIMIT_FLAGS.totalBytes,
    SECONDS,
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output } = run;
    const opened = run.open();
    const { maxFiles, maxPassages } = opened.limits;
    // The files are counted as they are ranked, so that one that is looked at twice is no second one.
    const desk = operatorDesk(opened, { ...flags, maxFiles: undefined });
    const request = {
      query: operand(run, 0, ""),
      paths: operandList(run, 1),
      globs: texts(flags["glob"]),
      maxResults: integer(flags["maxResults"]) ?? RESULTS,
      maxChars: integer(flags["maxChars"]) ?? CHARS,
      maxFiles,
      maxPassages,
      indexBytes: 0,
    };
    const found = await output.withProgress((onFile) => retrieve(desk, { ...request, onFile }));
    if (flags["json"] === true) await output.json({ passages: [...found.passages], matched: found.matched });
    else if (found.matched === 0) await output.remark("No matches.\n");
    else await output.text(retrieveText(found));
    return found.matched === 0 ? 1 : 0;
  },
};
