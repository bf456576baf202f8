// Issues and comments as they come over the wire. Whatever does not have the type that GitHub documents is absent; every text becomes Raw.
import { Raw } from "../../core/raw.js";
import { fieldsOf } from "./json.js";
import { isOf, type Repository } from "./repository.js";
import { plainBlock, plainLine } from "./untrusted-text.js";

export interface WireIssue {
  /** Null for what is no whole number from 0 on. */
  readonly number: number | null;
  readonly state: Raw;
  /** Why it was closed; null if nothing is said. */
  readonly stateReason: Raw | null;
  readonly title: Raw;
  readonly createdAt: Raw;
  readonly updatedAt: Raw;
  readonly labels: readonly Raw[];
  readonly milestone: Raw | null;
  readonly assignees: number;
  readonly comments: number;
  readonly body: Raw;
}

export interface WireComment {
  readonly createdAt: Raw;
  /** The login, or null for a deleted account. It is only ever hashed. */
  readonly login: string | null;
  readonly body: Raw;
}

/** An issue of this repository; undefined for a pull request, an issue of another repository, and what is no issue. */
export function issueOf(value: unknown, repository: Repository, origin: "asked" | "searched"): WireIssue | undefined {
  const issue = fieldsOf(value);
  if (Object.keys(issue).length === 0 || (issue["pull_request"] ?? null) !== null) return undefined;
  if (!isOwn(issue, repository, origin)) return undefined;
  const milestone = fieldsOf(issue["milestone"])["title"];
  return {
    number: wholeNumber(issue["number"]),
    state: line(issue["state"]),
    stateReason: optionalLine(issue["state_reason"]),
    title: line(issue["title"]),
    createdAt: time(issue["created_at"]),
    updatedAt: time(issue["updated_at"]),
    labels: listOf(issue["labels"])
      .map(labelOf)
      .filter((name) => name !== null),
    milestone: optionalLine(milestone),
    assignees: listOf(issue["assignees"]).length,
    comments: wholeNumber(issue["comments"]) ?? 0,
    body: block(issue["body"]),
  };
}

/** A comment; undefined for what is no object. */
export function commentOf(value: unknown): WireComment | undefined {
  const comment = fieldsOf(value);
  if (Object.keys(comment).length === 0) return undefined;
  const { login } = fieldsOf(comment["user"]);
  return {
    createdAt: time(comment["created_at"]),
    login: typeof login === "string" ? login : null,
    body: block(comment["body"]),
  };
}

/** What a list holds; undefined if it is none. */
export function itemsOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** What a search found, and whether GitHub gave up before its end; undefined if it is no such answer. */
export function foundOf(value: unknown): { readonly items: readonly unknown[]; readonly whole: boolean } | undefined {
  const { items, incomplete_results: incomplete } = fieldsOf(value);
  return Array.isArray(items) ? { items, whole: incomplete !== true } : undefined;
}

/** Where an issue says nothing of its repository, it is taken from one that was asked for by name, and from a search it is not. */
function isOwn(
  issue: Readonly<Record<string, unknown>>,
  repository: Repository,
  origin: "asked" | "searched",
): boolean {
  const url = issue["repository_url"];
  return typeof url === "string" ? isOf(repository, url) : origin === "asked";
}

function wholeNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0) ? value : null;
}

function line(value: unknown): Raw {
  return Raw.of(typeof value === "string" ? plainLine(value) : "");
}

function optionalLine(value: unknown): Raw | null {
  return typeof value === "string" && plainLine(value) !== "" ? line(value) : null;
}

function block(value: unknown): Raw {
  return Raw.of(typeof value === "string" ? plainBlock(value) : "");
}

/** A moment in the one form that GitHub writes; `-` for anything else. */
function time(value: unknown): Raw {
  const isTime = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value);
  return Raw.of(isTime ? value : "-");
}

function labelOf(value: unknown): Raw | null {
  return optionalLine(typeof value === "string" ? value : fieldsOf(value)["name"]);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
