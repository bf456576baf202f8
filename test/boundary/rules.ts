// The rules of the source tree as data, and the checker that reads them. Paths are prefixes from the root of the repository.
import type { Import, SourceFile } from "./source-file.js";

/** Layers, low to high. A file may import its own layer, those named, and the leaves. */
export const LAYERS: readonly { readonly layer: string; readonly below: readonly string[] }[] = [
  { layer: "src/boundary/failure.ts", below: [] },
  { layer: "src/version.ts", below: [] },
  { layer: "src/scan/", below: [] },
  { layer: "src/core/", below: ["src/scan/"] },
  { layer: "src/boundary/", below: ["src/core/"] },
  { layer: "detectors/", below: ["src/core/", "src/scan/"] },
  { layer: "src/config/", below: ["src/core/", "src/scan/", "detectors/"] },
  { layer: "src/source/", below: ["src/core/", "src/scan/"] },
  { layer: "src/library/", below: ["src/source/", "src/config/", "src/core/", "src/scan/", "detectors/"] },
  ...["query", "restore", "discover", "audit"].map((name) => ({
    layer: `src/${name}/`,
    below: ["src/library/", "src/source/", "src/config/", "src/core/", "src/scan/", "detectors/"],
  })),
  {
    layer: "src/connect/",
    below: ["src/mcp/http/event-stream.ts", "src/mcp/json-object.ts", "src/mcp/line-framer.ts"],
  },
  ...["cli", "mcp"].map((name) => ({
    layer: `src/${name}/`,
    below: [
      ...["query", "restore", "discover", "audit", "library", "source", "config", "boundary", "core", "scan"].map(
        (below) => `src/${below}/`,
      ),
      "detectors/",
      ...(name === "cli" ? ["src/connect/"] : []),
    ],
  })),
  { layer: "src/index.ts", below: ["src/library/", "src/core/", "src/scan/", "detectors/"] },
  { layer: "src/bin/", below: ["src/", "detectors/"] },
];

/** Files that all may import, and those of them that read a file, which pure ones may not import. */
const LEAVES = ["src/boundary/failure.ts", "src/version.ts"];
const IMPURE_LEAVES = ["src/version.ts"];

/** Doors to raw text and out of the program: exports that only the files named may import, and nobody may pass on. */
export const DOORS: readonly { readonly file: string; readonly name: string; readonly openTo: readonly string[] }[] = [
  {
    file: "src/core/raw.ts",
    name: "expose",
    openTo: [
      "src/core/detected.ts",
      "src/core/resolved.ts",
      "src/core/redacted.ts",
      "src/core/hidden-values.ts",
      "src/core/restored.ts",
      "src/core/explained.ts",
    ],
  },
  { file: "src/core/detected.ts", name: "rawOfDetected", openTo: ["src/core/resolved.ts"] },
  {
    file: "src/core/resolved.ts",
    name: "rawOfResolved",
    openTo: ["src/core/redacted.ts", "src/core/hidden-values.ts"],
  },
  { file: "src/core/found-value.ts", name: "quotedValue", openTo: ["src/cli/output.ts"] },
  // The way back. What comes out of these is raw; none of them is open to src/mcp/.
  { file: "src/core/hidden-values.ts", name: "hiddenValuesIn", openTo: ["src/restore/restore-map.ts"] },
  { file: "src/core/restored.ts", name: "valuesOfRestored", openTo: ["src/restore/draft-bytes.ts"] },
  { file: "src/core/restored.ts", name: "textOfRestored", openTo: ["src/restore/write-target.ts"] },
  { file: "src/core/restored.ts", name: "rawOfRestored", openTo: ["src/restore/round-trip.ts"] },
  {
    file: "src/restore/draft-bytes.ts",
    name: "restoredBytes",
    openTo: ["src/restore/rehydrate-text.ts", "src/restore/submit.ts", "src/cli/commands/rehydrate.ts"],
  },
  { file: "src/cli/output.ts", name: "printRestored", openTo: ["src/cli/commands/rehydrate.ts"] },
  { file: "src/cli/output.ts", name: "remarkOnDrafts", openTo: ["src/cli/commands/rehydrate.ts"] },
  { file: "src/boundary/egress.ts", name: "egress", openTo: ["src/mcp/tool-result.ts", "src/cli/output.ts"] },
  {
    file: "src/cli/output.ts",
    name: "printOwnPlaces",
    openTo: ["src/cli/commands/init.ts", "src/cli/commands/log.ts"],
  },
  { file: "src/cli/output.ts", name: "printRawValues", openTo: ["src/cli/commands/explain.ts"] },
  { file: "src/cli/output.ts", name: "protocolStream", openTo: ["src/cli/commands/connect.ts"] },
];

/** Names and constructs that only the files named may use. A name covers what hangs on it: `console` covers `console.log`. */
export const RESERVED_USES: readonly { readonly uses: readonly string[]; readonly within: readonly string[] }[] = [
  {
    uses: ["Raw.of"],
    within: [
      "src/source/",
      "src/library/",
      "src/core/restored.ts",
      "src/core/hidden-values.ts",
      "src/cli/commands/redact.ts",
    ],
  },
  { uses: ["Redacted.say untagged"], within: [] },
  { uses: ["process.exit", "process.abort", "process.kill"], within: ["src/bin/"] },
  { uses: ["console", "process.stdout", "process.stderr"], within: ["src/cli/output.ts", "src/bin/", "src/mcp/"] },
  {
    uses: ["import()", "require"],
    within: ["src/bin/", "src/cli/run.ts", "detectors/index.ts", "src/source/github/packages.ts"],
  },
  { uses: ["createRequire unspecified", "process.getBuiltinModule"], within: [] },
  { uses: ["any", "non-null !", "double cast", "export default", "eval", "Function"], within: [] },
];

