// redctx_doctor: what is in force.
import { doctor, doctorText } from "../../audit/doctor.js";
import { type Call, defineTool } from "../define-tool.js";
import type { ServerContext } from "./context.js";

export const doctorTool = defineTool({
  name: "redctx_doctor",
  description:
    "Says how the server is set up, a key: value line each: mode, detector profile, where the salt comes from, how many terms and exclusions there are (never which), placeholder form, limits. Use it when answers are cut off or hide more than expected; use redctx_audit to have the set-up checked.",
  parameters: {},
  async run(_given, { context }: Call<ServerContext>) {
    return { text: doctorText(doctor(context.summary, context.limits)) };
  },
});
