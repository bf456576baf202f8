// Issues and comments as they may be shown: every text of the wire through the engine, every login to an opaque name.
import { AuthorId } from "../core/author-id.js";
import type { Category } from "../core/category.js";
import { type Count, count } from "../core/quantity.js";
import type { Raw } from "../core/raw.js";
import { addCounts, type Counts } from "../core/receipt.js";
import type { Redaction } from "../core/redact.js";
import { Redacted } from "../core/redacted.js";
import type { Vault } from "../core/vault.js";
import type { WireComment, WireIssue } from "../source/github/wire.js";
import { linkReferences, type RepositoryNames } from "./issue-references.js";

/** An issue as a list has it. `number` is null for what is no number. */
export interface IssueRow {
  readonly number: Count | null;
  readonly state: Redacted;
  readonly updated: Redacted;
  readonly comments: Count;
  /** Names with a comma and a space between them; `-` for none. */
  readonly labels: Redacted;
  readonly title: Redacted;
}

export interface IssueText extends IssueRow {
  readonly state_reason: Redacted | null;
  readonly created: Redacted;
  readonly milestone: Redacted | null;
  readonly assignees: Count;
  readonly body: Redacted;
}

export interface CommentText {
  readonly created: Redacted;
  readonly author: AuthorId;
  readonly body: Redacted;
}

/** What texts are made with. */
export interface TextParts {
  /** The word of the configuration that names the repository. */
  readonly alias: string;
  readonly names: RepositoryNames;
  readonly vault: Vault;
  readonly redact: (raw: Raw) => Redaction;
}

/** Redacts the texts of one issue or comment, and adds up what was replaced in them. */
export class IssueTexts {
  readonly #parts: TextParts;
  readonly #counts = new Map<Category, number>();
  #bytes = 0;

  constructor(parts: TextParts) {
    this.#parts = parts;
  }

  get counts(): Counts {
    return this.#counts;
  }

  /** Bytes of memory that the texts take. */
  get bytes(): number {
    return this.#bytes;
  }

  row(issue: WireIssue): IssueRow {
    const { number, comments } = issue;
    return {
      number: number === null ? null : count(number),
      state: this.#text(issue.state),
      updated: this.#text(issue.updatedAt),
      comments: count(comments),
      labels: this.#labels(issue.labels),
      title: this.#linked(issue.title),
    };
  }

  issue(issue: WireIssue): IssueText {
    return {
      ...this.row(issue),
      state_reason: issue.stateReason === null ? null : this.#text(issue.stateReason),
      created: this.#text(issue.createdAt),
      milestone: issue.milestone === null ? null : this.#text(issue.milestone),
      assignees: count(issue.assignees),
      body: this.#linked(issue.body),
    };
  }

  comment({ createdAt, login, body }: WireComment): CommentText {
    const { alias, vault } = this.#parts;
    return { created: this.#text(createdAt), author: AuthorId.of(vault, alias, login), body: this.#linked(body) };
  }

  #labels(labels: readonly Raw[]): Redacted {
    if (labels.length === 0) return Redacted.say`-`;
    return Redacted.join(
      labels.map((label) => this.#text(label)),
      Redacted.say`, `,
    );
  }

  #linked(raw: Raw): Redacted {
    return linkReferences(this.#text(raw), this.#parts.names);
  }

  #text(raw: Raw): Redacted {
    const { text, counts } = this.#parts.redact(raw);
    addCounts(this.#counts, counts);
    this.#bytes += text.heldBytes;
    return text;
  }
}
