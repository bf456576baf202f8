// File, environment and flags together: what wins, what is protected, and that nothing private is in a refusal.
import { mkdirSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { type LoadOptions, loadConfig } from "../../src/config/load.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { failureOf, place, temporaryFolder } from "./temporary-folder.js";

const NEUTRAL: ReadonlySet<string> = new Set(["root"]);

/** A root called `root`, of which no term is derived, with a configuration if a text is given. */
function setting(config?: string) {
  const base = temporaryFolder();
  const root = join(base, "root");
  mkdirSync(root);
  if (config !== undefined) place(join(root, LOCAL_CONFIG_NAME), config);
  const environment: NodeJS.ProcessEnv = { REDACTED_CONTEXT_SALT: "test-salt", HOME: join(base, "home") };
  const load = (options: Partial<LoadOptions> = {}) =>
    loadConfig({ root, localConfigName: LOCAL_CONFIG_NAME, environment, neutralWords: NEUTRAL, ...options });
  return { base, root, environment, load };
}

describe("files", () => {
  test("without one there are defaults", () => {
    const config = setting().load();
    expect(config).toMatchObject({
      terms: { clients: [], organizations: [], people: [], terms: [] },
      protectedPaths: [LOCAL_CONFIG_NAME],
      profile: "default",
      placeholder: "full",
      salt: "test-salt",
      saltSource: "environment",
      configLoaded: false,
      unknownKeys: 0,
    });
  });

  test("the one in the root is read, with a byte order mark too", () => {
    const config = setting("\ufeff[redaction]\nterms = ['Lanternfish']\ncolour = 1").load();
    expect(config).toMatchObject({ configLoaded: true, terms: { terms: ["Lanternfish"] }, unknownKeys: 1 });
  });

  test("an explicit one takes its place", () => {
    const { base, load } = setting("terms = ['Lanternfish']");
    const configPath = place(join(base, "own.toml"), "terms = ['Kiln Lane']\nsalt = 'own'");
    expect(load({ configPath }).terms.terms).toEqual(["Kiln Lane"]);
    expect(load({ configPath: relative(process.cwd(), configPath) }).terms.terms).toEqual(["Kiln Lane"]);
    expect(load({ configPath, environment: {} })).toMatchObject({ salt: "own", saltSource: "config" });
  });

  test("one that cannot be read stops the start (INV-34)", () => {
    const { base, root, load } = setting();
    place(join(base, "latin.toml"), Uint8Array.of(0x61, 0x3d, 0x22, 0xeb, 0x22));
    symlinkSync(join(base, "away.toml"), join(base, "link.toml"));
    const codes = [root, join(base, "latin.toml/own.toml"), join(base, "link.toml"), join(base, "latin.toml")].map(
      (configPath) => failureOf(() => load({ configPath })),
    );
    expect(codes).toEqual(["CONFIG_UNREADABLE", "CONFIG_UNREADABLE", "CONFIG_UNREADABLE", "CONFIG_NOT_TOML"]);
  });

  test("a root that does not exist loads as an empty one", () => {
    const { base, load } = setting();
    expect(load({ root: join(base, "gone") }).configLoaded).toBe(false);
  });
});

describe("terms", () => {
  test("come from lists, term files and the environment, people with their parts", () => {
    const { root, environment, load } = setting(`[redaction]
      people = ["Oriel Vantongeren"]
      terms = ["Lanternfish", "alpha ONE"]
      term_files = ["private/terms.txt", "none.txt"]`);
    place(join(root, "private/terms.txt"), "# list\nKiln Lane\nLANTERNFISH\n");
    const config = load({ environment: { ...environment, REDACTED_CONTEXT_TERMS: "alpha one,beta\n gamma \r\n,," } });
    expect(config.terms.people).toEqual(["Oriel Vantongeren", "Oriel", "Vantongeren"]);
    expect(config.terms.terms).toEqual(["Lanternfish", "alpha ONE", "Kiln Lane", "beta", "gamma"]);
    expect(config.explicitTermCounts).toEqual({ clients: 0, organizations: 0, people: 3, terms: 5 });
  });

  test("of the root's name are clients, and are not counted as explicit", () => {
    const { base, load } = setting();
    const root = join(base, "quillhaven");
    place(join(root, LOCAL_CONFIG_NAME), "clients = ['Tarn', 'QUILLHAVEN']");
    const config = load({ root });
    expect(config.terms.clients).toEqual(["Tarn", "QUILLHAVEN"]);
    expect(config.explicitTermCounts.clients).toBe(2);
    expect(load({ root: join(base, "borrowdale") })).toMatchObject({
      terms: { clients: ["borrowdale"] },
      explicitTermCounts: { clients: 0 },
    });
  });
});

describe("protected paths (INV-25)", () => {
  test("are the local configuration and every term file, whether or not they exist", () => {
    const { load } = setting("term_files = ['./private/terms.txt', 'later.txt']");
    expect(load().protectedPaths).toEqual([LOCAL_CONFIG_NAME, "private/terms.txt", "later.txt"]);
  });

  test("hold an explicit configuration under the root, before it exists too", () => {
    const { base, root, load } = setting();
    const missing = load({ configPath: join(root, "conf/../conf/own.toml") });
    expect(missing).toMatchObject({ configLoaded: false, protectedPaths: [LOCAL_CONFIG_NAME, "conf/own.toml"] });
    expect(load({ configPath: join(base, "own.toml") }).protectedPaths).toEqual([LOCAL_CONFIG_NAME]);
    expect(load({ configPath: `${root}-old/own.toml` }).protectedPaths).toEqual([LOCAL_CONFIG_NAME]);
  });

  test("hold what links lead to", () => {
    const { base, root, load } = setting();
    place(join(root, "conf/own.toml"), "");
    symlinkSync(root, join(base, "link"));
    symlinkSync(join(root, "conf/own.toml"), join(root, "own.toml"));
    expect(load({ configPath: join(base, "link/conf/own.toml") }).protectedPaths).toContain("conf/own.toml");
    expect(load({ configPath: join(base, "link/conf/new.toml") }).protectedPaths).toContain("conf/new.toml");
    expect(load({ configPath: join(root, "own.toml") }).protectedPaths).toEqual([
      LOCAL_CONFIG_NAME,
      "own.toml",
      "conf/own.toml",
    ]);
    expect(load({ root: join(base, "link"), configPath: join(root, "conf/own.toml") }).protectedPaths).toContain(
      "conf/own.toml",
    );
  });
});

describe("what overrides what", () => {
  test("flag, then environment, then file, for the profile", () => {
    const { environment, load } = setting("detector_profile = 'extended'");
    const named = (value: string) => ({ ...environment, REDACTED_CONTEXT_DETECTOR_PROFILE: value });
    expect(load().profile).toBe("extended");
    expect(load({ environment: named(" default ") }).profile).toBe("default");
    expect(load({ environment: named(" ") }).profile).toBe("extended");
    expect(load({ environment: named("default"), profile: "extended" }).profile).toBe("extended");
    expect(failureOf(() => load({ environment: named("deep") }))).toBe("CONFIG_PROFILE");
  });

  test("flag, then file, for the placeholder", () => {
    const { load } = setting("placeholder = 'short'");
    expect(load().placeholder).toBe("short");
    expect(load({ placeholder: "full" }).placeholder).toBe("full");
  });
});

describe("refusals", () => {
  test.each([
    ["OUTSIDE_ROOT", "term_files = ['../private-names.txt']"],
    ["TERM_FILE_UNREADABLE", "term_files = ['.']"],
    ["CONFIG_GITHUB_REPO", "[github.repos.harbour]\nowner = 'private-names'"],
  ])("%s: %s", (code, text) => {
    expect(failureOf(setting(text).load)).toBe(code);
  });

  test("a refused configuration makes no salt", () => {
    const { base, load } = setting("terms = 7");
    expect(failureOf(() => load({ environment: { HOME: join(base, "home") } }))).toBe("CONFIG_LIST_TYPE");
    expect(failureOf(() => load({ environment: { HOME: join(base, "root") } }))).toBe("CONFIG_LIST_TYPE");
    expect(load({ root: base, environment: { HOME: temporaryFolder() } }).saltSource).toBe("local-state");
  });

  test("a state folder in the root is refused where a salt is needed, and only there", () => {
    const { root, environment, load } = setting();
    expect(failureOf(() => load({ environment: { HOME: root } }))).toBe("STATE_INSIDE_ROOT");
    expect(load({ environment: { ...environment, HOME: root } }).saltSource).toBe("environment");
  });
});

test("the result is frozen to its leaves", () => {
  const config = setting("terms = ['Lanternfish']").load();
  const frozen = (value: unknown): boolean =>
    Object.isFrozen(value) && Object.values(Object(value)).every(isLeafOrFrozen);
  const isLeafOrFrozen = (value: unknown): boolean => typeof value !== "object" || value === null || frozen(value);
  expect(frozen(config)).toBe(true);
});
