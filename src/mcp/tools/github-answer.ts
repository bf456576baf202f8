// Parameters that the GitHub tools share, and the answer of a query that GitHub may refuse.
import type { Redacted } from "../../core/redacted.js";
import type { Desk } from "../../query/desk.js";
import { asked } from "../../query/github-failure.js";
import { type IssueListing, issueListText } from "../../query/github-list.js";
import type { IntegerParameter, StringParameter } from "../parameters.js";
import { type Answer, NO_MATCHES } from "../tool-result.js";

/** GitHub is another world than the folder. */
export const OPEN_WORLD = { openWorldHint: true };

export const REPO_ALIAS = {
  type: "string",
  description: "Alias from redctx_github_repos.",
  default: "context",
} as const satisfies StringParameter;

export const STATE = {
  type: "string",
  description: "Which issues.",
  default: "open",
  oneOf: ["open", "closed", "all"],
} as const satisfies StringParameter;

export const LIMIT = {
  type: "integer",
  description: "Most issues.",
  default: 30,
  minimum: 1,
} as const satisfies IntegerParameter;

/** The answer of a query, or that GitHub refused it. */
export async function answered<Result>(
  desk: Desk,
  alias: string,
  query: () => Promise<Result>,
  textOf: (result: Result) => Redacted,
): Promise<Answer> {
  const found = await asked(desk, alias, query);
  return "refusal" in found ? { text: found.refusal, failed: true } : { text: textOf(found.result) };
}

/** A list of issues as an answer. */
export async function answeredList(desk: Desk, alias: string, query: () => Promise<IssueListing>): Promise<Answer> {
  const answer = await answered(desk, alias, query, issueListText);
  return answer.text.length === 0 ? NO_MATCHES : answer;
}
