// A library that follows its configuration: what is taken over, what blocks, how a block ends, and what is dropped.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import { codeOf } from "../../src/boundary/failure.js";
import { Raw } from "../../src/core/raw.js";
import { type Change, LiveLibrary } from "../../src/library/live-library.js";
import type { OpenOptions } from "../../src/library/open-library.js";
import { read } from "../../src/query/read.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { place, temporaryFolder } from "../config/temporary-folder.js";
import { codeFrom, deskAt, OPERATOR } from "../query/open-desk.js";

const TEXT = "lanternfish and wexcombe\n";

class Followed {
  readonly base = temporaryFolder();
  readonly root = join(this.base, "kb");
  readonly config = join(this.root, LOCAL_CONFIG_NAME);
  readonly changes: Change[] = [];
  readonly live: LiveLibrary;

  constructor(config: string | undefined, options: Partial<OpenOptions> = {}) {
    mkdirSync(this.root);
    place(join(this.root, "a.txt"), TEXT);
    if (config !== undefined) place(this.config, config);
    const settings: OpenOptions = {
      root: this.root,
      mode: "balanced",
      includePrivate: false,
      environment: { REDACTED_CONTEXT_SALT: "test-salt", HOME: join(this.base, "home") },
      baseline: BASELINE,
      neutralWords: NEUTRAL_WORDS,
      ...options,
    };
    this.live = LiveLibrary.open(settings, (change) => this.changes.push(change));
  }

  /** Configured terms in the text of our own, as the library in force sees it; or the code of what blocks it. */
  hidden(): string {
    try {
      const { text } = this.live.current().library.redactText(Raw.of(TEXT));
      return text
        .toString()
        .replace(/\[[A-Z]+_[0-9a-f]+\]/g, "-")
        .trim();
    } catch (error) {
      return codeOf(error);
    }
  }
}

const NONE = "lanternfish and wexcombe";
const FISH = "- and wexcombe";
const BOTH = "- and -";

