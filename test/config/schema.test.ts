// Every key, every refusal, and what is only counted.
import { describe, expect, test } from "vitest";
import { Failure } from "../../src/boundary/failure.js";
import { NO_GITHUB } from "../../src/config/github-settings.js";
import { DEFAULT_LIMITS, LIMIT_KEYS } from "../../src/config/limits.js";
import { parseConfig } from "../../src/config/schema.js";
import { DEFAULT_SERVER_SETTINGS } from "../../src/config/server-settings.js";
import { failureOf } from "./temporary-folder.js";

describe("keys", () => {
  test("every key of the redaction table", () => {
    const values = parseConfig(`[redaction]
      clients = ["Quillhaven Freight"]
      organizations = "Tarn & Ferry"
      people = ["Oriel Vantongeren"]
      terms = ["Lanternfish"]
      allow = ["Kanban"]
      exclude_dirs = ["payroll"]
      exclude_globs = ["*.bak"]
      term_files = ["terms.txt"]
      salt = "  grain of the sea "
      detector_profile = "extended"
      placeholder = "short"
      keep_public_urls = true`);
    expect(values).toEqual({
      clients: ["Quillhaven Freight"],
      clientScopes: new Map(),
      organizations: ["Tarn & Ferry"],
      people: ["Oriel Vantongeren"],
      terms: ["Lanternfish"],
      aliases: [],
      allow: ["Kanban"],
      excludeDirs: ["payroll"],
      excludeGlobs: ["*.bak"],
      termFiles: ["terms.txt"],
      salt: "grain of the sea",
      saltFile: undefined,
      profile: "extended",
      placeholder: "short",
      keepPublicUrls: true,
      limits: DEFAULT_LIMITS,
      server: DEFAULT_SERVER_SETTINGS,
      github: NO_GITHUB,
      unknownKeys: 0,
    });
  });

  test("an empty text has defaults and nothing else", () => {
    expect(parseConfig("")).toMatchObject({
      clients: [],
      salt: undefined,
      profile: undefined,
      keepPublicUrls: false,
      unknownKeys: 0,
    });
  });

  test("the top level counts where no redaction table is, and only there", () => {
    expect(parseConfig('clients = "Quillhaven"').clients).toEqual(["Quillhaven"]);
    const narrowed = parseConfig(
      "[redaction]\nclients = ['Quillhaven']\n[clients.laptop]\ntools = ['redctx_read']\npaths = ['docs']",
    );
    expect(narrowed).toMatchObject({ clients: ["Quillhaven"], unknownKeys: 0 });
    expect(narrowed.clientScopes.get("laptop")).toEqual({ tools: ["redctx_read"], paths: ["docs"] });
    expect(parseConfig("terms = ['Lanternfish']\n[clients.laptop]")).toMatchObject({ clients: [], unknownKeys: 0 });
    const both = parseConfig('clients = "Quillhaven"\n[redaction]\nterms = "Lanternfish"');
    expect(both.clients).toEqual([]);
    expect(both.unknownKeys).toBe(1);
  });

  test("a byte order mark is skipped", () => {
    expect(parseConfig('\ufeff[redaction]\nterms = "Lanternfish"').terms).toEqual(["Lanternfish"]);
  });

  test("a blank salt is no salt", () => {
    expect(parseConfig('salt = " \\t\\u00a0"').salt).toBeUndefined();
  });

  test("all is frozen", () => {
    const values = parseConfig("terms = ['Lanternfish']");
    expect([values, values.terms, values.limits].every(Object.isFrozen)).toBe(true);
  });
});

test("options of the server", () => {
  const values = parseConfig("[server]\nopaque_paths = true\nexact_sizes = true\nother = 1");
  expect(values).toMatchObject({ server: { opaquePaths: true, exactSizes: true }, unknownKeys: 1 });
  expect(Object.isFrozen(values.server)).toBe(true);
});

describe("lists", () => {
  test("values that differ in case and white space count once, as first spelled", () => {
    const listed = String.raw`terms = [" Weiß  Yard", "WEISS yard", "weiß\tyard", "Weiß-Yard", "", "  "]`;
    expect(parseConfig(listed).terms).toEqual(["Weiß  Yard", "Weiß-Yard"]);
  });

  test("paths and patterns are compared exactly, since letter case tells folders apart", () => {
    expect(parseConfig('exclude_dirs = ["Drafts", "drafts", "drafts"]').excludeDirs).toEqual(["Drafts", "drafts"]);
  });
});

