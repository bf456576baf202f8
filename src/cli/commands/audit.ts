// `redctx audit`: is the set-up safe? Exit code 1 if a check failed.
import { ROW_FILES } from "../../../detectors/index.js";
import { audit } from "../../audit/audit.js";
import { auditJson, auditText } from "../../audit/audit-text.js";
import type { Command } from "../command.js";
import { JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { operatorDesk } from "../session.js";
import { FORMAT_FLAG, wantsJson } from "./report-format.js";

export const auditCommand: Command = {
  name: "audit",
  summary: "Check folder, configuration, detection and surroundings",
  operands: [],
  flags: [FORMAT_FLAG, LIMIT_FLAGS.entries, LIMIT_FLAGS.seconds, JSON_FLAG],
  async run({ flags, output, open }) {
    const opened = open();
    const request = {
      summary: opened.summary,
      inspection: opened.inspection,
      budget: operatorDesk(opened, flags).budget,
      families: ROW_FILES,
      forOperator: true,
      workingFolder: process.cwd(),
    };
    const report = await output.withProgress((onFile) => audit({ ...request, onFile }));
    await output.text(wantsJson(flags) ? auditJson(report) : auditText(report));
    return report.failed ? 1 : 0;
  },
};
