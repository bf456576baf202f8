// redctx_audit: is the set-up safe?
import { ROW_FILES } from "../../../detectors/index.js";
import { audit } from "../../audit/audit.js";
import { auditJson, auditText } from "../../audit/audit-text.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, type ServerContext } from "./context.js";

export const auditTool = defineTool({
  name: "redctx_audit",
  description:
    "Checks the set-up and redacts invented samples of every kind of secret; changes nothing. A line per check: category: name STATUS  detail; PASS, WARN, FAIL or NOT_TESTED, then ids concerned. WARN and FAIL say what the operator should do: report them, do not act on them. A FAIL makes the result an error that still has the full report. Fails if an entry or time limit is hit.",
  parameters: {
    format: { type: "string", description: "Lines, or one JSON object.", oneOf: ["text", "json"], default: "text" },
  },
  async run({ format }, call: Call<ServerContext>) {
    const { summary, inspection } = call.context;
    const report = await audit({
      summary,
      inspection,
      budget: deskOf(call).budget,
      families: ROW_FILES,
      forOperator: false,
      workingFolder: process.cwd(),
    });
    return { text: format === "json" ? auditJson(report) : auditText(report), failed: report.failed };
  },
});
