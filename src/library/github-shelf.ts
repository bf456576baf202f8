// The repositories whose issues are served, by alias. An alias that redaction would change tells too much and is refused at the start.
import { Failure } from "../boundary/failure.js";
import type { LoadedGithub } from "../config/load.js";
import { Raw } from "../core/raw.js";
import type { Redaction } from "../core/redact.js";
import type { Redacted } from "../core/redacted.js";
import type { Vault } from "../core/vault.js";
import { GithubClient } from "../source/github/client.js";
import { RepositoryIssues } from "./repository-issues.js";

export interface ShelfParts {
  readonly github: LoadedGithub;
  readonly vault: Vault;
  readonly redact: (raw: Raw) => Redaction;
  readonly environment: NodeJS.ProcessEnv;
  /** Bytes of redacted answers kept in memory, of all repositories together. */
  readonly cacheBytes: number;
}

/** The shelf of one configuration under one policy. Nothing is asked of GitHub before an issue is. */
export class GithubShelf {
  readonly #repositories: ReadonlyMap<string, RepositoryIssues>;
  /** True if the operator allows queries and labels, which GitHub matches on raw text. */
  readonly search: boolean;

  private constructor(search: boolean, repositories: ReadonlyMap<string, RepositoryIssues>) {
    this.search = search;
    this.#repositories = repositories;
  }

  /** For whom there are no repositories. */
  static readonly empty = new GithubShelf(false, new Map());

  /** Throws CONFIG_GITHUB_ALIAS. */
  static of({ github, vault, redact, environment, cacheBytes }: ShelfParts): GithubShelf {
    const share = Math.floor(cacheBytes / Math.max(1, github.repositories.length));
    const repositories = new Map(
      github.repositories.map(({ alias, owner, repo, apiUrl, token }) => {
        const names = { alias: neutral(alias, redact), own: redact(Raw.of(`${owner}/${repo}`)).text };
        const repository = { owner, name: repo, apiUrl, credential: token };
        const client = new GithubClient(repository, environment);
        const issues = new RepositoryIssues({ alias, names, vault, redact, repository, client, cacheBytes: share });
        return [alias, issues] as const;
      }),
    );
    return new GithubShelf(github.search, repositories);
  }

  /** Every alias, in order. */
  get aliases(): readonly Redacted[] {
    return [...this.#repositories.values()].map(({ alias }) => alias);
  }

  /** The repository of an alias. Throws GITHUB_UNKNOWN_ALIAS, also where none is configured. */
  repository(alias: string): RepositoryIssues {
    const found = this.#repositories.get(alias);
    if (found === undefined) throw new Failure("GITHUB_UNKNOWN_ALIAS");
    return found;
  }
}

function neutral(alias: string, redact: ShelfParts["redact"]): Redacted {
  const { text } = redact(Raw.of(alias));
  if (String(text) !== alias) throw new Failure("CONFIG_GITHUB_ALIAS");
  return text;
}
