// Holds the tree to the rules in test/boundary/rules.ts, and the checker to a tree that breaks each of them.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { DOORS, described, LAYERS, type Violation, violationsIn } from "./boundary/rules.js";
import { readSource, type SourceFile } from "./boundary/source-file.js";

const REPOSITORY = resolve(import.meta.dirname, "..");

describe("the source tree", () => {
  const files = ["src", "detectors"].flatMap(sourcesUnder);

  it("was read", () => {
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(DOORS.slice(0, 3).map(({ file }) => file)));
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length);
  });

  it("breaks no rule (INV-02, INV-07, INV-08, INV-48)", () => {
    expect(described(violationsIn(files))).toEqual([]);
  });

  it("has a door wherever the rules name one", () => {
    for (const { file, name } of DOORS) {
      expect(readFileSync(join(REPOSITORY, file), "utf8")).toMatch(new RegExp(`export (?:const|function) ${name}\\b`));
    }
  });

  it("lets nothing in the server's part open what was restored (INV-75)", () => {
    const wayBack = DOORS.filter(({ file }) => /\/(?:hidden-values|restored|draft-bytes)\.ts$/.test(file));
    expect(wayBack.map(({ name }) => name)).toHaveLength(5);
    for (const { openTo } of [...wayBack, ...DOORS.filter(({ name }) => name === "expose")]) {
      expect(
        openTo.filter((path) => !/^src\/(?:core|restore)\/|^src\/cli\/commands\/rehydrate\.ts$/.test(path)),
      ).toEqual([]);
    }
  });

  it("has no circle among its layers", () => {
    const reached = (from: string, seen: readonly string[] = []): string[] =>
      LAYERS.filter(({ layer }) => layer.startsWith(from) || from.startsWith(layer)).flatMap(({ below }) =>
        below.flatMap((lower) => (seen.includes(lower) ? [lower] : [lower, ...reached(lower, [...seen, lower])])),
      );
    for (const { layer } of LAYERS.filter(({ layer }) => layer !== "src/bin/" && !layer.endsWith(".ts"))) {
      expect(reached(layer)).not.toContain(layer);
    }
  });
});

/** A file that breaks one rule, and what the checker must say of it. */
interface Bad {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly rule: Violation["rule"];
  readonly what: string;
}

