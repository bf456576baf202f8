// doctor, audit and benchmark as the operator runs them and as an agent calls them.
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.js";
import { LIMIT_KEYS } from "../../src/config/limits.js";
import { Receipt } from "../../src/core/receipt.js";
import { auditTool } from "../../src/mcp/tools/audit.js";
import { contextOf } from "../../src/mcp/tools/context.js";
import { doctorTool } from "../../src/mcp/tools/doctor.js";
import { AuditedRoot, NEVER_SAID } from "./audited-root.js";

async function run(
  audited: AuditedRoot,
  ...words: readonly string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const environment = { HOME: join(audited.base, "home") };
  const code = await runCli({ argv: ["--root", audited.root, ...words], environment, stdin, stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
}

async function call(audited: AuditedRoot, tool: typeof auditTool | typeof doctorTool, given: object = {}) {
  const context = contextOf(audited.open());
  return tool.answer(
    { ...given },
    {
      open: () => context,
      receipt: new Receipt("default"),
      signal: new AbortController().signal,
      progress: () => {},
    },
  );
}

function textOf({ content }: Awaited<ReturnType<typeof call>>): string {
  const [block] = content;
  return block?.type === "text" ? block.text : "";
}

const DOCTOR = `root: .
config_loaded: True
mode: balanced
detector_profile: default
salt_source: local-state
random_vault_salt: true
clients: 6
organizations: 0
people_terms: 3
other_terms: 0
alias_groups: 0
aliases: 0
`;

describe("doctor", () => {
  it("says what is in force, line by line, and the same to an agent", async () => {
    const audited = new AuditedRoot();
    const { code, stdout, stderr } = await run(audited, "doctor", "--mode", "balanced");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.slice(0, DOCTOR.length)).toBe(DOCTOR);
    expect(stdout.slice(DOCTOR.length)).toMatch(
      /^allow_terms: \d+\nexcluded_dirs: 13\nexcluded_globs: 20\ninclude_private: false\nplaceholder: full\nunknown_keys: 0\nmax_entries: 200000\nmax_raw_bytes_per_file: 10000000\nmax_total_raw_bytes: 1000000000\nmax_seconds: 30\nmax_files: 20000\nmax_passages: 2000000\nmax_submit_files: 20000\nmax_resource_bytes: 1000000\ncache_bytes: 128000000\n$/,
    );
    const told = await call(audited, doctorTool);
    expect(told.isError).toBe(false);
    expect(textOf(told)).toBe((await run(audited, "doctor")).stdout);
  });

  it("gives the same keys and numbers as JSON", async () => {
    const audited = new AuditedRoot(
      '[redaction]\nexclude_dirs = ["a", "b"]\nodd = 1\nsalt = "x"\n[limits]\nmax_seconds = 7\n',
    );
    const lines = (await run(audited, "doctor")).stdout.trim().split("\n");
    const report = JSON.parse((await run(audited, "doctor", "--json")).stdout) as Record<string, unknown>;
    expect(Object.entries(report).map(([key, value]) => `${key}: ${value}`)).toEqual(
      lines.map((line) => line.replace(/True$/, "true")),
    );
    expect(report).toMatchObject({
      excluded_dirs: 15,
      unknown_keys: 1,
      salt_source: "config",
      random_vault_salt: false,
      max_seconds: 7,
    });
  });

  it("shows every limit by its key", async () => {
    const limits = Object.values(LIMIT_KEYS).map((key, at) => `${key} = ${1_000 + at}`);
    const audited = new AuditedRoot(`[redaction]\n[limits]\n${limits.join("\n")}\n`);
    const { stdout } = await run(audited, "doctor");
    for (const limit of limits) expect(stdout).toContain(`${limit.replace(" =", ":")}\n`);
  });

  it("counts an allowed word once, whether it is built in or configured", async () => {
    const allowed = async (allow: string) => {
      const { stdout } = await run(new AuditedRoot(`[redaction]\nallow = ${allow}\n`), "doctor", "--json");
      return Number(JSON.parse(stdout).allow_terms);
    };
    const builtIn = await allowed("[]");
    expect(await allowed('["readme", "Quibblewick"]')).toBe(builtIn + 1);
  });
});

describe("audit", () => {
  it("exits with 0 for warnings and with 1 for a failure, and prints the whole report", async () => {
    const audited = new AuditedRoot();
    expect((await run(audited, "audit")).code).toBe(0);
    symlinkSync("..", join(audited.root, "notes/circle"));
    const { code, stdout, stderr } = await run(audited, "audit");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(/^containment: symlink and reparse entries FAIL {2}Links found: 1\. /);
    expect(stdout).toMatch(/^containment: broken or looping symlinks WARN {2}/m);
    expect(stdout).toMatch(/^surroundings: client settings /m);
  });

  it("takes --format json and --json alike", async () => {
    const audited = new AuditedRoot();
    const { stdout } = await run(audited, "audit", "--format", "json");
    expect(JSON.parse(stdout).checks.length).toBeGreaterThan(20);
    expect((await run(audited, "audit", "--json")).stdout).toBe(stdout);
    expect((await run(audited, "audit", "--format", "xml")).code).toBe(2);
  });

  it("fails over the limits of its flags, with a constant text", async () => {
    const { code, stdout, stderr } = await run(new AuditedRoot(), "audit", "--max-entries", "1", "--max-seconds", "60");
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: "", stderr: "Traversal entry limit exceeded.\n" });
  });

  it("over MCP is an error with the full report where a check failed, and keeps the salt to the operator", async () => {
    const audited = new AuditedRoot();
    expect((await call(audited, auditTool)).isError).toBe(false);
    symlinkSync("Oriel", join(audited.root, "Quillhaven"));
    const failed = await call(audited, auditTool);
    expect(failed.isError).toBe(true);
    expect(textOf(failed)).toMatch(
      /^containment: symlink and reparse entries FAIL[\s\S]*\nsurroundings: client settings /,
    );
    expect(textOf(failed)).toContain("configuration: salt strength NOT_TESTED  The operator is told");
    expect(failed.structuredContent).toMatchObject({ receipt: { counts_by_category: {} } });
    const json = textOf(await call(audited, auditTool, { format: "json" }));
    expect(JSON.parse(json).checks[0].refs[0]).toMatch(/^@p_[0-9a-f]{12}$/);
    for (const value of NEVER_SAID) expect(`${json}${textOf(failed)}`.toLowerCase()).not.toContain(value);
  });

  it("over MCP takes two formats", async () => {
    const refused = await call(new AuditedRoot(), auditTool, { format: "xml" });
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toBe("format must be one of: text, json.");
  });
});

