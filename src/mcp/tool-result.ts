// The one shape of a tool's result, and the schema that every tool advertises for it.
import type { CallToolResult } from "@modelcontextprotocol/server";
import { egress } from "../boundary/egress.js";
import { type Code, FAILURES } from "../boundary/failure.js";
import type { Receipt } from "../core/receipt.js";
import { Redacted } from "../core/redacted.js";

/** What a tool answers. */
export interface Answer {
  /** The text, redacted. An empty one is said as `OK`. */
  readonly text: Redacted;
  /** True if there was nothing to find, which is no error; the text is not used then. */
  readonly noMatches?: boolean;
  /** True if the text reports that the thing itself failed, as an audit does. */
  readonly failed?: boolean;
}

/** Nothing was found. */
export const NO_MATCHES: Answer = { text: Redacted.empty, noMatches: true };

/** Sent once for every tool, so it is kept short: an agent pays for each word. */
export const OUTPUT_SCHEMA = {
  type: "object" as const,
  properties: {
    text: { type: "string", description: "Redacted answer." },
    receipt: {
      type: "object",
      description: "Redactions in this call.",
      properties: {
        detector_profile: { type: "string" },
        counts_by_category: { type: "object" },
        // Plug-ins will fill it. It is advertised before there is one, so that the schema of a tool stays the same.
        detectors: {
          type: "array",
          items: {
            type: "object",
            properties: {
              name: { type: "string" },
              version: { type: "string" },
              nominated: { type: "integer" },
              positional: { type: "integer" },
            },
            required: ["name", "version", "nominated", "positional"],
          },
        },
      },
      required: ["detector_profile", "counts_by_category"],
    },
  },
  required: ["text", "receipt"],
  additionalProperties: false,
};

/** The result of a call that ran. Throws a TypeError with a constant text if the text is not redacted. */
export function resultOf(answer: Answer, receipt: Receipt): CallToolResult {
  if (!Redacted.is(answer.text)) throw new TypeError("BOUNDARY");
  if (answer.noMatches === true) return result("No matches.\n", receipt, false);
  const text = String(egress(answer.text));
  return result(text === "" ? "OK\n" : text, receipt, answer.failed === true);
}

/** The result of a call whose arguments do not fit; `fault` is a text of validation.ts. */
export function refusalOf(fault: string, receipt: Receipt): CallToolResult {
  return result(fault, receipt, true);
}

/** The result of a call that failed: the constant text of its code. */
export function failureOf(code: Code, receipt: Receipt): CallToolResult {
  return result(FAILURES[code], receipt, true);
}

function result(text: string, receipt: Receipt, isError: boolean): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: { text, receipt: egress(receipt) }, isError };
}
