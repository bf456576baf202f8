// redctx_github_search_issues: issues that match a query. GitHub matches it on raw text, so the operator has to allow it.
import { searchIssues } from "../../query/github-list.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, type ServerContext } from "./context.js";
import { answeredList, LIMIT, OPEN_WORLD, REPO_ALIAS, STATE } from "./github-answer.js";

/** GitHub's own bound. */
const LONGEST_QUERY = 256;

export const githubSearchIssuesTool = defineTool({
  name: "redctx_github_search_issues",
  description:
    "Searches issues; answers as redctx_github_list_issues. GitHub matches raw text, so a hit tells of hidden text: off unless the operator allowed it. Placeholders match nothing. Refuses repo:, org:, user:, owner:, type:, is:pr, AND, OR, NOT and parentheses.",
  parameters: {
    repo_alias: REPO_ALIAS,
    query: {
      type: "string",
      description: "Words and GitHub qualifiers such as in:title.",
      required: true,
      maxLength: LONGEST_QUERY,
    },
    state: STATE,
    limit: LIMIT,
  },
  annotations: OPEN_WORLD,
  maxResultChars: 200_000,
  async run({ repo_alias: alias, query, state, limit }, call: Call<ServerContext>) {
    const desk = deskOf(call);
    return answeredList(desk, alias, () => searchIssues(desk, { alias, query, state, limit }));
  },
});
