// `redctx search`: matching lines in all files, redacted.
import { search, searchText } from "../../query/search.js";
import { type Command, operand, operandList } from "../command.js";
import { integer, texts } from "../flag-values.js";
import { GLOB_FLAG, JSON_FLAG, WHOLE_FOLDER_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";

export const searchCommand: Command = {
  name: "search",
  alias: "grep",
  summary: "Find lines in the redacted text of all files",
  operands: ["<query>", "[paths...]"],
  flags: [
    { name: "ignore-case", short: "i", description: "Treat capitals and small letters alike." },
    { name: "regex", short: "E", description: "Read the query as an RE2 pattern." },
    {
      name: "context",
      short: "C",
      value: "N",
      kind: "integer",
      minimum: 0,
      default: 0,
      description: "Lines shown before and after each match.",
    },
    GLOB_FLAG,
    {
      name: "max-results",
      value: "N",
      kind: "integer",
      default: 200,
      description: "Most lines shown, context included.",
    },
    ...WHOLE_FOLDER_FLAGS,
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output } = run;
    const request = {
      query: operand(run, 0, ""),
      paths: operandList(run, 1),
      globs: texts(flags["glob"]),
      regex: flags["regex"] === true,
      ignoreCase: flags["ignoreCase"] === true,
      context: integer(flags["context"]) ?? 0,
      maxResults: integer(flags["maxResults"]) ?? 200,
    };
    const desk = operatorDesk(run.open(), flags);
    const found = await output.withProgress((onFile) => search(desk, { ...request, onFile }));
    if (flags["json"] === true) await output.json({ rows: [...found.rows], truncated: found.truncated });
    else if (found.rows.length === 0) await output.remark("No matches.\n");
    else await output.text(searchText(found));
    return found.rows.length === 0 ? 1 : 0;
  },
};
