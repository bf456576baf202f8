// The two spellings by which a report is asked for as JSON: `--format json`, as it always was, and `--json`, as everywhere else.
import type { Flag, FlagValues } from "../flags.js";

export const FORMAT_FLAG: Flag = {
  name: "format",
  value: "FORMAT",
  choices: ["text", "json"],
  default: "text",
  description: "Lines, or one JSON object (as --json).",
};

export function wantsJson(flags: FlagValues): boolean {
  return flags["format"] === "json" || flags["json"] === true;
}