const BAD: readonly Bad[] = [
  // Layers.
  {
    name: "core imports a source",
    path: "src/core/a.ts",
    text: 'import { walk } from "../source/walk.js";',
    rule: "layer",
    what: "src/source/walk.ts",
  },
  {
    name: "core imports a detector",
    path: "src/core/a.ts",
    text: 'import type { Row } from "../../detectors/index.js";',
    rule: "layer",
    what: "detectors/index.ts",
  },
  {
    name: "scan imports core",
    path: "src/scan/a.ts",
    text: 'import { RANK } from "../core/span.js";',
    rule: "layer",
    what: "src/core/span.ts",
  },
  {
    name: "library imports a query",
    path: "src/library/a.ts",
    text: 'export { tree } from "../query/tree.js";',
    rule: "layer",
    what: "src/query/tree.ts",
  },
  {
    name: "query imports another of its height",
    path: "src/query/a.ts",
    text: 'import "../restore/map.js";',
    rule: "layer",
    what: "src/restore/map.ts",
  },
  {
    name: "a detector imports a source",
    path: "detectors/baseline/a.ts",
    text: 'import { a } from "../../src/source/a.js";',
    rule: "layer",
    what: "src/source/a.ts",
  },
  {
    name: "core imports egress",
    path: "src/core/a.ts",
    text: 'import type { Sealed } from "../boundary/sealed.js";',
    rule: "layer",
    what: "src/boundary/sealed.ts",
  },
  {
    name: "the leaf imports core",
    path: "src/boundary/failure.ts",
    text: 'import { Ref } from "../core/path-id.js";',
    rule: "layer",
    what: "src/core/path-id.ts",
  },
  {
    name: "a file outside every layer",
    path: "src/elsewhere/a.ts",
    text: 'import { a } from "../core/a.js";',
    rule: "layer",
    what: "src/core/a.ts",
  },
  {
    name: "source imports a test",
    path: "src/query/a.ts",
    text: 'import { a } from "../../test/a.js";',
    rule: "layer",
    what: "test/a.ts",
  },
  {
    name: "a type is imported in place",
    path: "src/scan/a.ts",
    text: 'export type A = import("../core/span.js").Span;',
    rule: "layer",
    what: "src/core/span.ts",
  },
  {
    name: "an import over several lines",
    path: "src/scan/a.ts",
    text: 'import {\n  RANK,\n} from\n  "../core/span.js";',
    rule: "layer",
    what: "src/core/span.ts",
  },
  // Doors.
  {
    name: "raw text is exposed elsewhere",
    path: "src/library/a.ts",
    text: 'import { expose } from "../core/raw.js";',
    rule: "door",
    what: "expose",
  },
  {
    name: "raw text is exposed under another name",
    path: "src/core/a.ts",
    text: 'import { type Raw, expose as open } from "./raw.js";',
    rule: "door",
    what: "expose",
  },
  {
    name: "raw.ts is imported whole",
    path: "src/core/detected.ts",
    text: 'import * as raw from "./raw.js";',
    rule: "door",
    what: "expose",
  },
  {
    name: "the door is passed on",
    path: "src/core/detected.ts",
    text: 'export { expose } from "./raw.js";',
    rule: "door",
    what: "expose",
  },
  {
    name: "everything is passed on",
    path: "src/core/a.ts",
    text: 'export * from "./raw.js";',
    rule: "door",
    what: "expose",
  },
  {
    name: "a detection is opened elsewhere",
    path: "src/core/redacted.ts",
    text: 'import { rawOfDetected } from "./detected.js";',
    rule: "door",
    what: "rawOfDetected",
  },
  {
    name: "a resolution is opened elsewhere",
    path: "src/query/a.ts",
    text: 'import { rawOfResolved } from "../core/resolved.js";',
    rule: "door",
    what: "rawOfResolved",
  },
  {
    name: "egress is called by a tool",
    path: "src/mcp/tools/a.ts",
    text: 'import { egress } from "../../boundary/egress.js";',
    rule: "door",
    what: "egress",
  },
  {
    name: "raw.ts is loaded at run time",
    path: "src/bin/a.ts",
    text: 'const raw = await import("../core/raw.js");',
    rule: "door",
    what: "expose",
  },
  {
    name: "the operator's places are printed by another command",
    path: "src/cli/commands/a.ts",
    text: 'import { printOwnPlaces } from "../output.js";',
    rule: "door",
    what: "printOwnPlaces",
  },
  // Uses.
  {
    name: "Raw is made elsewhere",
    path: "src/query/a.ts",
    text: 'import { Raw } from "../core/raw.js";\nRaw.of("a");',
    rule: "use",
    what: "Raw.of",
  },
  {
    name: "Raw is made under another name",
    path: "src/query/a.ts",
    text: 'import { Raw as Text } from "../core/raw.js";\nText.of("a");',
    rule: "use",
    what: "Raw.of",
  },
  {
    name: "our words are no template",
    path: "src/query/a.ts",
    text: 'import { Redacted } from "../core/redacted.js";\nRedacted.say(words);',
    rule: "use",
    what: "Redacted.say untagged",
  },
  {
    name: "our words are handed on",
    path: "src/query/a.ts",
    text: 'import { Redacted } from "../core/redacted.js";\nconst say = Redacted.say;',
    rule: "use",
    what: "Redacted.say untagged",
  },
  {
    name: "the program ends elsewhere",
    path: "src/cli/run.ts",
    text: "process.exit(1);",
    rule: "use",
    what: "process.exit",
  },
  {
    name: "the program ends by a quoted name",
    path: "src/cli/run.ts",
    text: 'process["exit"](1);',
    rule: "use",
    what: "process.exit",
  },
  {
    name: "printing elsewhere",
    path: "src/cli/commands/a.ts",
    text: 'process.stdout.write("a");',
    rule: "use",
    what: "process.stdout.write",
  },
  {
    name: "printing to the console",
    path: "src/library/a.ts",
    text: 'console.error("a");',
    rule: "use",
    what: "console.error",
  },
  {
    name: "printing through the global object",
    path: "src/library/a.ts",
    text: 'globalThis.console.error("a");',
    rule: "use",
    what: "globalThis.console.error",
  },
  {
    name: "process is imported",
    path: "src/cli/run.ts",
    text: 'import { exit } from "node:process";',
    rule: "use",
    what: "node:process",
  },
  {
    name: "a module is loaded at run time",
    path: "src/query/a.ts",
    text: "const a = await import(name);",
    rule: "use",
    what: "import()",
  },
  {
    name: "a module is required",
    path: "src/query/a.ts",
    text: 'const a = require("node:fs");',
    rule: "use",
    what: "require",
  },
  {
    name: "a module is required past the door",
    path: "src/query/line-matcher.ts",
    text: 'import { createRequire } from "node:module";\ncreateRequire(import.meta.url)("../core/raw.js");',
    rule: "door",
    what: "expose",
  },
  {
    name: "a found value is opened elsewhere",
    path: "src/query/a.ts",
    text: 'import { quotedValue } from "../core/found-value.js";',
    rule: "door",
    what: "quotedValue",
  },
  {
    name: "raw values are printed by another command",
    path: "src/cli/commands/redact.ts",
    text: 'import { printRawValues } from "../output.js";',
    rule: "door",
    what: "printRawValues",
  },
  {
    name: "another package is required",
    path: "src/query/line-matcher.ts",
    text: 'import { createRequire as load } from "node:module";\nload(import.meta.url)("tldts");',
    rule: "use",
    what: "tldts",
  },
  {
    name: "a package is required in another file",
    path: "src/query/a.ts",
    text: 'import { createRequire } from "node:module";\ncreateRequire(import.meta.url)("re2");',
    rule: "use",
    what: "re2",
  },
  {
    name: "node:module is imported elsewhere",
    path: "src/query/a.ts",
    text: 'import { createRequire } from "node:module";',
    rule: "use",
    what: "node:module",
  },
  {
    name: "node:module is imported whole",
    path: "src/query/line-matcher.ts",
    text: 'import * as modules from "node:module";',
    rule: "use",
    what: "node:module",
  },
  {
    name: "createRequire is passed on",
    path: "src/query/line-matcher.ts",
    text: 'export { createRequire } from "node:module";',
    rule: "use",
    what: "node:module",
  },
  {
    name: "what createRequire returns is kept",
    path: "src/query/line-matcher.ts",
    text: 'import { createRequire } from "node:module";\nconst load = createRequire(import.meta.url);\nload("re2");',
    rule: "use",
    what: "createRequire unspecified",
  },
  {
    name: "what is required is computed",
    path: "src/query/line-matcher.ts",
    text: 'import { createRequire } from "node:module";\ncreateRequire(import.meta.url)("re" + 2);',
    rule: "use",
    what: "createRequire unspecified",
  },
  {
    name: "createRequire is handed on",
    path: "src/query/line-matcher.ts",
    text: 'import { createRequire } from "node:module";\nexport const load = createRequire;',
    rule: "use",
    what: "createRequire unspecified",
  },
  {
    name: "createRequire is a member",
    path: "src/query/line-matcher.ts",
    text: 'import type * as modules from "./a.js";\nmodules.createRequire("a")("re2");',
    rule: "use",
    what: "createRequire unspecified",
  },
  {
    name: "a module comes from the process",
    path: "src/query/a.ts",
    text: 'process.getBuiltinModule("node:module");',
    rule: "use",
    what: "process.getBuiltinModule",
  },
  {
    name: "an any in a type",
    path: "src/query/a.ts",
    text: "export const a = (b: any): void => {};",
    rule: "use",
    what: "any",
  },
  {
    name: "an any in a list",
    path: "src/query/a.ts",
    text: "export let a: Map<string, any[]>;",
    rule: "use",
    what: "any",
  },
  { name: "a cast to any", path: "src/query/a.ts", text: "export const a = b as any;", rule: "use", what: "any" },
  {
    name: "a cast through unknown",
    path: "src/query/a.ts",
    text: "export const a = b as unknown as string;",
    rule: "use",
    what: "double cast",
  },
  { name: "a non-null sign", path: "src/query/a.ts", text: "export const a = b!.c;", rule: "use", what: "non-null !" },
  {
    name: "a default export",
    path: "src/query/a.ts",
    text: "export default function a() {}",
    rule: "use",
    what: "export default",
  },
  {
    name: "a default export by name",
    path: "src/query/a.ts",
    text: "const a = 1;\nexport { a as default };",
    rule: "use",
    what: "export default",
  },
  // Purity.
  {
    name: "core reads a file",
    path: "src/core/a.ts",
    text: 'import { readFileSync } from "node:fs";',
    rule: "pure",
    what: "node:fs",
  },
  {
    name: "scan reads a file under the old name",
    path: "src/scan/a.ts",
    text: 'import { readFileSync } from "fs";',
    rule: "pure",
    what: "fs",
  },
  {
    name: "a detector starts a process",
    path: "detectors/names/a.ts",
    text: 'import { spawn } from "node:child_process";',
    rule: "pure",
    what: "node:child_process",
  },
  {
    name: "a detector starts a thread",
    path: "detectors/names/a.ts",
    text: 'import { Worker } from "node:worker_threads";',
    rule: "pure",
    what: "node:worker_threads",
  },
  {
    name: "a detector opens a connection",
    path: "detectors/names/a.ts",
    text: 'await fetch("http://localhost");',
    rule: "pure",
    what: "fetch",
  },
  {
    name: "core reads the version",
    path: "src/core/a.ts",
    text: 'import { VERSION } from "../version.js";',
    rule: "pure",
    what: "src/version.ts",
  },
  {
    name: "scan reads the version",
    path: "src/scan/a.ts",
    text: 'import { VERSION } from "../version.js";',
    rule: "pure",
    what: "src/version.ts",
  },
  {
    name: "a detector reads the version",
    path: "detectors/baseline/a.ts",
    text: 'import { VERSION } from "../../src/version.js";',
    rule: "pure",
    what: "src/version.ts",
  },
  {
    name: "core reads the environment",
    path: "src/core/a.ts",
    text: "const a = process.env;",
    rule: "pure",
    what: "process.env",
  },
  {
    name: "core reads the clock",
    path: "src/core/a.ts",
    text: "const a = Date.now();",
    rule: "pure",
    what: "Date.now",
  },
  {
    name: "core makes a date of now",
    path: "src/core/a.ts",
    text: "const a = new Date();",
    rule: "pure",
    what: "new Date()",
  },
  {
    name: "core measures time",
    path: "src/core/a.ts",
    text: "const a = performance.now();",
    rule: "pure",
    what: "performance.now",
  },
  {
    name: "core throws dice",
    path: "src/core/a.ts",
    text: "const a = Math.random();",
    rule: "pure",
    what: "Math.random",
  },
  {
    name: "cryptography outside hmac.ts",
    path: "src/core/a.ts",
    text: 'import { createHash } from "node:crypto";',
    rule: "pure",
    what: "node:crypto",
  },
  {
    name: "inspection outside raw.ts",
    path: "src/core/a.ts",
    text: 'import { inspect } from "node:util";',
    rule: "pure",
    what: "node:util",
  },
];

