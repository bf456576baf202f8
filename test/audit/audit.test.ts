// The audit on folders, configurations and surroundings that are sound, and on ones that are not.
import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AuditReport } from "../../src/audit/audit.js";
import { auditJson, auditText } from "../../src/audit/audit-text.js";
import { DEFAULT_LIMITS } from "../../src/config/limits.js";
import { opennessOf } from "../../src/config/openness.js";
import { RANK } from "../../src/core/span.js";
import { Budget } from "../../src/source/budget.js";
import { AuditedRoot, CONFIG, NEVER_SAID, named, said } from "./audited-root.js";

/** False where the system keeps temporary folders closed to others: then nothing below can be open. */
const TMP_IS_OPEN = opennessOf(tmpdir())?.readable === true;

it("finds nothing to fail on in a sound set-up, and lists its checks in order", async () => {
  const report = await new AuditedRoot().audit();
  expect(report.failed).toBe(false);
  expect(report.checks.map(({ category, name }) => `${category}: ${name}`)).toEqual([
    "containment: symlink and reparse entries",
    "containment: broken or looping symlinks",
    "configuration: random vault salt",
    "configuration: explicit private terms",
    "configuration: overly broad allow entries",
    "configuration: alias groups",
    "configuration: salt strength",
    "configuration: salt permissions",
    "configuration: configuration file",
    "configuration: unknown keys",
    "configuration: placeholder form",
    "redaction: synthetic leak suite",
    "redaction: placeholder collisions",
    "redaction: global placeholder collision absence",
    "redaction: built-in detectors",
    "exposure: read-only default",
    "exposure: controlled writes currently disabled",
    "exposure: write subdirectory confinement",
    "exposure: built-in exclusions",
    "surroundings: working folder",
    "surroundings: access of other accounts",
    "surroundings: state folder",
    "surroundings: account",
    "surroundings: client settings",
  ]);
  const warned = report.checks.filter(({ status }) => status === "WARN").map(({ name }) => name.toString());
  expect(warned).toEqual(["account"]);
});

it("changes nothing", async () => {
  const audited = new AuditedRoot();
  const files = () => readdirSync(audited.base, { recursive: true, encoding: "utf8" }).sort();
  audited.open();
  const before = files();
  await audited.audit();
  expect(files()).toEqual(before);
});

it("fails over a limit and does not report on a part (INV-30)", async () => {
  const budget = new Budget({ ...DEFAULT_LIMITS, maxEntries: 1 });
  await expect(new AuditedRoot().audit({}, { budget })).rejects.toMatchObject({ code: "ENTRY_LIMIT" });
});

describe("links", () => {
  it("fail the audit, and those that lead nowhere or in a circle are said apart", async () => {
    const audited = new AuditedRoot();
    symlinkSync("notes/lanternfish.md", join(audited.root, "to-a-file"));
    symlinkSync("..", join(audited.root, "notes/circle"));
    symlinkSync("nowhere", join(audited.root, "notes/broken"));
    symlinkSync("itself", join(audited.root, "itself"));
    symlinkSync("/etc", join(audited.root, "outside"));
    const report = await audited.audit();
    expect(report.failed).toBe(true);
    expect(said(report, "symlink and reparse entries")).toMatch(/^FAIL Links found: 5\. /);
    expect(said(report, "broken or looping symlinks")).toMatch(/^WARN Broken or looping links: 3\. /);
    const all = named(report, "symlink and reparse entries").refs.map(String);
    const astray = named(report, "broken or looping symlinks").refs.map(String);
    expect(new Set(all).size).toBe(5);
    expect(all).toEqual(expect.arrayContaining(astray));
    const text = auditText(report).toString();
    for (const ref of all) expect(text).toContain(`  - ${ref}\n`);
  });

  it("that are excluded do not count", async () => {
    const audited = new AuditedRoot();
    mkdirSync(join(audited.root, "node_modules"));
    symlinkSync("nowhere", join(audited.root, "node_modules/broken"));
    symlinkSync("nowhere", join(audited.root, "server.pem"));
    expect((await audited.audit()).failed).toBe(false);
  });

  it("are printed up to ten, and all in JSON", async () => {
    const audited = new AuditedRoot();
    for (let at = 0; at < 13; at++) symlinkSync("nowhere", join(audited.root, `link-${at}`));
    const report = await audited.audit();
    const lines = auditText(report).toString().split("\n").slice(0, 12);
    expect(lines[0]).toMatch(/^containment: symlink and reparse entries FAIL {2}Links found: 13\. /);
    expect(lines.slice(1, 11).every((line) => /^ {2}- @p_[0-9a-f]{12}$/.test(line))).toBe(true);
    expect(lines[11]).toBe("  - and 3 more");
    expect(JSON.parse(auditJson(report).toString()).checks[0].refs).toHaveLength(13);
  });
});

