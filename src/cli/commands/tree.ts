// `redctx tree`: the shape of the folder.
import { tree, treeText } from "../../query/tree.js";
import { type Command, operand } from "../command.js";
import { integer } from "../flag-values.js";
import { JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";

export const treeCommand: Command = {
  name: "tree",
  summary: "Show the folder as an indented tree",
  operands: ["[path]"],
  flags: [
    { name: "max-depth", value: "N", kind: "integer", minimum: 0, default: 3, description: "Levels below the start." },
    LIMIT_FLAGS.entries,
    LIMIT_FLAGS.seconds,
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output } = run;
    const request = { path: operand(run, 0, "."), maxDepth: integer(flags["maxDepth"]) ?? 3 };
    const desk = operatorDesk(run.open(), flags);
    if (flags["json"] === true) await output.json([...(await tree(desk, request))]);
    else await output.text(await treeText(desk, request));
    return 0;
  },
};
