// The shapes of results, of tools and of resources, and the schema that every tool advertises for its own.
import type { CallToolResult, ListResourcesResult, ReadResourceResult } from "@modelcontextprotocol/server";
import { egress } from "../boundary/egress.js";
import { type Code, FAILURES } from "../boundary/failure.js";
import type { Ref } from "../core/path-id.js";
import type { Receipt } from "../core/receipt.js";
import { Redacted } from "../core/redacted.js";
import type { ResourcePage, ResourceRow, ResourceText } from "../query/resources.js";

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

/** Sent once for every tool, so it is kept short and says nothing twice: an agent pays for each word. */
export const OUTPUT_SCHEMA = {
  type: "object" as const,
  properties: {
    text: { type: "string" },
    receipt: {
      type: "object",
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

/** A page of resources. Where the next one begins is told in decimal digits. */
export function resourcePageOf({ rows, next }: ResourcePage): ListResourcesResult {
  return { resources: rows.map(resourceOf), ...(next !== null && { nextCursor: String(egress(next)) }) };
}

/** The text of one resource. */
export function resourceContentsOf({ id, type, text }: ResourceText): ReadResourceResult {
  return { contents: [{ uri: uriOf(id), mimeType: String(egress(type)), text: String(egress(text)) }] };
}

/** What the address of a resource begins with; the id of its path follows. */
export const RESOURCE_SCHEME = "redctx://";

const RESOURCE_DESCRIPTION = "One text file, redacted.";

function resourceOf({ id, path, type, size }: ResourceRow): ListResourcesResult["resources"][number] {
  return {
    uri: uriOf(id),
    name: String(egress(id)),
    title: String(egress(path)),
    description: RESOURCE_DESCRIPTION,
    mimeType: String(egress(type)),
    ...(size !== null && { size: Number(egress(size)) }),
    annotations: { audience: ["assistant"], priority: 0.5 },
  };
}

function uriOf(id: Ref): string {
  return `${RESOURCE_SCHEME}${String(egress(id)).slice(1)}`;
}

function result(text: string, receipt: Receipt, isError: boolean): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: { text, receipt: egress(receipt) }, isError };
}
