// One issue with its text and, if asked for, its comments. Each text is redacted whole and then cut.
import { Failure } from "../boundary/failure.js";
import { type Count, count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { CommentText, IssueText } from "../library/issue-texts.js";
import type { WireRequest } from "../source/github/client.js";
import { countIn, type Desk } from "./desk.js";
import { numberText } from "./github-list.js";
import { type Gathered, gather, PAGE_SIZE } from "./github-pages.js";

export interface IssueRequest {
  readonly alias: string;
  readonly number: number;
  readonly comments: boolean;
  /** Most comments. */
  readonly maxComments: number;
  /** Comments passed over. */
  readonly after: number;
  /** Longest text of the issue, and of each comment, in UTF-16 units. */
  readonly maxBodyChars: number;
}

/** A text that may have been cut. */
interface Cut {
  readonly body: Redacted;
  readonly truncated: boolean;
}

export interface IssueAnswer {
  readonly alias: Redacted;
  readonly issue: IssueText & Cut;
  readonly comments: readonly (CommentText & Cut & { readonly place: Count })[];
  /** How many comments to pass over next time; null if there are no more. */
  readonly next: Count | null;
  /** False if comments could not be had to the end. */
  readonly complete: boolean;
}

/**
 * Reads an issue. Throws GITHUB_MAX_COMMENTS, GITHUB_MAX_BODY_CHARS, GITHUB_AFTER and GITHUB_UNKNOWN_ALIAS before anything is asked, and
 * what `RepositoryIssues.issue` throws.
 */
export async function readIssue(desk: Desk, request: IssueRequest): Promise<IssueAnswer> {
  if (request.maxComments < 0) throw new Failure("GITHUB_MAX_COMMENTS");
  if (request.maxBodyChars < 1) throw new Failure("GITHUB_MAX_BODY_CHARS");
  if (request.after < 0) throw new Failure("GITHUB_AFTER");
  const repository = desk.library.github.repository(request.alias);
  const { item, counts } = await repository.issue(request.number, desk.budget);
  const found = request.comments && request.maxComments > 0 ? await commentsOf(desk, request) : NO_COMMENTS;
  countIn(desk, counts);
  for (const comment of found.items) countIn(desk, comment.counts);
  return {
    alias: repository.alias,
    issue: { ...item, ...cut(item.body, request.maxBodyChars) },
    comments: found.items.map((comment, at) => ({
      place: count(request.after + at + 1),
      ...comment.item,
      ...cut(comment.item.body, request.maxBodyChars),
    })),
    next: found.more ? count(request.after + found.items.length) : null,
    complete: found.complete,
  };
}

/** The issue as text: fields, then texts, each under a line that says whose it is. */
export function issueText({ alias, issue, comments, next, complete }: IssueAnswer): Redacted {
  const head = Redacted.say`repo: ${alias}\nissue: #${numberText(issue)}\nstate: ${issue.state}\n`;
  const reason = issue.state_reason === null ? Redacted.empty : Redacted.say`state_reason: ${issue.state_reason}\n`;
  const times = Redacted.say`title: ${issue.title}\ncreated_at: ${issue.created}\nupdated_at: ${issue.updated}\n`;
  const milestone = issue.milestone === null ? Redacted.empty : Redacted.say`milestone: ${issue.milestone}\n`;
  const rest = Redacted.say`labels: ${issue.labels}\n${milestone}assignees: ${issue.assignees}\n`;
  const parts = [head, reason, times, rest, Redacted.say`\nbody_untrusted_external:\n${bodyText(issue)}`];
  for (const comment of comments) {
    const { place, created, author } = comment;
    parts.push(
      Redacted.say`\ncomment ${place}:\ncreated_at: ${created}\nauthor: ${author}\ncomment_untrusted_external:\n${bodyText(comment)}`,
    );
  }
  if (next !== null) parts.push(Redacted.say`\nnext: after=${next}\n`);
  if (!complete) parts.push(Redacted.say`complete: false\n`);
  return Redacted.join(parts);
}

const NO_COMMENTS: Gathered<CommentText> = { items: [], complete: true, more: false };

/** Pages are counted in whole sizes, so what was passed over on the first of them is dropped here. */
function commentsOf(desk: Desk, { alias, number, maxComments, after }: IssueRequest): Promise<Gathered<CommentText>> {
  const size = after === 0 ? Math.min(PAGE_SIZE, maxComments) : PAGE_SIZE;
  const page = Math.floor(after / size);
  const parameters = { issue_number: number, per_page: size, ...(page > 0 && { page: page + 1 }) };
  const first: WireRequest = { route: "comments", parameters };
  const repository = desk.library.github.repository(alias);
  return gather(first, { skip: after - page * size, limit: maxComments }, (request) =>
    repository.comments(request, desk.budget),
  );
}

function cut(body: Redacted, maxBodyChars: number): Cut {
  const kept = body.truncate(maxBodyChars);
  return { body: kept, truncated: kept.length < body.length };
}

function bodyText({ body, truncated }: Cut): Redacted {
  return truncated ? Redacted.say`${body}\n[TRUNCATED]\nnext: raise max_body_chars\n` : Redacted.say`${body}\n`;
}
