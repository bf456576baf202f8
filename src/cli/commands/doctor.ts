// `redctx doctor`: what is in force.
import { type DoctorReport, doctor, doctorText } from "../../audit/doctor.js";
import type { Command } from "../command.js";
import { JSON_FLAG } from "../flags.js";

export const doctorCommand: Command = {
  name: "doctor",
  summary: "Say what is in force: mode, profile, salt, numbers of terms, limits",
  operands: [],
  flags: [JSON_FLAG],
  async run({ flags, output, open }) {
    const { summary, limits } = open();
    const report = doctor(summary, limits);
    if (flags["json"] === true) await output.json<DoctorReport>(report);
    else await output.text(doctorText(report));
    return 0;
  },
};
