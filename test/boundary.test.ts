// The proof that a leak does not type-check: the real compiler over every misuse, once, each refused and for its own reason.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MISUSES, PRELUDE } from "./boundary/misuses.js";

const REPOSITORY = resolve(import.meta.dirname, "..");
const CACHE = join(REPOSITORY, "node_modules", ".cache");
const SOURCE = "../../../src";

interface Compilation {
  /** Diagnostics by file, each with its continuation lines. */
  readonly byFile: ReadonlyMap<string, readonly string[]>;
  readonly status: number | null;
}

let folder = "";
let compiled: Compilation = { byFile: new Map(), status: null };

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, "boundary-"));
  compiled = compileAll(folder);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what must compile", () => {
  it("compiles without a diagnostic", () => {
    expect(compiled.byFile.get("boundary.proof.ts") ?? []).toEqual([]);
    expect(compiled.byFile.get("prelude.ts") ?? []).toEqual([]);
  });

  it("was looked at: a plain mistake beside it is found", () => {
    expect(compiled.status).not.toBe(0);
    expect(compiled.byFile.get("mistake.ts")?.join("\n")).toContain("TS2322");
  });

  it("leaves no diagnostic outside the misuses", () => {
    const known = new Set([...MISUSES.map((_, at) => fileOf(at)), "mistake.ts"]);
    expect([...compiled.byFile.keys()].filter((file) => !known.has(file))).toEqual([]);
  });
});

describe("what must not compile (INV-01)", () => {
  it("has a name of its own for each misuse", () => {
    expect(new Set(MISUSES.map(({ name }) => name)).size).toBe(MISUSES.length);
    expect(MISUSES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(MISUSES.map((misuse, at) => ({ ...misuse, at })))("$name", ({ at, diagnostic, because }) => {
    const said = compiled.byFile.get(fileOf(at)) ?? [];
    expect(said, "it compiled").not.toEqual([]);
    expect(said.map((message) => /error (TS\d+)/.exec(message)?.[1])).toContain(diagnostic);
    expect(said.join("\n")).toContain(because);
  });
});

function fileOf(misuse: number): string {
  return `misuse-${misuse}.ts`;
}

function compileAll(into: string): Compilation {
  const prelude = PRELUDE.replaceAll("SRC/", `${SOURCE}/`);
  const write = (name: string, text: string) => writeFileSync(join(into, name), text);
  write("package.json", '{ "type": "module" }');
  write("prelude.ts", prelude);
  write("mistake.ts", "export const mistaken: number = String(1);\n");
  MISUSES.forEach(({ code }, at) => {
    write(fileOf(at), `${prelude}${code}\n`);
  });
  write(
    "tsconfig.json",
    JSON.stringify({
      extends: join(REPOSITORY, "tsconfig.json"),
      compilerOptions: { rootDir: REPOSITORY, typeRoots: [join(REPOSITORY, "node_modules/@types")] },
      include: [],
      files: [
        "prelude.ts",
        "mistake.ts",
        ...MISUSES.map((_, at) => fileOf(at)),
        join(REPOSITORY, "test/boundary.proof.ts"),
      ],
    }),
  );
  const compiler = join(REPOSITORY, "node_modules", ".bin", "tsc");
  const run = spawnSync(compiler, ["--noEmit", "--pretty", "false", "-p", join(into, "tsconfig.json")], {
    cwd: into,
    encoding: "utf8",
  });
  return { byFile: diagnosticsByFile(run.stdout), status: run.status };
}

function diagnosticsByFile(output: string): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const row of output.split("\n")) {
    const file = /^(?:.*\/)?([^/]+\.ts)\(\d+,\d+\): error TS\d+/.exec(row)?.[1];
    if (file !== undefined) {
      open = byFile.get(file) ?? [];
      byFile.set(file, open);
      open.push(row);
    } else if (/^\s/.test(row) && open !== undefined) open.push(`${open.pop() ?? ""}\n${row}`);
    else if (row.startsWith("error ")) byFile.set("(none)", [...(byFile.get("(none)") ?? []), row]);
  }
  return byFile;
}
