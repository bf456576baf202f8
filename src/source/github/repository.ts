// One repository as its issues are asked for, and the two ways in which asking may fail that have no constant text alone.

/** Shows the token to the header of a request and to nothing else. */
export interface Credential {
  /** Value of the `authorization` header; null for none. */
  authorization(): string | null;
}

/** A repository on one host. Owner and name are private terms. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
  /** Address of the API without a slash at its end. */
  readonly apiUrl: string;
  readonly credential: Credential;
}

/** GitHub answered with a status that is no success. It holds the number and nothing of the answer. */
export class RequestRefused extends Error {
  constructor(readonly status: number) {
    super("GITHUB_REQUEST_REFUSED");
    this.name = "RequestRefused";
    this.stack = `RequestRefused: ${status}`;
  }
}

/** True if the address of an API ends in this repository. An issue that was moved has that of another. */
export function isOf({ owner, name }: Repository, repositoryUrl: string): boolean {
  const path = URL.canParse(repositoryUrl) ? new URL(repositoryUrl).pathname : "";
  return path.toLowerCase().endsWith(`/repos/${owner}/${name}`.toLowerCase());
}