describe("benchmark", () => {
  function boats(): AuditedRoot {
    const audited = new AuditedRoot();
    audited.write("wexcombe-harrow/notes/vantongeren.txt", "boats of Oriel Vantongeren\n");
    audited.write("wexcombe-harrow/picture.bin", "\0\0\0\0");
    return audited;
  }

  it("counts what it went through, and times each step", async () => {
    const { code, stdout } = await run(boats(), "benchmark", "--query", "BOATS");
    expect(code).toBe(0);
    const seconds = String.raw`\d+\.\d{3}`;
    expect(stdout).toMatch(
      new RegExp(
        `^root: \\.\ndirectories: 2\nfiles: 3\ntext_files: 2\nvisible_bytes: 43\ntext_characters: 39\nredaction_read_bytes: 39\nmatches: 2\nwalk_and_text_detection: ${seconds}\nread_all_text_files: ${seconds}\nredact_each_file_as_one_chunk: ${seconds}\nsearch_redacted_text: ${seconds}\n$`,
      ),
    );
  });

  it("matches redacted text, in any case unless told otherwise, and nothing by default", async () => {
    const audited = boats();
    const matches = async (...words: readonly string[]) =>
      JSON.parse((await run(audited, "benchmark", "--format", "json", ...words)).stdout).matches;
    expect(await matches()).toBe(0);
    expect(await matches("--query", "Vantongeren")).toBe(0);
    expect(await matches("--query", "BOATS", "--ignore-case")).toBe(2);
    expect(await matches("--query", "about boats", "--no-ignore-case")).toBe(1);
    expect(await matches("--query", "BOATS", "--no-ignore-case")).toBe(0);
  });

  it("nests timings in JSON", async () => {
    const { timings_seconds: timings, ...rest } = JSON.parse((await run(boats(), "benchmark", "--json")).stdout);
    expect(rest).toMatchObject({ root: ".", files: 3, text_files: 2 });
    expect(Object.keys(timings)).toEqual([
      "walk_and_text_detection",
      "read_all_text_files",
      "redact_each_file_as_one_chunk",
      "search_redacted_text",
    ]);
    for (const value of Object.values(timings)) expect(value).toBeTypeOf("number");
  });

  it("keeps to its budgets (INV-30)", async () => {
    const { code, stderr } = await run(boats(), "benchmark", "--max-files", "1");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "File limit exceeded.\n" });
  });
});
