// Which salt holds, where the one on disk lies, and what is refused of it.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveSalt, saltFileName } from "../../src/config/vault-salt.js";
import { failureOf, place, temporaryFolder } from "./temporary-folder.js";

const SALT = "5a".repeat(32);

/** A root and a state folder apart from it. */
function setting() {
  const base = temporaryFolder();
  const root = join(base, "root");
  const state = join(base, "state");
  mkdirSync(root);
  const vaults = join(state, "vaults");
  const file = join(vaults, saltFileName(root));
  const environment = { REDACTED_CONTEXT_STATE_DIR: state, HOME: join(base, "home") };
  return { base, root, state, vaults, file, environment, resolve: () => resolveSalt(root, undefined, environment) };
}

function placeSalt(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, content, { mode: 0o600 });
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("sources", () => {
  test("V14: the file is named by the SHA-256 of the root", () => {
    expect(saltFileName("/srv/source-private")).toBe(
      "d9c2b14381b5f1b397fae44032da121770590838a6468ad29ac6ef1cbe8f5ebe.salt",
    );
  });

  test("the environment comes before the configuration, and neither makes a state", () => {
    const { root, state, environment } = setting();
    const both = { ...environment, REDACTED_CONTEXT_SALT: " from outside\n" };
    expect(resolveSalt(root, "from the file", both)).toEqual({ salt: "from outside", source: "environment" });
    expect(resolveSalt(root, " from the file ", environment)).toEqual({ salt: "from the file", source: "config" });
    expect(existsSync(state)).toBe(false);
  });

  test("a salt may be in a file of its own, which nobody else can read and which lies outside the root", () => {
    const { base, root, state, environment } = setting();
    const saltFile = join(base, "own.salt");
    const named = (path: string) => resolveSalt(root, undefined, environment, { saltFile: path });
    writeFileSync(saltFile, " grain of the sea\n", { mode: 0o600 });
    expect(named(saltFile)).toEqual({ salt: "grain of the sea", source: "salt-file", file: saltFile });
    expect(resolveSalt(root, "written", environment, { saltFile }).source).toBe("config");
    expect(failureOf(() => named(join(base, "none")))).toBe("SALT_UNREADABLE");
    writeFileSync(join(root, "in.salt"), "grain", { mode: 0o600 });
    expect(failureOf(() => named(join(root, "in.salt")))).toBe("STATE_INSIDE_ROOT");
    writeFileSync(join(base, "empty.salt"), " \n", { mode: 0o600 });
    expect(failureOf(() => named(join(base, "empty.salt")))).toBe("SALT_MALFORMED");
    chmodSync(saltFile, 0o640);
    expect(failureOf(() => named(saltFile))).toBe("SALT_PERMISSIONS");
    expect(existsSync(state)).toBe(false);
  });

  test("blank salts are none", () => {
    const { root, environment } = setting();
    expect(resolveSalt(root, " ", { ...environment, REDACTED_CONTEXT_SALT: "\t\u00a0" }).source).toBe("local-state");
  });

  test("the home is used where no state folder is named, and `~` stands for it", () => {
    const { base, root } = setting();
    const home = join(base, "home");
    resolveSalt(root, undefined, { HOME: home });
    expect(readdirSync(join(home, ".local/state/redacted-context-mcp/vaults"))).toEqual([saltFileName(root)]);
    resolveSalt(root, undefined, { HOME: home, REDACTED_CONTEXT_STATE_DIR: "~/other" });
    expect(readdirSync(join(home, "other/vaults"))).toEqual([saltFileName(root)]);
  });
});

describe("creation", () => {
  test("64 hex digits and a line feed, for the owner alone, with nothing left beside them", () => {
    const { file, vaults, resolve } = setting();
    const { salt, source } = resolve();
    expect(source).toBe("local-state");
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(file, "utf8")).toBe(`${salt}\n`);
    expect([modeOf(file), modeOf(vaults)]).toEqual([0o600, 0o700]);
    expect(readdirSync(vaults)).toHaveLength(1);
    expect(resolve().salt).toBe(salt);
  });

  test("each root has its own salt, and a root behind a link has the one of its target", () => {
    const { base, root, environment, resolve } = setting();
    mkdirSync(join(base, "second"));
    symlinkSync(root, join(base, "link"));
    const saltOf = (name: string) => resolveSalt(join(base, name), undefined, environment).salt;
    expect(saltOf("second")).not.toBe(resolve().salt);
    expect(saltOf("link")).toBe(resolve().salt);
  });

  test("an existing salt is read, never rewritten (INV-33)", () => {
    const { file, resolve } = setting();
    placeSalt(file, `${SALT}\n`);
    const before = statSync(file, { bigint: true });
    expect(resolve().salt).toBe(SALT);
    expect(statSync(file, { bigint: true })).toMatchObject({
      ino: before.ino,
      mtimeNs: before.mtimeNs,
      ctimeNs: before.ctimeNs,
    });
  });

  test("what stands in the way of the folder is a constant refusal", () => {
    const { state, resolve } = setting();
    place(state, "a file");
    expect(failureOf(resolve)).toBe("SALT_UNREADABLE");
  });
});

