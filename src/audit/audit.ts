// The audit: every check in the order of the report, and what the whole comes to.
import type { RowFile } from "../core/detector.js";
import type { Inspection } from "../library/inspection.js";
import type { Summary } from "../library/summary.js";
import type { Budget } from "../source/budget.js";
import type { Check } from "./check.js";
import { configurationChecks } from "./configuration.js";
import { containmentChecks } from "./containment.js";
import { exposureChecks } from "./exposure.js";
import { redactionChecks } from "./redaction.js";
import { surroundingsChecks } from "./surroundings.js";

export interface AuditRequest {
  readonly summary: Summary;
  readonly inspection: Inspection;
  readonly budget: Budget;
  /** The built-in rows with their vectors, of which the leak suite is made. */
  readonly families: readonly RowFile[];
  /** False for an agent: then what would help to guess the salt is left out. */
  readonly forOperator: boolean;
  /** Absolute path of the folder in which this process, and with it the agent, was started. */
  readonly workingFolder: string;
  /** Told after each file that was looked at. */
  readonly onFile?: (files: number) => void;
}

export interface AuditReport {
  readonly checks: readonly Check[];
  /** True if a check failed. Warnings are no failure. */
  readonly failed: boolean;
}

/** Checks a root, its configuration and what is around it. It changes nothing. Throws ENTRY_LIMIT, DEADLINE or CANCELLED. */
export async function audit(request: AuditRequest): Promise<AuditReport> {
  const { summary, inspection, budget, families, forOperator, workingFolder, onFile } = request;
  const checks = [
    ...(await containmentChecks(inspection, budget, onFile)),
    ...configurationChecks(summary, inspection, forOperator),
    ...redactionChecks(summary, inspection, families),
    ...exposureChecks(summary),
    ...surroundingsChecks(inspection.place, workingFolder),
  ];
  return { checks, failed: checks.some(({ status }) => status === "FAIL") };
}