describe("a configuration that is edited", () => {
  it("holds from the next call on, ids and placeholders stay (F04)", () => {
    const followed = new Followed('terms = ["lanternfish"]');
    const before = followed.live.current();
    const token = before.library.redactText(Raw.of("lanternfish")).text.toString();
    expect(followed.hidden()).toBe(FISH);
    place(followed.config, 'terms = ["lanternfish", "wexcombe"]');
    expect(followed.hidden()).toBe(BOTH);
    expect(followed.live.current().library.redactText(Raw.of("lanternfish")).text.toString()).toBe(token);
    expect(followed.changes).toEqual([{ opened: followed.live.current() }]);
  });

  it("and one that is not is the same library, with its cache (F05)", () => {
    const followed = new Followed('terms = ["lanternfish"]');
    expect(followed.live.current()).toBe(followed.live.current());
    expect(followed.changes).toEqual([]);
  });

  it("of the same size within one tick of the clock is seen (F17) (INV-52)", () => {
    const followed = new Followed('terms = ["lanternfish"]');
    const { atime, mtime } = statSync(followed.config);
    place(followed.config, 'terms = ["wexcombefis"]'.replace("wexcombefis", "wexcombe   "));
    utimesSync(followed.config, atime, mtime);
    expect(followed.hidden()).toBe("lanternfish and -");
  });

  it("replaced by another file is seen (F11)", () => {
    const followed = new Followed('terms = ["lanternfish"]');
    renameSync(place(join(followed.base, "new.toml"), 'terms = ["wexcombe"]'), followed.config);
    expect(followed.hidden()).toBe("lanternfish and -");
  });

  it("created after the start holds, under the salt of the start (F15)", () => {
    const followed = new Followed(undefined, { environment: { REDACTED_CONTEXT_STATE_DIR: temporaryFolder() } });
    expect(followed.hidden()).toBe(NONE);
    place(followed.config, 'terms = ["lanternfish"]');
    expect(followed.hidden()).toBe(FISH);
  });

  it("named by a flag and created later holds and is never served (A10)", async () => {
    const base = temporaryFolder();
    const config = join(base, "kb", "own.toml");
    mkdirSync(join(base, "kb"));
    const followed = new Followed(undefined, { root: join(base, "kb"), config });
    place(config, 'terms = ["lanternfish"]');
    expect(followed.hidden()).toBe(FISH);
    const desk = deskAt(followed.live.current().library, OPERATOR);
    expect(await codeFrom(read(desk, { path: "own.toml", maxChars: 100 }))).toBe("EXCLUDED");
  });

  it("brings its exclusions, limits, profile and form of placeholders", async () => {
    const followed = new Followed("");
    place(
      followed.config,
      '[redaction]\nterms = "lanternfish"\nplaceholder = "short"\ndetector_profile = "extended"\nexclude_globs = "a.*"\n[limits]\nmax_entries = 7\n[server]\nexact_sizes = true\n',
    );
    const { library, limits, server } = followed.live.current();
    expect(library.redactText(Raw.of("lanternfish")).text.toString()).toMatch(/^\[SENSITIVE_[0-9a-f]{10}\]$/);
    expect([limits.maxEntries, server.exactSizes, followed.live.profile]).toEqual([7, true, "extended"]);
    expect(await codeFrom(read(deskAt(library, OPERATOR), { path: "a.txt", maxChars: 100 }))).toBe("EXCLUDED");
  });

  it("brings whether addresses of well-known sites are kept (INV-131)", () => {
    const followed = new Followed("");
    const shown = () => followed.live.current().library.redactText(Raw.of("https://docs.rs/serde")).text.toString();
    expect(shown()).toMatch(/^\[URL_/);
    place(followed.config, "[redaction]\nkeep_public_urls = true\n");
    expect(shown()).toBe("https://docs.rs/serde");
    place(followed.config, "[redaction]\nkeep_public_urls = false\n");
    expect(shown()).toMatch(/^\[URL_/);
  });

  it("is no longer the one that an answer under way was made from (INV-53)", () => {
    const followed = new Followed("");
    const before = followed.live.current();
    followed.live.confirm(before);
    place(followed.config, 'terms = ["lanternfish"]');
    expect(codeFromCall(() => followed.live.confirm(before))).toBe("POLICY_CHANGED");
    followed.live.confirm(followed.live.current());
  });
});

describe("term files", () => {
  const CONFIG = 'term_files = ["terms.txt"]';

  it("are waited for, followed, and never served (A11)", async () => {
    const followed = new Followed(CONFIG);
    expect(followed.hidden()).toBe(NONE);
    place(join(followed.root, "terms.txt"), "lanternfish\n");
    expect(followed.hidden()).toBe(FISH);
    const desk = deskAt(followed.live.current().library, OPERATOR);
    expect(await codeFrom(read(desk, { path: "terms.txt", maxChars: 100 }))).toBe("EXCLUDED");
    place(join(followed.root, "terms.txt"), "lanternfish\nwexcombe\n");
    expect(followed.hidden()).toBe(BOTH);
  });

  it("that were loaded and are gone block until they are back or no longer named (F09) (INV-54)", () => {
    const followed = new Followed(CONFIG);
    const terms = place(join(followed.root, "terms.txt"), "lanternfish\n");
    expect(followed.hidden()).toBe(FISH);
    rmSync(terms);
    expect(followed.hidden()).toBe("POLICY_RELOAD");
    place(terms, "wexcombe\n");
    expect(followed.hidden()).toBe("lanternfish and -");
    rmSync(terms);
    expect(followed.hidden()).toBe("POLICY_RELOAD");
    place(followed.config, 'terms = ["lanternfish"]');
    expect(followed.hidden()).toBe(FISH);
  });

  it("that become a link, a folder or another encoding block", () => {
    const followed = new Followed(CONFIG);
    const terms = place(join(followed.root, "terms.txt"), "lanternfish\n");
    const elsewhere = place(join(followed.base, "elsewhere.txt"), "lanternfish\n");
    for (const spoil of [
      () => symlinkSync(elsewhere, terms),
      () => mkdirSync(terms),
      () => place(terms, Uint8Array.of(0xff, 0xfe, 0x61, 0)),
    ]) {
      expect(followed.hidden()).toBe(FISH);
      rmSync(terms, { recursive: true });
      spoil();
      expect(followed.hidden()).toBe("POLICY_RELOAD");
      rmSync(terms, { recursive: true });
      place(terms, "lanternfish\n");
    }
  });
});

describe("a block", () => {
  it.each([
    ["no TOML", "terms = [", "CONFIG_NOT_TOML"],
    ["a wrong type", "terms = 7", "CONFIG_LIST_TYPE"],
    ["a faulty limit", "[limits]\nmax_entries = 0", "CONFIG_LIMIT"],
    ["a faulty alias group", '[redaction.aliases]\n"Nobody" = ["No"]', "ALIAS_CANONICAL_UNKNOWN"],
  ])("by %s ends with the repair (INV-54)", (_what, broken, reason) => {
    const followed = new Followed('terms = ["lanternfish"]');
    const before = followed.live.current();
    place(followed.config, broken);
    expect([followed.hidden(), followed.hidden()]).toEqual(["POLICY_RELOAD", "POLICY_RELOAD"]);
    expect(codeFromCall(() => followed.live.confirm(before))).toBe("POLICY_RELOAD");
    expect(followed.live.profile).toBe("default");
    expect(followed.changes).toEqual([{ blocked: "POLICY_RELOAD", reason }]);
    place(followed.config, 'terms = ["lanternfish"]');
    expect(followed.hidden()).toBe(FISH);
    expect(codeFromCall(() => followed.live.confirm(before))).toBe("POLICY_CHANGED");
  });

  it("by what loads and cannot be put together has its own text", () => {
    const followed = new Followed("");
    place(
      followed.config,
      '[redaction]\nterms = "desk@wexcombe.test"\n[redaction.aliases]\n"desk@wexcombe.test" = "desk"\n',
    );
    expect(followed.hidden()).toBe("POLICY_APPLY");
    expect(followed.changes).toEqual([{ blocked: "POLICY_APPLY", reason: "ALIAS_CANONICAL_BUILT_IN" }]);
    place(followed.config, "");
    expect(followed.hidden()).toBe(NONE);
  });

  it("by a configuration that is gone, or has become a link that leads nowhere", () => {
    const followed = new Followed('terms = ["lanternfish"]');
    rmSync(followed.config);
    expect(followed.hidden()).toBe("POLICY_RELOAD");
    symlinkSync("nowhere", followed.config);
    expect(followed.hidden()).toBe("POLICY_RELOAD");
    rmSync(followed.config);
    place(followed.config, 'terms = ["wexcombe"]');
    expect(followed.hidden()).toBe("lanternfish and -");
  });

  it("by a link that leads nowhere where there was nothing", () => {
    const followed = new Followed(undefined);
    symlinkSync("nowhere", followed.config);
    expect(followed.hidden()).toBe("POLICY_RELOAD");
    rmSync(followed.config);
    expect(followed.hidden()).toBe(NONE);
  });
});

describe("a salt that changes (INV-55)", () => {
  it("in the configuration blocks until it is restored", () => {
    const followed = new Followed('salt = "one"', { environment: {} });
    place(followed.config, 'salt = "two"\nterms = "lanternfish"');
    expect([followed.hidden(), followed.hidden()]).toEqual(["POLICY_SALT", "POLICY_SALT"]);
    place(followed.config, 'salt = "one"\nterms = "lanternfish"');
    expect(followed.hidden()).toBe(FISH);
  });

  it("from the configuration to the state folder makes none there", () => {
    const state = temporaryFolder();
    const followed = new Followed('salt = "one"', { environment: { REDACTED_CONTEXT_STATE_DIR: state } });
    place(followed.config, "");
    expect(followed.hidden()).toBe("POLICY_SALT");
    expect(readdirSync(state)).toEqual([]);
  });

  it("on disk: gone, spoilt, shared or another one", () => {
    const state = temporaryFolder();
    const followed = new Followed("", { environment: { REDACTED_CONTEXT_STATE_DIR: state } });
    const folder = join(state, "vaults");
    const file = join(folder, readdirSync(folder).find((name) => name.endsWith(".salt")) ?? "");
    renameSync(file, `${file}.kept`);
    const restored = () => {
      rmSync(file, { force: true });
      renameSync(`${file}.kept`, file);
      expect(followed.hidden()).toBe(NONE);
      renameSync(file, `${file}.kept`);
    };
    for (const spoil of [
      () => {},
      () => place(file, "x"),
      () => chmodSync(place(file, `${"0".repeat(64)}\n`), 0o644),
      () => chmodSync(place(file, `${"0".repeat(64)}\n`), 0o600),
    ]) {
      spoil();
      expect(followed.hidden()).toBe("POLICY_SALT");
      restored();
    }
    expect(readdirSync(folder).filter((name) => !name.endsWith(".kept") && !name.endsWith(".lock"))).toEqual([]);
  });

  it("in the environment counts at the start alone", () => {
    const followed = new Followed('salt = "one"');
    place(followed.config, 'salt = "two"\nterms = "lanternfish"');
    expect(followed.hidden()).toBe(FISH);
  });
});

it("nothing of an older policy is held once it is replaced or blocked (F19) (INV-53)", async () => {
  const followed = new Followed('terms = ["lanternfish"]');
  const old = new WeakRef(followed.live.current());
  await read(deskAt(followed.live.current().library), { path: "a.txt", maxChars: 100 });
  place(followed.config, "terms = [");
  expect(followed.hidden()).toBe("POLICY_RELOAD");
  await collected(old);
});

/** Collects garbage until an object is gone. */
async function collected(held: WeakRef<object>): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("no collector");
  for (let round = 0; held.deref() !== undefined; round++) {
    if (round > 50) throw new Error("still held");
    // A weak reference that was asked holds its object until the turn ends.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
}

function codeFromCall(act: () => unknown): string {
  try {
    act();
    return "none";
  } catch (error) {
    return codeOf(error);
  }
}
