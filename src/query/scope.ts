// Which files a whole-folder query looks at: places, narrowed by globs, each file once.

import type { Entry } from "../source/filesystem/folder.js";
import { compileGlob, type GlobTest } from "../source/filesystem/glob.js";
import { type Desk, locate } from "./desk.js";

export interface Scope {
  /** Paths or ids; none means the whole root. */
  readonly paths: readonly string[];
  /** Any of these must match; none means all. */
  readonly globs: readonly string[];
}

/** The files of a scope in listing order. A place that is not available fails the query. Throws what `Library.locate` and a walk throw. */
export async function* filesIn(desk: Desk, scope: Scope): AsyncGenerator<Entry> {
  const { library, budget } = desk;
  const accepts = globTest(desk, scope.globs);
  const starts: Entry[] = [];
  for (const path of scope.paths.length === 0 ? ["."] : scope.paths) starts.push(await locate(desk, path));
  const seen = starts.length > 1 ? new Set<string>() : undefined;
  for (const start of starts) {
    for await (const entry of library.walk(start, budget)) {
      if (entry.kind !== "file" || seen?.has(entry.relativePath) || !accepts(entry)) continue;
      seen?.add(entry.relativePath);
      yield entry;
    }
  }
}

/** The operator's globs match the raw path; an agent's match what it can see, the redacted one. */
function globTest(desk: Desk, globs: readonly string[]): (entry: Entry) => boolean {
  if (globs.length === 0) return () => true;
  const { rawGlobs } = desk.audience;
  const tests: GlobTest[] = globs.map((glob) => compileGlob(glob, { placeholders: !rawGlobs }));
  return (entry) => {
    const path = rawGlobs ? entry.relativePath : desk.library.show(entry).path.toString();
    return tests.some((matches) => matches(path));
  };
}