describe("limits", () => {
  test("each key sets its own limit", () => {
    for (const [name, key] of Object.entries(LIMIT_KEYS)) {
      expect(parseConfig(`[limits]\n${key} = 7`).limits).toEqual({ ...DEFAULT_LIMITS, [name]: 7 });
    }
  });

  test("a cache of no bytes is one", () => {
    expect(parseConfig("[limits]\ncache_bytes = 0").limits.cacheBytes).toBe(0);
    expect(failureOf(() => parseConfig("[limits]\ncache_bytes = -1"))).toBe("CONFIG_LIMIT");
  });

  test.each(["0", "-1", "1.0", "inf", '"7"', "true", "[7]", "99999999999999999999"])("%s is no limit", (value) => {
    expect(failureOf(() => parseConfig(`[limits]\nmax_entries = ${value}`))).toBe("CONFIG_LIMIT");
  });

  test("limits are no part of the redaction table", () => {
    expect(parseConfig("[limits]\nmax_entries = 7\n[redaction]\nterms = 'Lanternfish'")).toMatchObject({
      terms: ["Lanternfish"],
      limits: { maxEntries: 7 },
      unknownKeys: 0,
    });
  });
});

describe("refusals (INV-34)", () => {
  test.each([
    ["CONFIG_NOT_TOML", "terms = [Lanternfish"],
    ["CONFIG_NOT_TOML", 'terms = "one"\nterms = "two"'],
    ["CONFIG_NOT_TOML", `terms = ${"[".repeat(20_000)}`],
    ["CONFIG_LIST_TYPE", "terms = 7"],
    ["CONFIG_LIST_TYPE", "[redaction.people]\nname = 'Oriel'"],
    ["CONFIG_VALUE_TYPE", "terms = ['Lanternfish', 7]"],
    ["CONFIG_VALUE_TYPE", "salt = 7"],
    ["CONFIG_VALUE_TYPE", "keep_public_urls = 'yes'"],
    ["CONFIG_PROFILE", "detector_profile = 'Extended'"],
    ["CONFIG_PROFILE", "detector_profile = 7"],
    ["CONFIG_PLACEHOLDER", "placeholder = 'tiny'"],
    ["CONFIG_TABLE_TYPE", "redaction = 7"],
    ["CONFIG_TABLE_TYPE", "[[redaction]]\nterms = 'Lanternfish'"],
    ["CONFIG_TABLE_TYPE", "limits = 7"],
    ["CONFIG_TABLE_UNSUPPORTED", "[redaction]\n[aliases]\nOriel = ['OV']"],
    ["ALIAS_TABLE", "[redaction]\naliases = ['OV']"],
    ["ALIAS_TABLE", "[[redaction.aliases]]\nOriel = ['OV']"],
    ["ALIAS_TABLE", "[redaction.aliases]\nOriel = [7]"],
    ["ALIAS_TABLE", "[redaction.aliases]\nOriel.Vantongeren = ['OV']"],
    ["CONFIG_VALUE_TYPE", '[server]\nopaque_paths = "yes"'],
    ["CONFIG_VALUE_TYPE", "[server]\nexact_sizes = 1"],
    ["CONFIG_TABLE_TYPE", "server = true"],
    ["CONFIG_TABLE_UNSUPPORTED", "[index]\nenabled = true"],
    ["CONFIG_VALUE_TYPE", "salt_file = 'salts/one'"],
    ["CONFIG_VALUE_TYPE", "salt_file = 5"],
    ["CONFIG_CLIENT", "[clients.laptop]\nuser = 'agent'"],
    ["CONFIG_CLIENT", "[clients]\nlaptop = 'agent'"],
    ["CONFIG_CLIENT", "[clients.laptop]\ntools = 'redctx_read'"],
    ["CONFIG_CLIENT", "[clients.laptop]\ntools = ['read']"],
    ["CONFIG_CLIENT", "[clients.laptop]\npaths = ['/etc']"],
    ["CONFIG_CLIENT", "[clients.laptop]\npaths = ['a/../..']"],
    ["CONFIG_VALUE_TYPE", "[[clients]]\nuser = 'agent'"],
    ["CONFIG_VALUE_TYPE", "[server]\nallowed_hosts = ['a b']"],
  ])("%s: %s", (code, text) => {
    expect(failureOf(() => parseConfig(text))).toBe(code);
  });

  test("a refusal repeats nothing of the file (INV-35)", () => {
    try {
      parseConfig('terms = ["Lanternfish"');
      expect.unreachable();
    } catch (error) {
      const said =
        error instanceof Failure
          ? `${error.message}${error.stack}${JSON.stringify(error)}${String(error.cause)}`
          : "Lanternfish";
      expect(said).not.toContain("Lanternfish");
    }
  });
});

describe("what is only counted", () => {
  test.each([
    ["colour = 'blue'", 1],
    ["[redaction]\ncolour = 'blue'\nmode = 'strict'", 2],
    ["[redaction]\n[redaction.colour]\nfirst = 1\nsecond = 2", 1],
    ["[limits]\nmax_colours = 3", 1],
    ["[limits]\nmax_files = 3", 0],
    ["[limits]\nmax_entries = 3\n[colour]\nfirst = 1\n[redaction]\nterms = []", 1],
    ["__proto__ = 1\nconstructor = 2\n[redaction]\ntoString = 3", 3],
  ])("%s", (text, unknownKeys) => {
    expect(parseConfig(text).unknownKeys).toBe(unknownKeys);
  });
});
