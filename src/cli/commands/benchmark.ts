// `redctx benchmark`: how long walking, reading, redacting and searching take on this folder.
import { benchmark } from "../../audit/benchmark.js";
import { benchmarkJson, benchmarkText } from "../../audit/benchmark-text.js";
import type { Redacted } from "../../core/redacted.js";
import { lineMatcher } from "../../query/line-matcher.js";
import type { Command } from "../command.js";
import { text } from "../flag-values.js";
import { JSON_FLAG, WHOLE_FOLDER_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";
import { FORMAT_FLAG, wantsJson } from "./report-format.js";

/** Stands in no file, so that every text is searched to its end. */
const NO_MATCH = "redctx-benchmark-without-match";

export const benchmarkCommand: Command = {
  name: "benchmark",
  summary: "Time walking, reading, redacting and searching of the whole folder",
  operands: [],
  flags: [
    {
      name: "query",
      value: "TEXT",
      default: NO_MATCH,
      description: "Text to search for; the default matches nothing.",
    },
    { name: "ignore-case", default: true, description: "Treat capitals and small letters alike." },
    { name: "no-ignore-case", description: "Tell capitals from small letters." },
    FORMAT_FLAG,
    ...WHOLE_FOLDER_FLAGS,
    JSON_FLAG,
  ],
  async run({ flags, output, open }) {
    const opened = open();
    const matchingLines = lineMatcher(text(flags["query"]) ?? NO_MATCH, {
      regex: false,
      ignoreCase: flags["ignoreCase"] !== false,
    });
    const request = {
      library: opened.library,
      inspection: opened.inspection,
      budget: operatorDesk(opened, flags).budget,
      matches: (redacted: Redacted) => {
        for (const _line of matchingLines(redacted)) return true;
        return false;
      },
    };
    const result = await output.withProgress((onFile) => benchmark({ ...request, onFile }));
    await output.text(wantsJson(flags) ? benchmarkJson(result) : benchmarkText(result));
    return 0;
  },
};
