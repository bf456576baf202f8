// What is said of a request that GitHub refused: the alias and the status, in the words of a fixed sentence.
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import { RequestRefused } from "../source/github/repository.js";
import type { Desk } from "./desk.js";

/** What a query came to: its result, or what to say of a refusal. */
export type Asked<Result> = { readonly result: Result } | { readonly refusal: Redacted };

/** Runs a query that asks GitHub. Throws what the query throws but RequestRefused. */
export async function asked<Result>(desk: Desk, alias: string, query: () => Promise<Result>): Promise<Asked<Result>> {
  try {
    return { result: await query() };
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    const name = desk.library.github.repository(alias).alias;
    const refusal = Redacted.say`GitHub request failed for repo alias '${name}' (${count(error.status)}). Check that the repo alias is configured and its token environment variable (token_env) or token_file has access.`;
    return { refusal };
  }
}
