// What another account can reach, as checks: every private place was tried as that account, and so was the socket.
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { AuditReport } from "./audit.js";
import { type Check, checkOf, fail, notTested, type Outcome, pass } from "./check.js";
import type { ReachPlaces } from "./reach-places.js";

/** What was tried as the account: which places could be opened, and whether the socket answered. */
export interface Attempts {
  readonly opened: ReadonlySet<string>;
  /** Undefined if no socket was named. */
  readonly connected: boolean | undefined;
}

/** Reports on attempts at places. */
export function reachReport(places: ReachPlaces, { opened, connected }: Attempts): AuditReport {
  const closed = (name: Redacted, tried: readonly string[]): Check =>
    checkOf("surroundings", name, closedness(tried, opened));
  const checks = [
    closed(Redacted.say`private folder`, places.folder),
    closed(Redacted.say`configuration`, places.configuration),
    closed(Redacted.say`state folder and salt`, places.state),
    closed(Redacted.say`other private files`, places.others),
    checkOf("surroundings", Redacted.say`socket`, socketOutcome(connected)),
  ];
  return { checks, failed: checks.some(({ status }) => status === "FAIL") };
}

function closedness(tried: readonly string[], opened: ReadonlySet<string>): Outcome {
  const reached = tried.filter((path) => opened.has(path)).length;
  if (tried.length === 0) return notTested(Redacted.say`None was named.`);
  if (reached > 0) {
    return fail(
      Redacted.say`That user could open ${count(reached)} of ${count(tried.length)} places. Take its permissions away.`,
    );
  }
  return pass(Redacted.say`That user could open none of ${count(tried.length)} places.`);
}

function socketOutcome(connected: boolean | undefined): Outcome {
  if (connected === undefined) return notTested(Redacted.say`No socket was named. Give --socket PATH.`);
  if (!connected) return fail(Redacted.say`That user could not connect. Put it into the group of the socket.`);
  return pass(Redacted.say`That user could connect.`);
}