describe("refusals", () => {
  test.each(["", "garbage", SALT.toUpperCase(), SALT.slice(1), `${SALT}\n\n`, `${SALT} `, ` ${SALT}`, "\u00e9"])(
    "malformed: %j",
    (content) => {
      const { file, resolve } = setting();
      placeSalt(file, content);
      expect(failureOf(resolve)).toBe("SALT_MALFORMED");
      expect(readFileSync(file, "utf8")).toBe(content);
    },
  );

  test.each([0o640, 0o604, 0o620, 0o602, 0o644, 0o660])(
    "a file of mode %o is refused and keeps it (INV-31)",
    (mode) => {
      const { file, resolve } = setting();
      placeSalt(file, `${SALT}\n`);
      chmodSync(file, mode);
      expect(failureOf(resolve)).toBe("SALT_PERMISSIONS");
      expect(modeOf(file)).toBe(mode);
    },
  );

  test.each([0o750, 0o705, 0o720, 0o702, 0o755])(
    "a folder of mode %o is refused and keeps it, with a salt and without (INV-31)",
    (mode) => {
      const { file, vaults, resolve } = setting();
      mkdirSync(vaults, { recursive: true });
      chmodSync(vaults, mode);
      expect(failureOf(resolve)).toBe("SALT_PERMISSIONS");
      expect(readdirSync(vaults)).toEqual([]);
      placeSalt(file, `${SALT}\n`);
      expect(failureOf(resolve)).toBe("SALT_PERMISSIONS");
      expect(modeOf(vaults)).toBe(mode);
    },
  );

  test.runIf(process.geteuid?.() === 0).each(["file", "vaults"] as const)(
    "another owner of the %s is refused",
    (which) => {
      const made = setting();
      placeSalt(made.file, `${SALT}\n`);
      chownSync(made[which], 4711, 4711);
      expect(failureOf(made.resolve)).toBe("SALT_PERMISSIONS");
    },
  );

  test("a link or a folder in the place of the salt is refused", () => {
    const linked = setting();
    placeSalt(join(linked.base, "elsewhere"), `${SALT}\n`);
    mkdirSync(linked.vaults, { recursive: true, mode: 0o700 });
    symlinkSync(join(linked.base, "elsewhere"), linked.file);
    expect(failureOf(linked.resolve)).toBe("SALT_UNREADABLE");
    const blocked = setting();
    mkdirSync(blocked.file, { recursive: true, mode: 0o700 });
    expect(failureOf(blocked.resolve)).toBe("SALT_UNREADABLE");
  });
});

describe("a state folder inside the root (INV-32)", () => {
  const refused = (root: string, state: string) =>
    failureOf(() => resolveSalt(root, undefined, { REDACTED_CONTEXT_STATE_DIR: state }));

  test("as written: the root, below it, through `..`, and before it exists", () => {
    const { base, root } = setting();
    for (const state of [
      root,
      join(root, "state"),
      join(root, "a/b/c"),
      `${base}/other/../root/state`,
      base.concat("//root/"),
    ]) {
      expect(refused(root, state), state).toBe("STATE_INSIDE_ROOT");
    }
    expect(readdirSync(root)).toEqual([]);
    expect(refused(join(base, "gone"), join(base, "gone/state"))).toBe("STATE_INSIDE_ROOT");
  });

  test("by links in either direction", () => {
    const { base, root } = setting();
    symlinkSync(root, join(base, "into"));
    expect(refused(root, join(base, "into"))).toBe("STATE_INSIDE_ROOT");
    expect(refused(root, join(base, "into/new/state"))).toBe("STATE_INSIDE_ROOT");
    expect(refused(join(base, "into"), join(root, "state"))).toBe("STATE_INSIDE_ROOT");
    mkdirSync(join(root, "deep/down"), { recursive: true });
    symlinkSync(join(root, "deep/down"), join(base, "below"));
    expect(refused(root, join(base, "below/state"))).toBe("STATE_INSIDE_ROOT");
    mkdirSync(join(base, "outside"));
    symlinkSync(join(base, "outside"), join(root, "out"));
    expect(refused(root, join(root, "out"))).toBe("STATE_INSIDE_ROOT");
    mkdirSync(join(base, "parted"));
    symlinkSync(root, join(base, "parted/vaults"));
    expect(refused(root, join(base, "parted"))).toBe("STATE_INSIDE_ROOT");
  });

  test("a root that is the folder of salts", () => {
    const { state, vaults } = setting();
    mkdirSync(vaults, { recursive: true, mode: 0o700 });
    expect(refused(vaults, state)).toBe("STATE_INSIDE_ROOT");
  });

  test("a sibling whose name begins like the root's is outside", () => {
    const { root } = setting();
    expect(resolveSalt(root, undefined, { REDACTED_CONTEXT_STATE_DIR: `${root}-state` }).source).toBe("local-state");
  });
});

describe("a lock that is already there", () => {
  test("is taken over at once if it is old", () => {
    const { file, vaults, resolve } = setting();
    placeSalt(`${file}.lock`, "");
    utimesSync(`${file}.lock`, 1_000_000, 1_000_000);
    const began = performance.now();
    resolve();
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(readdirSync(vaults)).toEqual([basename(file)]);
  });

  test("is waited for while it is young", () => {
    const { file, resolve } = setting();
    placeSalt(`${file}.lock`, "");
    const age = Date.now() / 1000 - 4.5;
    utimesSync(`${file}.lock`, age, age);
    const began = performance.now();
    resolve();
    expect(performance.now() - began).toBeGreaterThan(300);
  });

  test("does not concern a salt that exists", () => {
    const { file, resolve } = setting();
    placeSalt(file, `${SALT}\n`);
    placeSalt(`${file}.lock`, "");
    expect(resolve().salt).toBe(SALT);
    expect(existsSync(`${file}.lock`)).toBe(true);
  });
});
