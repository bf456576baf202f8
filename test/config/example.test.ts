// The example in the repository loads as it stands, shows every key, and shows what is planned only in comments.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { GITHUB_KEYS, GITHUB_REPO_KEYS } from "../../src/config/github-settings.js";
import { DEFAULT_LIMITS, LIMIT_KEYS } from "../../src/config/limits.js";
import { loadConfig } from "../../src/config/load.js";
import { parseConfig, REDACTION_KEYS } from "../../src/config/schema.js";
import { DEFAULT_SERVER_SETTINGS, SERVER_KEYS } from "../../src/config/server-settings.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { failureOf, place, temporaryFolder } from "./temporary-folder.js";

const EXAMPLE = readFileSync(resolve(import.meta.dirname, "../../config.example.toml"), "utf8");

test("it loads, and nothing in it is unknown", () => {
  const root = temporaryFolder();
  place(join(root, LOCAL_CONFIG_NAME), EXAMPLE);
  const config = loadConfig({
    root,
    localConfigName: LOCAL_CONFIG_NAME,
    environment: { REDACTED_CONTEXT_SALT: "test-salt" },
    neutralWords: new Set(),
  });
  expect(config).toMatchObject({
    configLoaded: true,
    unknownKeys: 0,
    limits: DEFAULT_LIMITS,
    server: DEFAULT_SERVER_SETTINGS,
  });
  expect(Object.values(config.explicitTermCounts).every((count) => count > 0)).toBe(true);
});

test("it explains alias groups", () => {
  expect(parseConfig(EXAMPLE).aliases).toHaveLength(1);
  expect(EXAMPLE).toMatch(/^# .+\n\[redaction\.aliases\]\n"/m);
});

test.each([
  ...REDACTION_KEYS.filter((key) => key !== "aliases"),
  ...Object.values(LIMIT_KEYS),
  ...Object.values(SERVER_KEYS),
  ...GITHUB_KEYS.filter((key) => key !== "repos"),
  ...GITHUB_REPO_KEYS,
])("it explains %s", (key) => {
  expect(EXAMPLE).toMatch(new RegExp(`^# .+\\n(?:# )?${key} = `, "m"));
});

test("each planned table is refused once its comment sign is taken away", () => {
  const planned = [...EXAMPLE.matchAll(/^# (\[.+?\])/gm)].map(([, header]) => header ?? "");
  expect(planned).toEqual(["[index]"]);
  for (const header of planned) {
    expect(
      failureOf(() => parseConfig(EXAMPLE.replace(`# ${header}`, header))),
      header,
    ).toBe("CONFIG_TABLE_UNSUPPORTED");
  }
});
