// Token files: what is in them, who may read them, and that nothing of them is in an error.
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readClientToken, TokenFile } from "../../src/config/token-file.js";

const ONE = ["one", "made", "up", "0123456789"].join("-");
const TWO = ["two", "made", "up", "9876543210"].join("-");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "redctx-tokens-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(text: string, mode = 0o600): string {
  const path = join(folder, "tokens");
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

describe("a token file", () => {
  it("names the client of each token", () => {
    const tokens = TokenFile.open(written(`# agents\n\n one : ${ONE} \r\ntwo:${TWO}\n`));
    expect([ONE, TWO, `${ONE}x`, "", "one"].map((token) => tokens.clientOf(token))).toEqual([
      "one",
      "two",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("may hold two tokens of one client, so that it can change over", () => {
    const tokens = TokenFile.open(written(`one:${ONE}\none:${TWO}\n`));
    expect([tokens.clientOf(ONE), tokens.clientOf(TWO)]).toEqual(["one", "one"]);
  });

  it("is read again once it has changed, and opens nothing while it cannot be read", () => {
    const path = written(`one:${ONE}\n`);
    const tokens = TokenFile.open(path);
    writeFileSync(path, `two:${TWO}\n`);
    expect([tokens.clientOf(ONE), tokens.clientOf(TWO)]).toEqual([undefined, "two"]);
    chmodSync(path, 0o644);
    expect(tokens.clientOf(TWO)).toBeUndefined();
    chmodSync(path, 0o600);
    expect(tokens.clientOf(TWO)).toBe("two");
    rmSync(path);
    expect(tokens.clientOf(TWO)).toBeUndefined();
  });

  it.each([
    ["a file for others", `one:${ONE}\n`, 0o640, "TOKEN_FILE_PERMISSIONS"],
    ["no token", "\n# nothing\n", 0o600, "TOKEN_FILE_MALFORMED"],
    ["a short token", "one:short\n", 0o600, "TOKEN_FILE_MALFORMED"],
    ["no name", `${ONE}\n`, 0o600, "TOKEN_FILE_MALFORMED"],
    ["a name with a space", `a b:${ONE}\n`, 0o600, "TOKEN_FILE_MALFORMED"],
    ["one token of two clients", `one:${ONE}\ntwo:${ONE}\n`, 0o600, "TOKEN_FILE_MALFORMED"],
  ])("is refused with %s", (_name, text, mode, code) => {
    const path = written(text, mode);
    const failure = thrownBy(() => TokenFile.open(path));
    expect(failure).toMatchObject({ code });
    expect(String(failure)).not.toContain(ONE);
  });

  it("is refused where it is missing or a link", () => {
    expect(thrownBy(() => TokenFile.open(join(folder, "none")))).toMatchObject({ code: "TOKEN_FILE_UNREADABLE" });
    symlinkSync(written(`one:${ONE}\n`), join(folder, "link"));
    expect(thrownBy(() => TokenFile.open(join(folder, "link")))).toMatchObject({ code: "TOKEN_FILE_UNREADABLE" });
  });
});

describe("a client's own file", () => {
  it.each([`${ONE}\n`, `one:${ONE}\n`])("holds one token", (text) => {
    expect(readClientToken(written(text))).toBe(ONE);
  });

  it("holds no second one", () => {
    expect(thrownBy(() => readClientToken(written(`${ONE}\n${TWO}\n`)))).toMatchObject({
      code: "TOKEN_FILE_MALFORMED",
    });
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
