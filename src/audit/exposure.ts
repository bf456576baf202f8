// Audit of what an agent can do beside reading. This version has no way to write, so there is little to look at.
import { Redacted } from "../core/redacted.js";
import type { Summary } from "../library/summary.js";
import { type Check, checkOf, notTested, pass, warn } from "./check.js";

export function exposureChecks({ includePrivate }: Summary): readonly Check[] {
  return [
    checkOf("exposure", Redacted.say`read-only default`, pass(Redacted.say`Every tool only reads.`)),
    checkOf(
      "exposure",
      Redacted.say`controlled writes currently disabled`,
      pass(Redacted.say`This version cannot write into the folder.`),
    ),
    checkOf(
      "exposure",
      Redacted.say`write subdirectory confinement`,
      notTested(Redacted.say`There are no writes to confine.`),
    ),
    checkOf(
      "exposure",
      Redacted.say`built-in exclusions`,
      includePrivate
        ? warn(Redacted.say`They are lifted. Start without --include-private unless you need what they leave out.`)
        : pass(Redacted.say`They hold.`),
    ),
  ];
}