describe("the configuration", () => {
  it.each([
    [
      "a salt of its own",
      `${CONFIG}salt = "a salt of words"\n`,
      "random vault salt",
      /^WARN .*configuration\. Remove it/,
    ],
    ["a weak salt", `${CONFIG}salt = "a salt of words"\n`, "salt strength", /^WARN /],
    ["a random salt", `${CONFIG}salt = "${"7f3a91c04be85d26".repeat(1)}e19b04d7"\n`, "salt strength", /^PASS /],
    ["no terms", '[redaction]\nallow = ["Kanban"]\n', "explicit private terms", /^WARN /],
    [
      "a short allow entry",
      '[redaction]\nallow = ["AB"]\n',
      "overly broad allow entries",
      /^WARN Broad allow entries: 1\. /,
    ],
    [
      "terms that match nothing",
      '[redaction]\nterms = ["...", "client", "Lanternfish"]\n',
      "explicit private terms",
      /^WARN Terms that can match nothing: 2\. /,
    ],
    ["no alias group", "", "alias groups", /^PASS None is configured\.$/],
    [
      "linked aliases",
      '[redaction]\nterms = ["Lanternfish"]\n[redaction.aliases]\nLanternfish = ["LF-7", "fish@quillhaven.example"]\n',
      "alias groups",
      /^PASS Groups: 1\. /,
    ],
    [
      "aliases that are not hidden or only in part",
      '[redaction]\nterms = ["Lanternfish"]\n[redaction.aliases]\nLanternfish = ["...", "fish:", "LF-7"]\n',
      "alias groups",
      /^WARN Forms that do not redact on their own to one linked token: 2\. /,
    ],
    ["a star", '[redaction]\nallow = ["Kan*", "*"]\n', "overly broad allow entries", /^WARN Broad allow entries: 2\. /],
    ["unknown keys", `${CONFIG}peoples = ["x"]\nterm = "y"\n`, "unknown keys", /^WARN Keys without a meaning: 2\. /],
    ["short placeholders", `${CONFIG}placeholder = "short"\n`, "placeholder form", /^PASS Short/],
    ["no file", "", "configuration file", /^WARN There is none\. /],
  ])("with %s", async (_what, config, check, expected) => {
    expect(said(await new AuditedRoot(config).audit(), check)).toMatch(expected);
  });

  it("that was named and is missing", async () => {
    const audited = new AuditedRoot();
    const report = await audited.audit({ config: join(audited.base, "elsewhere.toml") });
    expect(said(report, "configuration file")).toMatch(/^WARN .*does not exist/);
    expect(said(report, "explicit private terms")).toMatch(/^WARN /);
  });

  it("with a salt from the environment", async () => {
    const audited = new AuditedRoot();
    const report = await audited.audit({ environment: { HOME: audited.base, REDACTED_CONTEXT_SALT: "hunter" } });
    expect(said(report, "random vault salt")).toMatch(/^WARN .*environment/);
    expect(said(report, "salt strength")).toMatch(/^WARN /);
    expect(said(report, "salt permissions")).toMatch(/^NOT_TESTED /);
  });

  it("does not tell an agent how well the salt is kept", async () => {
    const audited = new AuditedRoot(`${CONFIG}salt = "weak"\n`);
    const report = await audited.audit({}, { forOperator: false });
    for (const check of ["salt strength", "salt permissions"]) {
      expect(said(report, check)).toBe("NOT_TESTED The operator is told, by redctx audit.");
    }
  });
});