/** Packages that are loaded when they are first needed. `createRequire` is for them alone: it would open any door unseen. */
export const REQUIRED: readonly { readonly module: string; readonly by: string }[] = [
  { module: "re2", by: "src/query/line-matcher.ts" },
  { module: "tldts", by: "src/scan/public-suffix.ts" },
  { module: "libphonenumber-js/min", by: "detectors/numbers/phone-plan.ts" },
];

/** No I/O, no clock, no chance: a text has one redaction. `but` names the plug-ins, which are loaded only when they are named. */
export const PURE = {
  within: ["src/core/", "src/scan/", "detectors/"],
  but: ["detectors/patterns.ts", "detectors/presidio.ts", "detectors/gliner.ts", "detectors/ner.ts"],
  uses: [
    "process",
    "Date.now",
    "new Date()",
    "performance",
    "Math.random",
    "crypto",
    "fetch",
    "setTimeout",
    "setInterval",
    "setImmediate",
  ],
  /** Modules that a pure file may import; all others of Node are refused, and to core and scan all packages. */
  modules: [
    { module: "node:crypto", by: "src/core/hmac.ts" },
    { module: "node:util", by: "src/core/raw.ts" },
    { module: "node:util", by: "src/core/restored.ts" },
    // The public suffix list takes a tenth of a second to load, so it is loaded with the first dotted name.
    { module: "node:module", by: "src/scan/public-suffix.ts" },
    { module: "tldts", by: "src/scan/public-suffix.ts" },
    // The word lists are a file of this package: two megabytes that are read with the first text, not at the start.
    { module: "node:fs", by: "src/scan/word-file.ts" },
    // So are the numbering plans, with the first number that its form does not tell.
    { module: "node:module", by: "detectors/numbers/phone-plan.ts" },
    { module: "libphonenumber-js/min", by: "detectors/numbers/phone-plan.ts" },
  ],
} as const;

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly rule: "layer" | "door" | "use" | "pure";
  readonly what: string;
}

/** Every place at which the files break a rule; empty if none does. */
export function violationsIn(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => [
    ...layerViolations(file),
    ...doorViolations(file),
    ...useViolations(file),
    ...purityViolations(file),
  ]);
}

/** `path:line rule what` of each violation, for a message that can be read. */
export function described(violations: readonly Violation[]): string[] {
  return violations.map(({ path, line, rule, what }) => `${path}:${line} ${rule} ${what}`);
}

function layerViolations(file: SourceFile): Violation[] {
  const layer = layerOf(file.path);
  return file.imports
    .filter(({ target }) => isOurs(target) && !LEAVES.includes(target))
    .filter(({ target }) => layer === undefined || !within(target, [layer.layer, ...layer.below]))
    .map(({ target, line }) => ({ path: file.path, line, rule: "layer", what: target }));
}

function doorViolations(file: SourceFile): Violation[] {
  return file.imports.flatMap(({ target, names, reexported, line }) =>
    DOORS.filter((door) => door.file === target)
      .filter(
        ({ name, openTo }) =>
          names.includes("*") || (names.includes(name) && (reexported || !openTo.includes(file.path))),
      )
      .map(({ name }) => ({ path: file.path, line, rule: "door" as const, what: name })),
  );
}

function useViolations(file: SourceFile): Violation[] {
  const reserved = RESERVED_USES.filter((rule) => !within(file.path, rule.within)).flatMap(({ uses }) => uses);
  return [
    ...usesOf(file, reserved, "use"),
    ...importsOf(file, ({ target }) => target === "node:process" || target === "process", "use"),
    ...importsOf(file, (imported) => !isRequirable(file.path, imported), "use"),
  ];
}

/** False for what `createRequire` loads but REQUIRED does not name, and for `createRequire` itself in other files or in other words. */
function isRequirable(path: string, { target, names, reexported, required }: Import): boolean {
  const granted = REQUIRED.filter(({ by }) => by === path);
  if (required) return granted.some(({ module }) => module === target);
  if (target !== "node:module" && target !== "module") return true;
  return granted.length > 0 && !reexported && names.every((name) => name === "createRequire");
}

function purityViolations(file: SourceFile): Violation[] {
  if (!within(file.path, PURE.within) || within(file.path, PURE.but)) return [];
  const allowed = PURE.modules.filter(({ by }) => by === file.path).map(({ module }) => module as string);
  const isForeign = (target: string) =>
    isOurs(target) ? IMPURE_LEAVES.includes(target) : target.startsWith("node:") || !file.path.startsWith("detectors/");
  return [
    ...usesOf(file, PURE.uses, "pure"),
    ...importsOf(file, ({ target }) => isForeign(target) && !allowed.includes(target), "pure"),
  ];
}

function usesOf(file: SourceFile, names: readonly string[], rule: Violation["rule"]): Violation[] {
  return file.uses
    .filter(({ name }) =>
      names.some((reserved) => name === reserved || name.replace(/^globalThis\./, "").startsWith(`${reserved}.`)),
    )
    .map(({ name, line }) => ({ path: file.path, line, rule, what: name }));
}

function importsOf(file: SourceFile, refused: (imported: Import) => boolean, rule: Violation["rule"]): Violation[] {
  return file.imports.filter(refused).map(({ target, line }) => ({ path: file.path, line, rule, what: target }));
}

/** The layer with the longest prefix of the path. */
function layerOf(path: string): (typeof LAYERS)[number] | undefined {
  return LAYERS.filter(({ layer }) => path.startsWith(layer)).sort(
    (one, other) => other.layer.length - one.layer.length,
  )[0];
}

function isOurs(target: string): boolean {
  return within(target, ["src/", "detectors/", "test/"]);
}

function within(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix));
}
