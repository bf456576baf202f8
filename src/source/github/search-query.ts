// The scope of a search: a query may not name another repository, nor be put together so that ours no longer bounds it.
import { Failure } from "../../boundary/failure.js";

/** Qualifiers that say where or what kind is looked for; `is:` is refused for pull requests only. */
const SCOPE = /(?:^|[^\p{L}\p{N}_])(?:repo|org|user|owner|enterprise|type)\s*:|\bis\s*:\s*"?(?:pr|pull)/iu;

/** Words and signs that join conditions; GitHub reads the words in capitals. */
const BOOLEAN = /[()]|(?:^|\s)(?:AND|OR|NOT)(?:\s|$)/u;

/** Throws GITHUB_QUERY for a query that could reach beyond one repository's issues. Nothing of it is repeated. */
export function checkSearchQuery(query: string): void {
  // Look-alikes of letters and colons are read as what they look like.
  const read = query.normalize("NFKC");
  const quotes = read.split('"').length - 1;
  const odd = quotes % 2 === 1 || /\p{C}/u.test(read) || read.trim() === "";
  if (odd || SCOPE.test(read) || BOOLEAN.test(read)) throw new Failure("GITHUB_QUERY");
}
