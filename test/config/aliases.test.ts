// Alias groups: in which category they are, and every refusal, which names a group by its position and no value.
import { createHmac } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import { Failure, textForOperator } from "../../src/boundary/failure.js";
import { type OpenOptions, openLibrary } from "../../src/library/open-library.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { place, temporaryFolder } from "./temporary-folder.js";

const LISTS = `[redaction]
clients = ["Quillhaven Freight"]
people = ["Oriel Vantongeren", "Marlow Teasdale-Quint"]
terms = ["Lanternfish", "Tarn", "person", "${"long ".repeat(16)}one", "${"x".repeat(257)}", "${"𝐗".repeat(256)}"]
allow = ["Kanban"]
`;

/** What opening a root with these groups says to its operator. */
function refusalOf(groups: string, options: Partial<OpenOptions> = {}): string {
  const root = join(temporaryFolder(), "root");
  mkdirSync(root);
  place(join(root, LOCAL_CONFIG_NAME), `${LISTS}[redaction.aliases]\n${groups}`);
  try {
    openLibrary({
      root,
      mode: "strict",
      includePrivate: false,
      environment: { REDACTED_CONTEXT_SALT: "test-salt" },
      baseline: BASELINE,
      neutralWords: NEUTRAL_WORDS,
      ...options,
    });
    return "opened";
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${error.code} ${textForOperator(error)}`;
  }
}

const GOOD = '"Quillhaven Freight" = ["QF"]\n';

describe("refusals name the group by its position (INV-50)", () => {
  test.each([
    ["ALIAS_CANONICAL_UNKNOWN", '"Wexcombe" = ["WX"]'],
    ["ALIAS_LIST_EMPTY", '"Lanternfish" = []'],
    ["ALIAS_LIST_EMPTY", '"Lanternfish" = ["LF", " "]'],
    ["ALIAS_LIST_LENGTH", `"Lanternfish" = [${Array.from({ length: 65 }, (_, at) => `"fish ${at}"`).join(",")}]`],
    ["ALIAS_IS_CANONICAL", '"Lanternfish" = ["LF", "lanternFISH"]'],
    ["ALIAS_IS_CANONICAL", '"Lanternfish" = ["quillhaven  freight"]'],
    ["ALIAS_SHARED", '"Lanternfish" = ["qf"]'],
    ["ALIAS_SHARED", '"quillhaven freight" = ["Quill"]'],
    ["ALIAS_ALLOWED", '"Lanternfish" = ["kanban"]'],
    ["ALIAS_RESERVED", '"Lanternfish" = ["Handle"]'],
    ["ALIAS_RESERVED", '"person" = ["human"]'],
    ["ALIAS_LENGTH", `"Lanternfish" = ["${"y".repeat(257)}"]`],
    ["ALIAS_LENGTH", `"Lanternfish" = ["${"a ".repeat(17)}"]`],
    ["ALIAS_LENGTH", `"${"long ".repeat(16)}one" = ["short"]`],
    ["ALIAS_LENGTH", `"${"x".repeat(257)}" = ["short"]`],
    ["ALIAS_TABLE", '"Lanternfish" = [7]'],
  ])("%s", (code, group) => {
    const said = refusalOf(`${GOOD}${group}`);
    expect(said).toMatch(new RegExp(`^${code} Alias group 2: [A-Za-z0-9,. ]+$`));
    expect(said.toLowerCase()).not.toMatch(/fish|wexcombe|qf|kanban|xxx|yyy/);
  });

  test("ALIAS_CANONICAL_BUILT_IN: an address is taken before configured terms", () => {
    const config = place(
      join(temporaryFolder(), "own.toml"),
      '[redaction]\nterms = ["desk@quillhaven.example"]\n[redaction.aliases]\n"desk@quillhaven.example" = ["the desk"]\n',
    );
    expect(refusalOf("", { config })).toMatch(/^ALIAS_CANONICAL_BUILT_IN Alias group 1: /);
  });

  test("ALIAS_SUFFIX: two aliases that show the same digits", () => {
    const [one, other] = twins(8);
    expect(refusalOf(`${GOOD}"Lanternfish" = ["${one}", "${other}"]`)).toMatch(/^ALIAS_SUFFIX Alias group 2: /);
    const [first, second] = twins(4);
    const near = `${GOOD}"Lanternfish" = ["${first}", "${second}"]`;
    expect(refusalOf(near)).toBe("opened");
    expect(refusalOf(near, { placeholder: "short" })).toMatch(/^ALIAS_SUFFIX Alias group 2: /);
    const apart = `${GOOD}"Lanternfish" = ["${first}"]\n"Tarn" = ["${second}"]`;
    expect(refusalOf(apart, { placeholder: "short" })).toBe("opened");
  });
});

describe("what is accepted", () => {
  test.each([
    ["64 aliases", `"Lanternfish" = [${Array.from({ length: 64 }, (_, at) => `"fish ${at}"`).join(",")}]`],
    ["a single string", '"Lanternfish" = "LF"'],
    ["an alias that is written twice", '"Lanternfish" = ["LF", "lf", " LF "]'],
    ["a value of 256 characters", `"${"𝐗".repeat(256)}" = ["short"]`],
    [
      "a part of a name as canonical value, and another as alias",
      '"Vantongeren" = ["V."]\n"Marlow Teasdale-Quint" = ["Marlow"]',
    ],
    ["an address as alias", '"Lanternfish" = ["fish@quillhaven.example"]'],
    ["no group", ""],
  ])("%s", (_what, groups) => {
    expect(refusalOf(groups)).toBe("opened");
  });
});

/** Two aliases whose suffixes share their first digits. */
function twins(digits: number): readonly [string, string] {
  const seen = new Map<string, string>();
  for (let at = 0; ; at++) {
    const alias = `fish ${at}`;
    const suffix = createHmac("sha256", "test-salt").update(`alias-form:${alias}`).digest("hex").slice(0, digits);
    const twin = seen.get(suffix);
    if (twin !== undefined) return [twin, alias];
    seen.set(suffix, alias);
  }
}
