// `redctx doctor`: what is in force; with --as-user, what another account can reach.
import { resolve } from "node:path";
import { tryAsUser } from "../../audit/as-user.js";
import { auditJson, auditText } from "../../audit/audit-text.js";
import { type DoctorReport, doctor, doctorText } from "../../audit/doctor.js";
import { reachReport } from "../../audit/reach.js";
import { reachPlaces } from "../../audit/reach-places.js";
import { LOCAL_CONFIG_NAME } from "../../source/filesystem/exclusions.js";
import { Root } from "../../source/filesystem/root.js";
import type { Command, ExitCode, Run } from "../command.js";
import { text } from "../flag-values.js";
import { JSON_FLAG } from "../flags.js";

export const doctorCommand: Command = {
  name: "doctor",
  summary: "Say what is in force, or with --as-user what another account can reach",
  operands: [],
  flags: [
    {
      name: "as-user",
      value: "NAME",
      description: "Become this user (NAME or NAME:GROUP) and try to open what is private. For root.",
    },
    { name: "socket", value: "PATH", description: "With --as-user: the socket that user must reach." },
    {
      name: "private-file",
      value: "FILE",
      repeatable: true,
      description: "With --as-user: a file that user must not reach, such as a token file or a log; may be repeated.",
    },
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output, open } = run;
    const user = text(flags["asUser"]);
    if (user !== undefined) return reportReach(run, user);
    const { summary, limits } = open();
    const report = doctor(summary, limits);
    if (flags["json"] === true) await output.json<DoctorReport>(report);
    else await output.text(doctorText(report));
    return 0;
  },
};

/** Nothing is loaded for it: the salt belongs to the user that serves, and to open it as root would be refused. */
async function reportReach({ flags, output, environment }: Run, user: string): Promise<ExitCode> {
  const root = Root.open(String(flags["root"]));
  const config = text(flags["config"]) ?? resolve(root.path, LOCAL_CONFIG_NAME);
  const others = Array.isArray(flags["privateFile"]) ? flags["privateFile"].map(String) : [];
  const places = reachPlaces(root.path, { config, others, environment });
  const report = reachReport(places, await tryAsUser(user, places, text(flags["socket"])));
  await output.text(flags["json"] === true ? auditJson(report) : auditText(report));
  return report.failed ? 1 : 0;
}
