// `redctx ls`: entries with kind, size and path.
import { Redacted } from "../../core/redacted.js";
import { lineOfRow, list } from "../../query/list.js";
import { type Command, operand } from "../command.js";
import { integer } from "../flag-values.js";
import { JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";

export const ls: Command = {
  name: "ls",
  summary: "List a directory: id, kind, size, redacted path",
  operands: ["[path]"],
  flags: [
    { name: "recursive", short: "r", description: "List everything below as well." },
    {
      name: "max-depth",
      value: "N",
      kind: "integer",
      minimum: 0,
      description: "Levels below the start, with --recursive.",
    },
    LIMIT_FLAGS.entries,
    LIMIT_FLAGS.seconds,
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output } = run;
    const recursive = flags["recursive"] === true;
    const request = { path: operand(run, 0, "."), recursive, maxDepth: integer(flags["maxDepth"]) };
    const rows = await list(operatorDesk(run.open(), flags), request);
    if (flags["json"] === true) await output.json([...rows]);
    else await output.text(Redacted.join(rows.map(lineOfRow)));
    return 0;
  },
};
