// Issues of a repository: listed, or found by a search that GitHub does on raw text and the operator has to allow.
import { Failure } from "../boundary/failure.js";
import { Redacted } from "../core/redacted.js";
import type { IssueRow } from "../library/issue-texts.js";
import type { WireRequest } from "../source/github/client.js";
import { checkSearchQuery } from "../source/github/search-query.js";
import { countIn, type Desk } from "./desk.js";
import { gather, PAGE_SIZE } from "./github-pages.js";

export interface IssuesRequest {
  readonly alias: string;
  /** `open`, `closed` or `all`. */
  readonly state: string;
  /** Most issues. */
  readonly limit: number;
}

/** Issues in GitHub's order. `complete` is false if there may be more that could not be had. */
export interface IssueListing {
  readonly alias: Redacted;
  readonly rows: readonly IssueRow[];
  readonly complete: boolean;
}

/**
 * Issues, last changed first as GitHub has it, pull requests left out. Throws GITHUB_STATE, GITHUB_LIMIT, GITHUB_UNKNOWN_ALIAS and
 * GITHUB_SEARCH_OFF before anything is asked, and what `RepositoryIssues.list` throws.
 */
export async function listIssues(
  desk: Desk,
  request: IssuesRequest & { readonly labels: readonly string[] },
): Promise<IssueListing> {
  check(request);
  const { state, labels, limit } = request;
  const repository = desk.library.github.repository(request.alias);
  if (labels.length > 0) checkAllowed(desk);
  const parameters = {
    state,
    ...(labels.length > 0 && { labels: labels.join(",") }),
    per_page: Math.min(PAGE_SIZE, limit),
  };
  const first: WireRequest = { route: "issues", parameters };
  return listing(desk, request, first, (page) => repository.list(page, desk.budget));
}

/** Issues that match a query, in GitHub's order. Throws GITHUB_QUERY beside what `listIssues` throws. */
export async function searchIssues(
  desk: Desk,
  request: IssuesRequest & { readonly query: string },
): Promise<IssueListing> {
  check(request);
  const { query, state, limit } = request;
  const repository = desk.library.github.repository(request.alias);
  checkAllowed(desk);
  checkSearchQuery(query);
  const q = `${query} ${repository.scope} is:issue${state === "all" ? "" : ` state:${state}`}`;
  const first: WireRequest = { route: "search", parameters: { q, per_page: Math.min(PAGE_SIZE, limit) } };
  return listing(desk, request, first, (page) => repository.search(page, desk.budget));
}

/** The issues as text, a line each; a last line says if the list had to end early. */
export function issueListText({ alias, rows, complete }: IssueListing): Redacted {
  const lines = rows.map((row) => {
    const { state, updated, comments, labels, title } = row;
    return Redacted.say`${alias}#${numberText(row)}\tstate=${state}\tupdated=${updated}\tcomments=${comments}\tlabels=${labels}\tuntrusted_title=${title}\n`;
  });
  return Redacted.join(complete ? lines : [...lines, Redacted.say`complete: false\n`]);
}

/** The number of an issue, `?` for what is none. */
export function numberText({ number }: Pick<IssueRow, "number">): Redacted {
  return number === null ? Redacted.say`?` : Redacted.say`${number}`;
}

const STATES = ["open", "closed", "all"];

function check({ state, limit }: IssuesRequest): void {
  if (!STATES.includes(state)) throw new Failure("GITHUB_STATE");
  if (limit < 1) throw new Failure("GITHUB_LIMIT");
}

function checkAllowed(desk: Desk): void {
  if (!desk.library.github.search) throw new Failure("GITHUB_SEARCH_OFF");
}

async function listing(
  desk: Desk,
  { alias, limit }: IssuesRequest,
  first: WireRequest,
  ask: Parameters<typeof gather<IssueRow>>[2],
): Promise<IssueListing> {
  const { items, complete } = await gather(first, { limit }, ask);
  for (const { counts } of items) countIn(desk, counts);
  return { alias: desk.library.github.repository(alias).alias, rows: items.map(({ item }) => item), complete };
}