const GOOD: readonly (readonly [path: string, text: string])[] = [
  [
    "src/core/detected.ts",
    'import { expose, type Raw } from "./raw.js";\nimport { Failure } from "../boundary/failure.js";',
  ],
  ["src/core/hmac.ts", 'import { hash } from "node:crypto";'],
  [
    "src/query/line-matcher.ts",
    'import { createRequire } from "node:module";\nconst re2 = createRequire(import.meta.url)("re2") as typeof Re2;',
  ],
  ["src/cli/a.ts", 'import { VERSION } from "../version.js";'],
  [
    "src/source/text.ts",
    'import { readFileSync } from "node:fs";\nimport { Raw } from "../core/raw.js";\nRaw.of("a");',
  ],
  ["src/cli/output.ts", 'import { egress } from "../boundary/egress.js";\nprocess.stdout.write("a");'],
  ["src/bin/redctx.ts", 'import { run } from "../cli/run.js";\nprocess.exit(run());'],
  [
    "src/query/a.ts",
    'import { Redacted } from "../core/redacted.js";\nRedacted.say`a`; // console.log, process.exit, any',
  ],
  ["src/query/b.ts", "const text = \"import { expose } from '../core/raw.js'\"; // Raw.of(text)"],
  [
    "src/core/b.ts",
    "export interface A { readonly performance: number; readonly process: string }\nexport const at = (date: Date) => new Date(date);",
  ],
  [
    "detectors/baseline/phone.ts",
    'import { parse } from "libphonenumber-js";\nimport { inWord } from "../../src/scan/characters.js";',
  ],
];

describe("the checker", () => {
  it.each(BAD)("finds: $name", ({ path, text, rule, what }) => {
    const found = violationsIn([readSource(path, text)]);
    expect(found.map((violation) => `${violation.rule} ${violation.what}`)).toContain(`${rule} ${what}`);
  });

  it.each(GOOD)("accepts %s", (path, text) => {
    expect(described(violationsIn([readSource(path, text)]))).toEqual([]);
  });

  it("names the line", () => {
    const file = readSource("src/core/a.ts", '// a\n\nimport { readFileSync } from "node:fs";\nDate.now();');
    expect(described(violationsIn([file]))).toEqual(["src/core/a.ts:4 pure Date.now", "src/core/a.ts:3 pure node:fs"]);
  });

  it("throws for a file that it cannot read", () => {
    expect(() => readSource("src/core/a.ts", "import {")).toThrow("cannot parse");
  });
});

function sourcesUnder(folder: string): SourceFile[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => readSource(relative(REPOSITORY, file).split(sep).join("/"), readFileSync(file, "utf8")));
}
