// `redctx bundle`: the texts of many files one after the other, redacted.
import { BUNDLE_DEFAULTS, bundle, bundleText } from "../../query/bundle.js";
import { type Command, operandList } from "../command.js";
import { integer, texts } from "../flag-values.js";
import { GLOB_FLAG, JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";

const { maxFiles, maxCharsPerFile, maxTotalChars } = BUNDLE_DEFAULTS;

export const bundleCommand: Command = {
  name: "bundle",
  summary: "Print many files, redacted, one after the other",
  operands: ["[paths...]"],
  flags: [
    GLOB_FLAG,
    { name: "max-files", value: "N", kind: "integer", default: maxFiles, description: "Most files in the bundle." },
    {
      name: "max-chars-per-file",
      value: "N",
      kind: "integer",
      default: maxCharsPerFile,
      description: "Most characters of one file.",
    },
    {
      name: "max-total-chars",
      value: "N",
      kind: "integer",
      default: maxTotalChars,
      description: "Most characters of all files together.",
    },
    LIMIT_FLAGS.entries,
    LIMIT_FLAGS.fileBytes,
    LIMIT_FLAGS.totalBytes,
    LIMIT_FLAGS.seconds,
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output } = run;
    // Here the number of files is where the bundle ends, not a limit at which the call fails.
    const desk = operatorDesk(run.open(), { ...flags, maxFiles: undefined });
    const request = {
      paths: operandList(run, 0),
      globs: texts(flags["glob"]),
      maxFiles: integer(flags["maxFiles"]) ?? maxFiles,
      maxCharsPerFile: integer(flags["maxCharsPerFile"]) ?? maxCharsPerFile,
      maxTotalChars: integer(flags["maxTotalChars"]) ?? maxTotalChars,
    };
    const files = await output.withProgress((onFile) => bundle(desk, { ...request, onFile }));
    if (flags["json"] === true) await output.json({ files: [...files.files], truncated: files.truncated });
    else await output.text(bundleText(files));
    return 0;
  },
};
