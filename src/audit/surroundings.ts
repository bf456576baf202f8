// Audit of what surrounds the server: redctx hides nothing from an agent that can open the folder by itself.
import { Redacted } from "../core/redacted.js";
import type { Account, Position, RootPlace } from "../library/root-place.js";
import { type Check, checkOf, fail, notTested, type Outcome, pass, warn } from "./check.js";
import { type ClientSettings, clientSettings } from "./client-settings.js";

/** `workingFolder` is absolute: a client starts the server in the folder in which its agent works. */
export function surroundingsChecks(place: RootPlace, workingFolder: string): readonly Check[] {
  const settings = clientSettings(place, workingFolder);
  return [
    checkOf("surroundings", Redacted.say`working folder`, POSITION[place.positionOf(workingFolder)]),
    checkOf("surroundings", Redacted.say`access of other accounts`, openness(place)),
    checkOf("surroundings", Redacted.say`state folder`, STATE_FOLDER[place.stateFolder()]),
    checkOf("surroundings", Redacted.say`account`, ACCOUNT[place.account()]),
    checkOf("surroundings", Redacted.say`client settings`, deniesReading(settings)),
  ];
}

const POSITION: Readonly<Record<Position, Outcome>> = {
  apart: pass(Redacted.say`It lies apart from the served folder.`),
  within: warn(Redacted.say`It lies in the served folder. Let the agent work in a folder that is apart from it.`),
  above: warn(Redacted.say`The served folder lies in it. Let the agent work in a folder that is apart from it.`),
};

function openness(place: RootPlace): Outcome {
  const found = place.openness();
  if (found === undefined) return notTested(Redacted.say`The modes could not be looked at.`);
  if (found.writable) {
    return fail(Redacted.say`Others can change the folder or one above it. Take the write permission from others.`);
  }
  if (found.readable) return warn(Redacted.say`Others can read the folder. Set mode 0700 for it.`);
  return pass(Redacted.say`Others can neither read nor change the folder.`);
}

const STATE_FOLDER: Readonly<Record<ReturnType<RootPlace["stateFolder"]>, Outcome>> = {
  outside: pass(Redacted.say`It lies outside the served folder.`),
  inside: fail(Redacted.say`It lies in the served folder. Set REDACTED_CONTEXT_STATE_DIR to another place.`),
  unknown: notTested(Redacted.say`This account has no home, and no folder is configured.`),
};

const ACCOUNT: Readonly<Record<Account, Outcome>> = {
  administrator: warn(
    Redacted.say`This process runs as root. Run it as the owner of the folder, the agent as another user.`,
  ),
  owner: warn(Redacted.say`This process runs as the owner of the folder. Run the agent as another user.`),
  "owner-through-sudo": pass(Redacted.say`The owner of the folder, whom another account started through sudo.`),
  other: pass(Redacted.say`This process does not run as the owner of the folder.`),
  unknown: notTested(Redacted.say`The system does not tell.`),
};

function deniesReading({ claudeCode, codex, denied, unreadable }: ClientSettings): Outcome {
  if (denied) return pass(Redacted.say`Claude Code is denied direct reads of the served folder.`);
  if (unreadable) return warn(Redacted.say`Settings of Claude Code could not be read. Make them valid JSON.`);
  if (claudeCode) {
    return warn(Redacted.say`Claude Code may read the served folder directly. Add a Read rule to permissions.deny.`);
  }
  if (codex) return notTested(Redacted.say`Codex has settings in the working folder; what they deny is not read.`);
  return notTested(
    Redacted.say`The working folder holds no settings of a known client. Run this where the agent works.`,
  );
}
