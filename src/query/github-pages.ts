// Follows the pages of a list until it has enough, and says so where it had to stop before that.
import { Failure } from "../boundary/failure.js";
import type { Counted, Page } from "../library/repository-issues.js";
import type { WireRequest } from "../source/github/client.js";
import { RequestRefused } from "../source/github/repository.js";

/** What a list was found to hold. */
export interface Gathered<Item> {
  readonly items: readonly Counted<Item>[];
  /** False if something kept it from going on before it had enough. */
  readonly complete: boolean;
  /** True if there is more than was asked for. */
  readonly more: boolean;
}

/** Most items of one page, by GitHub's own bound. */
export const PAGE_SIZE = 100;

/** Most pages of one call: a list that holds little but pull requests ends somewhere. */
const MOST_PAGES = 50;

/**
 * Takes `limit` items from page to page, the first `skip` left out. What fails at the first page is thrown; what fails later ends the list.
 * CANCELLED is thrown at any page.
 */
export async function gather<Item>(
  first: WireRequest,
  { skip = 0, limit }: { readonly skip?: number; readonly limit: number },
  ask: (request: WireRequest) => Promise<Page<Item>>,
): Promise<Gathered<Item>> {
  const items: Counted<Item>[] = [];
  const enough = () => items.length >= skip + limit;
  let whole = true;
  let next: Page<Item>["next"] = first;
  for (let pages = 0; next !== null && !enough(); pages++) {
    if (next === "foreign" || pages === MOST_PAGES) return gathered(false);
    try {
      const page: Page<Item> = await ask(next);
      items.push(...page.items);
      whole &&= page.whole;
      next = page.next;
    } catch (error) {
      if (pages === 0 || !endsList(error)) throw error;
      return gathered(false);
    }
  }
  return gathered(whole || enough());

  function gathered(complete: boolean): Gathered<Item> {
    const more = items.length > skip + limit || (next !== null && enough());
    return { items: items.slice(skip, skip + limit), complete, more };
  }
}

/** Limits of rate, a host that is down or slow, an answer that cannot be used. */
function endsList(error: unknown): boolean {
  return error instanceof RequestRefused || (error instanceof Failure && error.code !== "CANCELLED");
}
