// Audit of what an agent can do beside reading.
import { Redacted } from "../core/redacted.js";
import type { Summary } from "../library/summary.js";
import { type Check, checkOf, notTested, pass, warn } from "./check.js";

export function exposureChecks({ includePrivate, writes }: Summary): readonly Check[] {
  return [
    checkOf("exposure", Redacted.say`read-only default`, pass(Redacted.say`Writes are off unless they are asked for.`)),
    ...writeChecks(writes),
    checkOf(
      "exposure",
      Redacted.say`built-in exclusions`,
      includePrivate
        ? warn(Redacted.say`They are lifted. Start without --include-private unless you need what they leave out.`)
        : pass(Redacted.say`They hold.`),
    ),
  ];
}

function writeChecks(writes: Summary["writes"]): readonly Check[] {
  const disabled = Redacted.say`controlled writes currently disabled`;
  const confinement = Redacted.say`write subdirectory confinement`;
  if (writes === undefined) {
    return [
      checkOf("exposure", disabled, pass(Redacted.say`Nothing is written into the folder.`)),
      checkOf("exposure", confinement, notTested(Redacted.say`There are no writes to confine.`)),
    ];
  }
  const advice = writes.dropbox
    ? warn(Redacted.say`Writes are enabled, into a folder that is never served.`)
    : warn(
        Redacted.say`Writes are enabled, and what is written is served: an agent can test guesses. Start with --write-dropbox if it need not read it.`,
      );
  return [
    checkOf("exposure", Redacted.say`controlled writes currently enabled`, advice),
    checkOf("exposure", confinement, pass(Redacted.say`Writes stay in one folder, over no link.`)),
  ];
}
