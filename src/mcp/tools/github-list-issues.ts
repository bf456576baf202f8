// redctx_github_list_issues: issues of a repository, a line each.
import { listIssues } from "../../query/github-list.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, type ServerContext } from "./context.js";
import { answeredList, LIMIT, OPEN_WORLD, REPO_ALIAS, STATE } from "./github-answer.js";

export const githubListIssuesTool = defineTool({
  name: "redctx_github_list_issues",
  description:
    "Lists issues, redacted, newest first: alias#number, state, updated, comments, labels and untrusted_title, by tabs. Next: redctx_github_read_issue. Answers No matches. for none; complete: false says that GitHub stopped early. Fails on an unknown alias or GitHub's refusal.",
  parameters: {
    repo_alias: REPO_ALIAS,
    state: STATE,
    labels: {
      type: "array",
      description: "Real names of labels, all needed; off unless allowed.",
      default: [],
    },
    limit: LIMIT,
  },
  annotations: OPEN_WORLD,
  maxResultChars: 200_000,
  async run({ repo_alias: alias, state, labels, limit }, call: Call<ServerContext>) {
    const desk = deskOf(call);
    return answeredList(desk, alias, () => listIssues(desk, { alias, state, labels, limit }));
  },
});
