// Which lines of a redacted text match. There is no search over raw text.

import { createRequire } from "node:module";
import type Re2 from "re2";
import { Failure } from "../boundary/failure.js";
import type { Redacted } from "../core/redacted.js";

/** Numbers of the matching lines of a text, 1-based, ascending. */
export type LineMatcher = (text: Redacted) => Iterable<number>;

/** Matches lines that hold `query`, or with `regex` lines in which the RE2 pattern matches. Throws INVALID_REGEX. */
export function lineMatcher(
  query: string,
  options: { readonly regex: boolean; readonly ignoreCase: boolean },
): LineMatcher {
  return options.regex ? patternMatcher(query, options.ignoreCase) : literalMatcher(query, options.ignoreCase);
}

/** A longer text, in UTF-16 units, makes a pattern that the engine refuses. */
const LONGEST_LITERAL = 10_000;

function literalMatcher(query: string, ignoreCase: boolean): LineMatcher {
  if (/[\n\r]/.test(query)) return () => [];
  if (query.length > LONGEST_LITERAL) throw new Failure("INVALID_REGEX");
  const escaped = query.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const unicode = /[^\0-\x7f]/.test(query) ? "u" : "";
  const pattern = new RegExp(escaped, `g${ignoreCase ? "i" : ""}${unicode}`);
  return (text) => linesOfMatches(text, pattern, query === "");
}

/** Each match is looked up once; the search goes on at the next line. */
function* linesOfMatches(text: Redacted, pattern: RegExp, everyLine: boolean): Generator<number> {
  if (everyLine) {
    for (let line = 1; line <= text.lineCount; line++) yield line;
    return;
  }
  const content = text.toString();
  pattern.lastIndex = 0;
  while (pattern.test(content)) {
    const line = text.lineAt(pattern.lastIndex - 1);
    yield line;
    if (line === text.lineCount) return;
    pattern.lastIndex = text.lineStart(line + 1);
  }
}

let re2: typeof Re2 | undefined;

/** RE2 runs one test a line, so that the work is linear in the text whatever the pattern. */
function patternMatcher(query: string, ignoreCase: boolean): LineMatcher {
  re2 ??= createRequire(import.meta.url)("re2") as typeof Re2;
  let pattern: Re2;
  try {
    pattern = new re2(query, ignoreCase ? "iu" : "u");
  } catch {
    throw new Failure("INVALID_REGEX");
  }
  return function* matchingLines(text) {
    for (let line = 1; line <= text.lineCount; line++) if (pattern.test(text.line(line).toString())) yield line;
  };
}
