// `redctx completion`: a script for a shell, made from the tables that the parser reads.
import { type Command, operand } from "../command.js";
import { bashScript } from "../completion/bash.js";
import { fishScript } from "../completion/fish.js";
import { type Vocabulary, vocabularyOf } from "../completion/vocabulary.js";
import { zshScript } from "../completion/zsh.js";

const SCRIPTS: ReadonlyMap<string, (vocabulary: Vocabulary) => string> = new Map([
  ["bash", bashScript],
  ["zsh", zshScript],
  ["fish", fishScript],
]);

export const completionCommand: Command = {
  name: "completion",
  summary: "Print a completion script for bash, zsh or fish",
  operands: ["<shell>"],
  choices: [...SCRIPTS.keys()],
  flags: [],
  async run(run) {
    const script = SCRIPTS.get(operand(run, 0, ""));
    await run.output.help(script?.(vocabularyOf(run.program)) ?? "");
    return 0;
  },
};
