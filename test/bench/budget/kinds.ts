// The kinds of text that hold nothing private, and how much of each may be lost: in strict mode, and in balanced mode.
import { Random } from "../random.js";
import { goProgram, javaProgram, rustProgram, shellProgram } from "./generated-code.js";
import { deployment, productDump, productTable, serverLog, settings } from "./generated-data.js";
import { installedTexts, repositoryText, type Wanted } from "./installed-files.js";

export interface Kind {
  readonly name: string;
  /** Most that may be lost, in percent of the characters; URLs, hosts and addresses are not counted. */
  readonly ceiling: { readonly strict: number; readonly balanced: number };
  texts(): readonly string[];
}

/** Names of authors in heads of files and lists of contributors are private, and found: the ceilings leave room for them. */
export const KINDS: readonly Kind[] = [
  installed("readme", [6, 1], { name: /\/README\.md$/i }),
  installed("changelog", [8, 1.5], { name: /\/(?:CHANGELOG|HISTORY)\.md$/i }),
  installed("typescript", [9, 0.3], { name: /\.ts$/, without: /\.d\.ts$/ }),
  installed("declarations", [9, 0.3], { name: /\.d\.ts$/ }),
  installed("javascript", [9, 0.3], { name: /\.js$/, without: /\.min\.js$/ }),
  installed("minified", [9, 0.3], { name: /\.min\.js$/ }),
  installed("c++", [9, 0.3], { within: ["re2"], name: /\.(?:cc|h)$/ }),
  installed("python", [9, 0.3], { within: ["node-gyp"], name: /\.py$/ }),
  installed("coffeescript", [9, 3], { within: ["bottleneck"], name: /\.coffee$/ }),
  installed("lua", [9, 0.3], { within: ["bottleneck"], name: /\.lua$/ }),
  generated("go", [5, 0.1], goProgram),
  generated("rust", [5, 0.1], rustProgram),
  generated("java", [5, 0.1], javaProgram),
  generated("shell", [5, 0.1], shellProgram),
  { name: "lock file", ceiling: { strict: 2, balanced: 0.1 }, texts: () => [repositoryText("package-lock.json")] },
  generated("json", [5, 0.1], settings),
  generated("yaml", [5, 0.1], deployment),
  generated("csv", [2, 0.1], productTable),
  generated("sql dump", [5, 0.1], productDump),
  generated("log", [5, 0.1], serverLog),
];

const TEXTS = 12;
const SEED = 1;

function installed(name: string, [strict, balanced]: readonly [number, number], wanted: Wanted): Kind {
  return { name, ceiling: { strict, balanced }, texts: () => installedTexts(wanted) };
}

function generated(
  name: string,
  [strict, balanced]: readonly [number, number],
  make: (random: Random) => string,
): Kind {
  return {
    name,
    ceiling: { strict, balanced },
    texts: () => Array.from({ length: TEXTS }, (_, at) => make(new Random(SEED + at))),
  };
}
