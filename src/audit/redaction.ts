// Audit of the engine as it is configured: does anything that it promises to hide come through?
import { Failure } from "../boundary/failure.js";
import type { RowFile } from "../core/detector.js";
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Inspection } from "../library/inspection.js";
import type { Summary } from "../library/summary.js";
import { type Check, checkOf, fail, notTested, type Outcome, pass } from "./check.js";
import { guardedFamilies, leakSamples, survives } from "./leak-samples.js";

/** Redacts samples of every family under the policy in force. Throws what the engine throws, but for PLACEHOLDER_COLLISION. */
export function redactionChecks(
  summary: Summary,
  inspection: Inspection,
  families: readonly RowFile[],
): readonly Check[] {
  const suite = runLeakSuite(guardedFamilies(families, summary), inspection);
  return [
    checkOf("redaction", Redacted.say`synthetic leak suite`, leaks(suite)),
    checkOf("redaction", Redacted.say`placeholder collisions`, collisions(suite)),
    checkOf(
      "redaction",
      Redacted.say`global placeholder collision absence`,
      notTested(Redacted.say`No test can show it. A collision that is seen stops the call.`),
    ),
    checkOf(
      "redaction",
      Redacted.say`built-in detectors`,
      pass(Redacted.say`Rows that run in this mode and profile: ${count(summary.rows)}.`),
    ),
  ];
}

interface Suite {
  readonly families: number;
  readonly samples: number;
  /** Numbers of the samples, from 1, that were not hidden. */
  readonly leaked: readonly number[];
  readonly collided: boolean;
}

function runLeakSuite(families: readonly RowFile[], inspection: Inspection): Suite {
  const samples = leakSamples(families);
  const leaked: number[] = [];
  let collided = false;
  samples.forEach((sample, at) => {
    try {
      if (survives(sample, inspection.redactSample(sample.text).toString())) leaked.push(at + 1);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "PLACEHOLDER_COLLISION") throw error;
      collided = true;
    }
  });
  return { families: families.length, samples: samples.length, leaked, collided };
}

function leaks({ families, samples, leaked }: Suite): Outcome {
  const [first] = leaked;
  if (first === undefined) {
    return pass(Redacted.say`All ${count(samples)} samples of ${count(families)} families were hidden.`);
  }
  const numbers = Redacted.say`Not hidden: ${count(leaked.length)} of ${count(samples)} samples, the first is number ${count(first)}.`;
  return fail(Redacted.say`${numbers} Do not serve the folder, and report it.`);
}

function collisions({ collided }: Suite): Outcome {
  if (!collided) return pass(Redacted.say`No two values that were seen share a placeholder.`);
  return fail(Redacted.say`Two values share a placeholder. Use another salt.`);
}
