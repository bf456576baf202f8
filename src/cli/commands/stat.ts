// `redctx stat`: what one entry is.
import { type StatReport, stat, statText } from "../../query/stat.js";
import { type Command, operand } from "../command.js";
import { JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";

export const statCommand: Command = {
  name: "stat",
  summary: "Describe one file or directory",
  operands: ["<path>"],
  flags: [LIMIT_FLAGS.fileBytes, LIMIT_FLAGS.totalBytes, JSON_FLAG],
  async run(run) {
    const { flags, output } = run;
    const report = await stat(operatorDesk(run.open(), flags), operand(run, 0, ""));
    if (flags["json"] === true) await output.json<StatReport>(report);
    else await output.text(statText(report));
    return 0;
  },
};
