// The table of repositories: what it takes, what it refuses, and where the token may come from.
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { GithubToken } from "../../src/config/github-token.js";
import { loadConfig } from "../../src/config/load.js";
import { parseConfig } from "../../src/config/schema.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { failureOf, place, temporaryFolder } from "./temporary-folder.js";

const REPO = 'owner = "quillhaven"\nrepo = "ferry-ledger"\n';
const TOKEN = ["gh", "p_", "Kq4".repeat(12)].join("");

function load(config: string, environment: NodeJS.ProcessEnv = {}, root = temporaryFolder()) {
  place(join(root, LOCAL_CONFIG_NAME), config);
  return loadConfig({
    root,
    localConfigName: LOCAL_CONFIG_NAME,
    environment: { REDACTED_CONTEXT_SALT: "test-salt", ...environment },
    neutralWords: new Set(),
  });
}

describe("the table", () => {
  test("has defaults, and repositories in the order of their aliases", () => {
    const { github, unknownKeys } = parseConfig(`[github.repos.tidal]\n${REPO}[github.repos.context]\n${REPO}`);
    expect(unknownKeys).toBe(0);
    expect(github.search).toBe(false);
    expect(github.repositories.map(({ alias }) => alias)).toEqual(["context", "tidal"]);
    expect(github.repositories[0]).toEqual({
      alias: "context",
      owner: "quillhaven",
      repo: "ferry-ledger",
      apiUrl: "https://api.github.com",
      tokenEnv: "GITHUB_TOKEN",
      tokenFile: undefined,
    });
  });

  test("keeps the path of an address, and plain http to this machine", () => {
    const urlOf = (url: string) =>
      parseConfig(`[github.repos.context]\n${REPO}api_url = "${url}"`).github.repositories[0]?.apiUrl;
    expect(urlOf("https://code.quillhaven.test/api/v3/")).toBe("https://code.quillhaven.test/api/v3");
    for (const host of ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])
      expect(urlOf(`http://${host}`)).toBe(`http://${host}`);
  });

  test("counts unknown keys of both tables", () => {
    expect(parseConfig(`[github]\nserach = true\n[github.repos.context]\n${REPO}tokn_env = "A"`).unknownKeys).toBe(2);
  });

  test.each([
    ["CONFIG_GITHUB_TABLES", "github = 7"],
    ["CONFIG_GITHUB_TABLES", "[github]\nrepos = ['quillhaven/ferry-ledger']"],
    ["CONFIG_GITHUB_TABLE", "[github.repos]\ncontext = 'quillhaven/ferry-ledger'"],
    ["CONFIG_GITHUB_REPO", "[github.repos.context]\nowner = 'quillhaven'"],
    ["CONFIG_GITHUB_REPO", "[github.repos.context]\nowner = 'quillhaven'\nrepo = 7"],
    ["CONFIG_GITHUB_REPO", "[github.repos.context]\nowner = 'quillhaven'\nrepo = '..'"],
    ["CONFIG_GITHUB_REPO", "[github.repos.context]\nowner = 'quillhaven/ferry'\nrepo = 'ledger'"],
    ["CONFIG_GITHUB_ALIAS", `[github.repos."a b"]\n${REPO}`],
    ["CONFIG_GITHUB_ALIAS", `[github.repos."@p_000000000000"]\n${REPO}`],
    ["CONFIG_VALUE_TYPE", "[github]\nsearch = 'yes'"],
    ...[
      "http://code.quillhaven.test",
      "http://127.0.0.1.quillhaven.test",
      "ftp://127.0.0.1",
      "https://user@code.quillhaven.test",
      "https://code.quillhaven.test/?a=b",
      "https://code.quillhaven.test/#",
      "code.quillhaven.test",
    ].map((url): [string, string] => ["CONFIG_GITHUB_URL", `[github.repos.context]\n${REPO}api_url = "${url}"`]),
    ["CONFIG_GITHUB_TOKEN", `[github.repos.context]\n${REPO}token_env = "A"\ntoken_file = "a"`],
    ["CONFIG_GITHUB_TOKEN", `[github.repos.context]\n${REPO}token_env = "A B"`],
  ])("refuses as %s: %s", (code, text) => {
    expect(failureOf(() => parseConfig(text))).toBe(code);
  });
});

describe("what is loaded", () => {
  test("owner, name and both together are terms, but none that the operator wrote", () => {
    const config = load(`[redaction]\nterms = ["lantern"]\n[github.repos.context]\n${REPO}`);
    expect(config.terms.terms).toEqual(["lantern", "quillhaven", "ferry-ledger", "quillhaven/ferry-ledger"]);
    expect(config.explicitTermCounts.terms).toBe(1);
  });

  test("a token comes from the variable that is named, else from GITHUB_TOKEN, else there is none", () => {
    const header = (table: string, environment: NodeJS.ProcessEnv) =>
      load(`[github.repos.context]\n${REPO}${table}`, environment).github.repositories[0]?.token.authorization();
    const environment = { GITHUB_TOKEN: "first", OTHER: ` ${TOKEN}\n` };
    expect(header("", environment)).toBe("Bearer first");
    expect(header('token_env = "OTHER"', environment)).toBe(`Bearer ${TOKEN}`);
    expect(header('token_env = "ABSENT"', environment)).toBe(null);
    expect(failureOf(() => header("", { GITHUB_TOKEN: "two words" }))).toBe("CONFIG_GITHUB_TOKEN");
  });

  test("a token file is the owner's alone, and is never served", () => {
    const root = temporaryFolder();
    const config = `[github.repos.context]\n${REPO}token_file = "secrets/token"\n`;
    expect(failureOf(() => load(config, {}, root))).toBe("CONFIG_GITHUB_TOKEN");
    const path = place(join(root, "secrets/token"), `${TOKEN}\n`);
    for (const mode of [0o640, 0o604, 0o644]) {
      chmodSync(path, mode);
      expect(failureOf(() => load(config, {}, root))).toBe("CONFIG_GITHUB_TOKEN");
    }
    chmodSync(path, 0o600);
    const loaded = load(config, { GITHUB_TOKEN: "first" }, root);
    expect(loaded.github.repositories[0]?.token.authorization()).toBe(`Bearer ${TOKEN}`);
    expect(loaded.protectedPaths).toContain("secrets/token");
    place(join(root, "secrets/token"), "\n");
    chmodSync(path, 0o600);
    expect(failureOf(() => load(config, {}, root))).toBe("CONFIG_GITHUB_TOKEN");
  });

  test("a token shows itself to nobody (INV-86)", () => {
    const [settings] = parseConfig(`[github.repos.context]\n${REPO}`).github.repositories;
    if (settings === undefined) throw new Error("no repository");
    const token = GithubToken.of(settings, "/", { GITHUB_TOKEN: TOKEN });
    expect(() => `${token}`).toThrow("TOKEN_CONVERTED");
    expect(() => JSON.stringify({ token })).toThrow("TOKEN_SERIALISED");
    expect(inspect({ token }, { showHidden: true, depth: 9 })).toBe("{ token: GithubToken(withheld) }");
  });
});
