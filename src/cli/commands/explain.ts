// `redctx explain`: what is hidden in one text, and by which row. Values are printed only on request, and through a door of their own.
import { Redacted } from "../../core/redacted.js";
import { type Explanation, explain, explanationJson, explanationText } from "../../query/explain.js";
import { readFilterText } from "../../source/filter-input.js";
import { type Command, operand, type Run } from "../command.js";
import { JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { printRawValues } from "../output.js";
import { operatorDesk } from "../session.js";

export const explainCommand: Command = {
  name: "explain",
  summary: "List what is hidden in a file or in standard input, and by which row",
  operands: ["<file>"],
  flags: [
    { name: "all", description: "List also what is kept on purpose, and what another span outranked." },
    { name: "show-values", description: "Print the raw values too. Not for the eyes of an agent." },
    LIMIT_FLAGS.fileBytes,
    LIMIT_FLAGS.totalBytes,
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output } = run;
    const values = flags["showValues"] === true;
    const explanation = await explanationFor(run);
    const pieces = flags["json"] === true ? explanationJson(explanation, values) : explanationText(explanation, values);
    if (values) await printRawValues(output, pieces);
    else await output.text(Redacted.join(pieces.filter(Redacted.is)));
    return 0;
  },
};

async function explanationFor(run: Run): Promise<Explanation> {
  const opened = run.open();
  const file = operand(run, 0, "-");
  const all = run.flags["all"] === true;
  if (file !== "-") return explain(operatorDesk(opened, run.flags), file, all);
  const { raw } = await readFilterText(file, run.stdin);
  return { id: null, path: null, findings: opened.library.explainText(raw, all) };
}