describe("the salt on disk", () => {
  const SALTS = "home/.local/state/redacted-context-mcp/vaults";

  it.each([
    ["its file is open to the group", (file: string) => chmodSync(file, 0o640), /^FAIL Other accounts/],
    ["its folder is open", (file: string) => chmodSync(join(file, ".."), 0o755), /^FAIL Other accounts/],
    ["it is gone", (file: string) => rmSync(file), /^FAIL The salt file is gone/],
    ["it is as it was", () => {}, /^PASS /],
  ])("is looked at as it is now: %s", async (_what, change, expected) => {
    const audited = new AuditedRoot();
    const { summary, inspection } = audited.open();
    const [name = ""] = readdirSync(join(audited.base, SALTS));
    change(join(audited.base, SALTS, name));
    expect(
      said(
        await audited.audit({ environment: { REDACTED_CONTEXT_SALT: "x" } }, { summary, inspection }),
        "salt permissions",
      ),
    ).toMatch(expected);
  });
});

describe("the leak suite", () => {
  it.each([
    ["strict", "default"],
    ["strict", "extended"],
    ["balanced", "default"],
    ["balanced", "extended"],
  ] as const)("hides every sample in %s mode and %s profile", async (mode, profile) => {
    const report = await new AuditedRoot().audit({ mode, profile });
    expect(said(report, "synthetic leak suite")).toMatch(
      /^PASS All \d{3,4} samples of \d{2,3} families were hidden\.$/,
    );
  });

  it("fails on a value that comes through", async () => {
    const row = { id: "test/none", category: "SECRET", rank: RANK.secret, needs: "text", find: () => {} } as const;
    const families = [{ row, vectors: { finds: ["the «boats» of May"], leaves: [] } }];
    const report = await new AuditedRoot().audit({}, { families });
    expect(report.failed).toBe(true);
    expect(said(report, "synthetic leak suite")).toMatch(/^FAIL Not hidden: 1 of 6 samples, the first is number 6\. /);
  });

  it("leaves out rows that do not run, and what an allow list may lift", async () => {
    const row = { id: "test/none", category: "SECRET", needs: "text", find: () => {} } as const;
    const vectors = { finds: ["the «boats» of May"], leaves: [] };
    const families = [
      { row: { ...row, rank: RANK.secret, mode: "balanced" } as const, vectors },
      { row: { ...row, rank: RANK.extended, profile: "extended" } as const, vectors },
      { row: { ...row, rank: RANK.secret, scope: "path" } as const, vectors },
      { row: { ...row, rank: RANK.name }, vectors },
    ];
    expect(said(await new AuditedRoot().audit({}, { families }), "synthetic leak suite")).toBe(
      "PASS All 5 samples of 0 families were hidden.",
    );
  });
});

