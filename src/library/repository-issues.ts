// The issues of one repository, redacted. What GitHub says is unchanged is not redacted again; without GitHub's word nothing is shown.
import { Failure } from "../boundary/failure.js";
import type { Counts } from "../core/receipt.js";
import type { Redacted } from "../core/redacted.js";
import type { Budget } from "../source/budget.js";
import type { GithubClient, WireRequest } from "../source/github/client.js";
import { type Repository, RequestRefused } from "../source/github/repository.js";
import { commentOf, foundOf, issueOf, itemsOf } from "../source/github/wire.js";
import { EtagCache } from "./etag-cache.js";
import { type CommentText, type IssueRow, type IssueText, IssueTexts, type TextParts } from "./issue-texts.js";

/** One item of a page with the redactions in it. */
export interface Counted<Item> {
  readonly item: Item;
  readonly counts: Counts;
}

/** A page of a list. Pull requests and what belongs to other repositories are left out. */
export interface Page<Item> {
  readonly items: readonly Counted<Item>[];
  /** What asks for the next page, null after the last, `foreign` where it would lead to another host. */
  readonly next: WireRequest | "foreign" | null;
  /** False if GitHub gave up before the end. */
  readonly whole: boolean;
}

export interface RepositoryParts extends TextParts {
  readonly repository: Repository;
  readonly client: GithubClient;
  /** Bytes of redacted answers kept in memory. */
  readonly cacheBytes: number;
}

/** A value made from an answer, and the bytes of memory that its texts take. */
interface Made<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Each method throws what `GithubClient.get` throws, and GITHUB_INVALID_RESPONSE for an answer of another shape. */
export class RepositoryIssues {
  readonly #parts: RepositoryParts;
  readonly #pages: EtagCache<Page<IssueRow>>;
  readonly #comments: EtagCache<Page<CommentText>>;
  readonly #issues: EtagCache<Counted<IssueText>>;

  constructor(parts: RepositoryParts) {
    this.#parts = parts;
    const share = Math.floor(parts.cacheBytes / 3);
    this.#pages = new EtagCache(share);
    this.#comments = new EtagCache(share);
    this.#issues = new EtagCache(share);
  }

  /** The word by which an agent knows the repository. */
  get alias(): Redacted {
    return this.#parts.names.alias;
  }

  /** `repo:` and the name, for the query of a search. */
  get scope(): string {
    const { owner, name } = this.#parts.repository;
    return `repo:${owner}/${name}`;
  }

  /** A page of the list that `request` asks for. */
  list(request: WireRequest, budget: Budget): Promise<Page<IssueRow>> {
    return this.#confirmed(this.#pages, request, budget, async (data, next) => {
      const items = itemsOf(data);
      if (items === undefined) throw new Failure("GITHUB_INVALID_RESPONSE");
      const { value, bytes } = await this.#rows(items, "asked", budget);
      return { value: { items: value, next, whole: true }, bytes };
    });
  }

  /** A page of what a search found. */
  search(request: WireRequest, budget: Budget): Promise<Page<IssueRow>> {
    return this.#confirmed(this.#pages, request, budget, async (data, next) => {
      const found = foundOf(data);
      if (found === undefined) throw new Failure("GITHUB_INVALID_RESPONSE");
      const { value, bytes } = await this.#rows(found.items, "searched", budget);
      return { value: { items: value, next, whole: found.whole }, bytes };
    });
  }

  /** One issue. Throws GITHUB_ISSUE_NOT_FOUND for a pull request, an issue that was moved away, and what does not exist. */
  async issue(number: number, budget: Budget): Promise<Counted<IssueText>> {
    const request: WireRequest = { route: "issue", parameters: { issue_number: number } };
    try {
      return await this.#confirmed(this.#issues, request, budget, async (data) => {
        const issue = issueOf(data, this.#parts.repository, "asked");
        if (issue === undefined) throw new Failure("GITHUB_ISSUE_NOT_FOUND");
        const texts = new IssueTexts(this.#parts);
        const item = texts.issue(issue);
        return { value: { item, counts: texts.counts }, bytes: texts.bytes };
      });
    } catch (error) {
      // It was moved to where the token is not sent.
      if (error instanceof RequestRefused && error.status < 400) throw new Failure("GITHUB_ISSUE_NOT_FOUND");
      throw error;
    }
  }

  /** A page of the comments on an issue. */
  comments(request: WireRequest, budget: Budget): Promise<Page<CommentText>> {
    return this.#confirmed(this.#comments, request, budget, async (data, next) => {
      const items = itemsOf(data);
      if (items === undefined) throw new Failure("GITHUB_INVALID_RESPONSE");
      const comments = items.map(commentOf).filter((comment) => comment !== undefined);
      const { value, bytes } = await this.#each(comments, budget, (texts, comment) => texts.comment(comment));
      return { value: { items: value, next, whole: true }, bytes };
    });
  }

  #rows(items: readonly unknown[], origin: "asked" | "searched", budget: Budget): Promise<Made<Counted<IssueRow>[]>> {
    const issues = items.map((item) => issueOf(item, this.#parts.repository, origin));
    const own = issues.filter((issue) => issue !== undefined);
    return this.#each(own, budget, (texts, issue) => texts.row(issue));
  }

  async #each<Wire, Item>(
    wire: readonly Wire[],
    budget: Budget,
    show: (texts: IssueTexts, one: Wire) => Item,
  ): Promise<Made<Counted<Item>[]>> {
    const value: Counted<Item>[] = [];
    let bytes = 0;
    for (const one of wire) {
      await budget.breathe();
      const texts = new IssueTexts(this.#parts);
      value.push({ item: show(texts, one), counts: texts.counts });
      bytes += texts.bytes;
    }
    return { value, bytes };
  }

  async #confirmed<Value>(
    cache: EtagCache<Value>,
    request: WireRequest,
    budget: Budget,
    read: (data: unknown, next: Page<never>["next"]) => Promise<Made<Value>>,
  ): Promise<Value> {
    const key = JSON.stringify(request);
    const held = cache.get(key);
    const reply = await this.#parts.client.get(request, held?.etag, budget);
    if (!reply.changed) {
      if (held === undefined) throw new Failure("GITHUB_INVALID_RESPONSE");
      return held.value;
    }
    const { next, etag } = reply;
    const made = await read(reply.data, next === null || next === "foreign" ? next : { address: next });
    if (etag !== undefined) cache.set(key, { etag, ...made });
    return made.value;
  }
}
