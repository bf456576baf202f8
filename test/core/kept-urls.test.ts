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

function redacted(text: string, publicUrls?: PublicUrls, mode: Mode = "strict"): string {
  const options = { mode, profile: "default", scope: "text", allow: [], terms } as const;
  const policy = Policy.compile(BASELINE, publicUrls === undefined ? options : { ...options, publicUrls });
  return String(redact(Raw.of(text), policy, vault).text);
}

const TOKEN = ["gh", "p_", "Q7".repeat(18)].join("");

describe.each(["strict", "balanced"] as const)("in %s mode", (mode) => {
  it.each([
    "see https://github.com/Brindle/Lantern/issues/7.",
    "[docs](https://docs.python.org/3/library/Email.html#examples) and <http://www.w3.org/TR/PNG>",
    '"url": "https://registry.npmjs.org/left-pad/-/left-pad-1.3.0.tgz",',
    "HTTPS://DOCS.RS/Serde",
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
    ["https://lantern.test/a and https://github.com/a/jane.roe@lantern.test", ["lantern", "jane.roe"]],
  ])("hides what is private in %j (INV-131)", (text, values) => {
    const out = redacted(text, "kept", mode);
    for (const value of values) expect(out).not.toContain(value);
  });
});

it("lists hosts and no suffixes", () => {
  for (const host of PUBLIC_HOSTS) expect(host).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);
  expect(PUBLIC_HOSTS.size).toBeGreaterThan(100);
});