describe("the surroundings", () => {
  it("a working folder in the served folder, above it, and reached over a link", async () => {
    const audited = new AuditedRoot();
    const place = async (workingFolder: string) => said(await audited.audit({}, { workingFolder }), "working folder");
    expect(await place(audited.root)).toMatch(/^WARN It lies in the served folder\. /);
    expect(await place(join(audited.root, "notes"))).toMatch(/^WARN It lies in the served folder\. /);
    expect(await place(audited.base)).toMatch(/^WARN The served folder lies in it\. /);
    symlinkSync(audited.root, join(audited.base, "link"));
    expect(await place(join(audited.base, "link"))).toMatch(/^WARN It lies in the served folder\. /);
    expect(await place(`${audited.root}-2`)).toMatch(/^PASS /);
  });

  it.runIf(TMP_IS_OPEN)("a folder that others can read or change", async () => {
    const audited = new AuditedRoot();
    const access = async () => said(await audited.audit(), "access of other accounts");
    const modes = (base: number, root: number) => {
      chmodSync(audited.base, base);
      chmodSync(audited.root, root);
    };
    modes(0o755, 0o755);
    expect(await access()).toMatch(/^WARN Others can read/);
    modes(0o755, 0o700);
    expect(await access()).toMatch(/^PASS /);
    modes(0o700, 0o777);
    expect(await access()).toMatch(/^PASS /);
    modes(0o755, 0o702);
    expect(await access()).toMatch(/^FAIL Others can change/);
    modes(0o777, 0o700);
    expect(await access()).toMatch(/^FAIL Others can change/);
    modes(0o1777, 0o700);
    expect(await access()).toMatch(/^PASS /);
  });

  it.runIf(TMP_IS_OPEN)("a configuration that others can change", async () => {
    const audited = new AuditedRoot();
    chmodSync(audited.base, 0o755);
    chmodSync(audited.root, 0o755);
    chmodSync(join(audited.root, ".agent-context-redactor.toml"), 0o666);
    expect(said(await audited.audit(), "configuration file")).toMatch(/^FAIL Other accounts can change it/);
  });

  it("a state folder in the served folder, which is refused where the salt would go there (INV-32)", async () => {
    const audited = new AuditedRoot();
    const environment = { REDACTED_CONTEXT_SALT: "x", REDACTED_CONTEXT_STATE_DIR: join(audited.root, "state") };
    expect(said(await audited.audit({ environment }), "state folder")).toMatch(/^FAIL It lies in the served folder/);
  });

  it("exclusions that are lifted", async () => {
    const report = await new AuditedRoot().audit({ includePrivate: true });
    expect(said(report, "built-in exclusions")).toMatch(/^WARN They are lifted/);
  });
});

describe("a report", () => {
  it("holds no value, path, name or salt, as lines and as JSON, for anyone (INV-36)", async () => {
    const salt = "kestrel-dune-41";
    const audited = new AuditedRoot(`${CONFIG}salt = "${salt}"\nunknown_lanternfish = 1\n`);
    symlinkSync("Oriel", join(audited.root, "Quillhaven"));
    writeFileSync(join(audited.neutral, ".mcp.json"), "{}");
    for (const forOperator of [true, false]) {
      for (const written of bothForms(await audited.audit({}, { forOperator }))) {
        expect(written.length).toBeGreaterThan(1_000);
        for (const value of [...NEVER_SAID, salt, audited.base]) expect(written.toLowerCase()).not.toContain(value);
      }
    }
  });

  it("says what to do with every warning and failure, in one more sentence", async () => {
    const audited = new AuditedRoot('[redaction]\nallow = ["*"]\nsalt = "x"\nodd = 1\n');
    symlinkSync("nowhere", join(audited.root, "broken"));
    const config = join(audited.base, "missing.toml");
    const reports = [
      await audited.audit({ includePrivate: true }, { workingFolder: audited.root }),
      await audited.audit({ config }, { workingFolder: audited.base }),
    ];
    const told = reports.flatMap(({ checks }) => checks.filter(({ status }) => /WARN|FAIL/.test(status)));
    expect(told.length).toBeGreaterThan(12);
    for (const { detail } of told) expect(detail.toString()).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
  });

  it("is the same in both forms", async () => {
    const audited = new AuditedRoot();
    symlinkSync("nowhere", join(audited.root, "broken"));
    const report = await audited.audit();
    const [text, json] = bothForms(report);
    const { checks } = JSON.parse(json) as {
      checks: { category: string; name: string; status: string; detail: string }[];
    };
    expect(text.split("\n").filter((line) => line !== "" && !line.startsWith("  - "))).toEqual(
      checks.map(({ category, name, status, detail }) => `${category}: ${name} ${status}  ${detail}`),
    );
    expect(json.match(/"refs"/g)).toHaveLength(2);
  });
});

function bothForms(report: AuditReport): [text: string, json: string] {
  return [auditText(report).toString(), auditJson(report).toString()];
}
