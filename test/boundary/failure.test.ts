// A failure is a code and the constant text of that code, whatever it was made from.
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { type Code, codeOf, FAILURES, Failure, spokenToAgent, textForOperator } from "../../src/boundary/failure.js";

describe("Failure", () => {
  it("carries its code, its constant text and nothing else (INV-36)", () => {
    const failure = new Failure("NOT_FOUND");
    expect(failure.message).toBe(FAILURES.NOT_FOUND);
    expect(failure.cause).toBeUndefined();
    expect(Object.keys(failure).sort()).toEqual(["code", "name"]);
    expect(inspect(failure)).not.toContain(import.meta.dirname);
    expect(failure.stack).toBe("Failure: NOT_FOUND");
  });

  it("may carry a place in the configuration, which is said to the operator alone (INV-50)", () => {
    const failure = new Failure("ALIAS_LIST_EMPTY", { kind: "alias-group", number: 2 });
    expect(failure.message).toBe(FAILURES.ALIAS_LIST_EMPTY);
    expect(Object.keys(failure).sort()).toEqual(["code", "name", "place"]);
    expect(textForOperator(failure)).toBe("Alias group 2: The alias list is empty or holds a blank alias.");
    expect(textForOperator(new Failure("CONFIG_NOT_TOML", { kind: "line", number: 7 }))).toBe(
      "Line 7: The redaction config is not valid TOML.",
    );
    expect(textForOperator(new Failure("DEADLINE"))).toBe(FAILURES.DEADLINE);
    expect(textForOperator(new Error("ENOENT /home/ann"))).toBe(FAILURES.INTERNAL);
  });

  it("has a text without holes for every code", () => {
    for (const [code, text] of Object.entries(FAILURES)) {
      expect(code).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/);
      // The one pair of brackets stands for a word that the operator chooses, as in the README.
      expect(text.replace("<alias>", "alias")).toMatch(/^[^%{}$<>]+\.$/);
    }
  });
});

describe("codeOf", () => {
  it("keeps the code of a failure and drops the text of anything else (INV-37)", () => {
    expect(codeOf(new Failure("DEADLINE"))).toBe("DEADLINE");
    for (const thrown of [new Error("ENOENT /home/ann"), "text", null, undefined, { code: "DEADLINE" }]) {
      expect(codeOf(thrown)).toBe("INTERNAL");
    }
  });
});

describe("spokenToAgent", () => {
  it("says one and the same of every path that is not served (INV-38)", () => {
    const path: readonly Code[] = [
      "OUTSIDE_ROOT",
      "UNSAFE_PATH",
      "NOT_FOUND",
      "NOT_FILE",
      "NOT_DIRECTORY",
      "EXCLUDED",
      "PATH_ID_COLLISION",
    ];
    for (const code of path) expect(spokenToAgent(code)).toBe("PATH_UNAVAILABLE");
    expect(spokenToAgent("DEADLINE")).toBe("DEADLINE");
  });
});
