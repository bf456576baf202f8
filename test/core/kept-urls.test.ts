// Addresses of well-known sites: kept if the operator says so, and never more of them than scheme, host and path.
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import type { Mode, PublicUrls } from "../../src/core/detector.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { PUBLIC_HOSTS } from "../../src/scan/public-hosts.js";
import { NO_TERMS } from "./toy-baseline.js";

const vault = new Vault("test-salt");
const terms = { ...NO_TERMS, clients: ["Quillhaven Freight"] };

const policies = new Map<string, Policy>();

function policyOf(mode: Mode, publicUrls?: PublicUrls): Policy {
  const options = { mode, profile: "default", scope: "text", allow: [], terms } as const;
  const key = `${mode} ${publicUrls}`;
  const policy =
    policies.get(key) ?? Policy.compile(BASELINE, publicUrls === undefined ? options : { ...options, publicUrls });
  policies.set(key, policy);
  return policy;
}

function redacted(text: string, publicUrls?: PublicUrls, mode: Mode = "strict"): string {
  return String(redact(Raw.of(text), policyOf(mode, publicUrls), vault).text);
}

const TOKEN = ["gh", "p_", "Q7".repeat(18)].join("");

const DRAWN = ["Xk29fj", "Qpz81L", "mZq7w0"].join("");

describe.each(["strict", "balanced"] as const)("in %s mode", (mode) => {
  it.each([
    "see https://github.com/Brindle/Lantern/issues/7.",
    "[docs](https://docs.python.org/3/library/Email.html#examples) and <http://www.w3.org/TR/PNG>",
    '"url": "https://registry.npmjs.org/left-pad/-/left-pad-1.3.0.tgz",',
    "HTTPS://DOCS.RS/Serde",
    `https://github.com/a/b/commit/${"0af3".repeat(10)}`,
    "git+https://github.com/Brindle/Lantern.git",
    "https://docs.rs/serde/latest/serde/trait.Deserialize.html#tymethod.deserialize",
    "https://nodejs.org/api/fs.html#fspromisesreadfilepath-options",
    "https://github.com/a/b/pull/12/files#diff-1",
    "https://github.com/advisories/GHSA-7q2x-9v4k-3w8m",
  ])("keeps %j (INV-131)", (text) => {
    expect(redacted(text, "kept", mode)).toBe(text);
    expect(redacted(text, undefined, mode)).toContain("[URL_");
    expect(redacted(text, "hidden", mode)).toContain("[URL_");
  });

  it.each([
    ["https://github.com/a/b?code=qx7&next=z", ["qx7", "next"]],
    ["https://docs.rs/serde#access_token=qx7qx7", ["qx7"]],
    ["https://jane:pw-77@github.com/a", ["jane", "pw-77", "github"]],
    ["https://github.com:8443/quay", ["8443", "quay"]],
    ["https://github.com.lantern.test/quay", ["lantern", "quay"]],
    ["https://gist.github.com/quay", ["gist", "quay"]],
    ["https://github.com/Quillhaven-Freight/site", ["Quillhaven", "Freight"]],
    [`https://github.com/a/${TOKEN}`, [TOKEN]],
    [`https://github.com/a/token/${DRAWN}`, [DRAWN]],
    [`https://github.com/a/${DRAWN}/b`, [DRAWN]],
    [`https://github.com/a/b#${DRAWN}`, [DRAWN]],
    [`https://github.com/a/${["qwxzk", "jvbnmpdf"].join("")}`, ["qwxzk"]],
    [`https://github.com/a/${"0af3b7".repeat(4)}`, ["0af3b7"]],
    ["https://github.com/a/secret/lantern-quay", ["lantern", "quay"]],
    ["https://github.com/redirect/vault.lantern.example/quay", ["vault", "lantern", "quay"]],
    ["https://github.com/a/.vault.lantern.example/quay", ["vault", "lantern", "quay"]],
    ["https://github.com/a/vault.lantern.example./quay", ["vault", "lantern", "quay"]],
    ["https://github.com/a/token//lantern-quay", ["lantern", "quay"]],
    ["https://github.com/a/b&user=ingrid.vasshaug", ["ingrid", "vasshaug"]],
    ["https://lantern.test/a and https://github.com/a/jane.roe@lantern.test", ["lantern", "jane.roe"]],
  ])("hides what is private in %j (INV-131)", (text, values) => {
    const out = redacted(text, "kept", mode);
    for (const value of values) expect(out).not.toContain(value);
  });
});

const NAMED =
  "the owner is Ingrid Vasshaug, born 1984-03-02, phone +36 30 555 0142, mail i.v@lantern.test, see https://lantern.test/q";
const CHINESE = "王小明，13812345678";

describe.each(["strict", "balanced"] as const)("behind a kept address in %s mode", (mode) => {
  it.each([...",;|'\"<>()[]{}!*—，：；）】\n\t ", ": ", "','contact':'", String.raw`\n`, "%20"])(
    "is ordinary text after %j (INV-131)",
    (sign) => {
      for (const rest of [NAMED, CHINESE, "Vasshaug|", "db.lantern.test"]) {
        const alone = redacted(`a${sign}${rest}`, "kept", mode);
        expect(redacted(`https://github.com/a/b${sign}${rest}`, "kept", mode)).toBe(
          alone.replace("a", "https://github.com/a/b"),
        );
      }
    },
  );

  it("keeps no name that goes on behind it in another script (INV-131)", () => {
    expect(redacted("https://github.com/a/b/王小明", "kept", mode)).toBe(
      `https://github.com/a/b${redacted("/王小明", "kept", mode)}`,
    );
  });
});

it("lists hosts and no suffixes", () => {
  for (const host of PUBLIC_HOSTS) expect(host).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);
  expect(PUBLIC_HOSTS.size).toBeGreaterThan(100);
});
