// What a package would ship: both programs, what `redctx init` reads, the documents; and no test, no salt and no configuration but the quickstart's.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";

const REPOSITORY = resolve(import.meta.dirname, "..");
let files: readonly string[];

beforeAll(() => {
  // Without scripts: packing would build, and the tests that run beside this one use what is built.
  const { status, stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: REPOSITORY,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], npm_config_update_notifier: "false" },
  });
  expect(status).toBe(0);
  const [pack]: { files: { path: string }[] }[] = JSON.parse(stdout);
  files = pack?.files.map(({ path }) => path) ?? [];
});

it("holds what the programs need", () => {
  expect(files).toEqual(
    expect.arrayContaining([
      "package.json",
      "dist/src/bin/redctx.js",
      "dist/src/bin/redctx-mcp.js",
      "dist/src/index.js",
      "dist/src/index.d.ts",
      "dist/detectors/index.js",
      "detectors/names/data/words.bin",
      "config.example.toml",
    ]),
  );
});

it("holds what a reader needs", () => {
  const documents = [
    "README.md",
    "LICENSE",
    "SECURITY.md",
    "SECURITY_INVARIANTS.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "detectors/names/data/LICENSES.md",
  ];
  const examples = [
    "examples/README.md",
    "examples/gitignore",
    "examples/guidance/AGENTS.md",
    "examples/clients/codex.toml",
  ];
  expect(files).toEqual(expect.arrayContaining([...documents, ...examples]));
});

it("holds nothing else", () => {
  expect(
    files.filter((path) => /(?:^|\/)test\/|\.test\.|\.salt$|(?<!\.d)\.ts$|\.tgz$|(?:^|\/)\.env/.test(path)),
  ).toEqual([]);
  const configs = files.filter((path) => path.endsWith(".agent-context-redactor.toml"));
  expect(configs).toEqual(["examples/quickstart/private-folder/.agent-context-redactor.toml"]);
  const tops = new Set(
    files.map((path) =>
      path
        .split("/")
        .slice(0, path.startsWith("dist/") ? 2 : 1)
        .join("/"),
    ),
  );
  expect(files.filter((path) => path.startsWith("detectors/")).sort()).toEqual([
    "detectors/names/data/LICENSES.md",
    "detectors/names/data/words.bin",
  ]);
  expect([...tops].filter((top) => !/\.(?:md|json|toml)$|^LICENSE$/.test(top)).sort()).toEqual([
    "detectors",
    "dist/detectors",
    "dist/src",
    "examples",
  ]);
});
