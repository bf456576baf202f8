// What a reader of the documentation expects of secrets and numbers, one line each: hidden in both modes, or left in both.
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import type { Mode } from "../../src/core/detector.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";

const VAULT = new Vault("test-salt");
const NO_TERMS = { clients: [], organizations: [], people: [], terms: [] };
const POLICIES = new Map(
  (["strict", "balanced"] as const).map((mode) => [
    mode,
    Policy.compile(BASELINE, { mode, profile: "default", scope: "text", terms: NO_TERMS, allow: [] }),
  ]),
);

function redacted(text: string, mode: Mode): string {
  const policy = POLICIES.get(mode);
  if (policy === undefined) throw new Error("no policy");
  return redact(Raw.of(text), policy, VAULT).text.toString();
}

// Put together, so that no scanner takes them for real ones.
const HEX = "9f3a7c51".repeat(8);
const CODE_HOST = ["gh", "p_", "Q7zR2m".repeat(6)].join("");
const WORDY = ["hunter2", "boogaloo"].join("");
const HEAD = ["-----BEGIN ", "PRIVATE KEY-----"].join("");
const FOOT = ["-----END ", "PRIVATE KEY-----"].join("");
const BODY = ["MIIEvQIBADANBgkqhkiG9w0BAQEF", "AASCBKcwggSjAgEAAoIBAQDNtarn", "q7fQvFerry0=="];
const encoded = (text: string) => Buffer.from(text).toString("base64");

describe.each(["strict", "balanced"] as const)("%s mode hides", (mode) => {
  it.each([
    ["64 hexadecimal digits", `key ${HEX} end`, HEX],
    ["128 of them", `${HEX}${HEX}`, HEX.slice(0, 16)],
    ["a salt in quotes, spaces and all", 'salt = "my local vault passphrase"', "vault passphrase"],
    ["a short salt", "salt:tarn7", "tarn7"],
    ["a prefixed salt", "vault_salt: another hidden value", "another hidden"],
    ["keys in capitals", `DB_PASSWORD=${WORDY} and API_TOKEN=abcdefghijklmnop1`, WORDY],
    ["a value on the next line", `password =\n${WORDY}9\ntarget`, WORDY],
    ["a token between brackets that look like a placeholder", `[SECRET_${CODE_HOST}]`, CODE_HOST],
    ["a token with invisible letters", CODE_HOST.replace(/(.{10})/g, "$1\u200b"), CODE_HOST.slice(12, 20)],
    ["a token in base64", `token: ${encoded(CODE_HOST)}`, encoded(CODE_HOST)],
    [
      "a token in base64 without a word for it",
      `blob ${encoded(`x=${CODE_HOST};`)} end`,
      encoded(`x=${CODE_HOST};`).slice(8, 40),
    ],
    ["a token in an escaped JSON in JSON", JSON.stringify({ a: JSON.stringify({ token: CODE_HOST }) }), CODE_HOST],
    ["a token with percent signs", `?t=${CODE_HOST.replace(/m/g, "%6d")}`, "zR2%6dQ7"],
    ["a key over lines", [HEAD, ...BODY, FOOT].join("\n"), BODY[1]],
    ["a key on one line", `"${[HEAD, ...BODY, FOOT].join("\\n")}"`, BODY[1]],
    ["a key without an end", ["  ", HEAD, "\n  ", BODY.join("\n  ")].join(""), BODY[1]],
    ["a key behind a decoy", `// ${HEAD}\n${[HEAD, ...BODY, FOOT].join("\n")}`, BODY[1]],
    ["a card", "card 4111 1111 1111 1111.", "4111 1111"],
    ["an IBAN", "DE89 3704 0044 0532 0130 00", "3704 0044"],
    ["a phone number", "call +36 30 555 0134 now", "555 0134"],
    ["mail addresses side by side", "a@x.test b@x.test,c@x.test", "@x.test"],
    ["a basic-auth address", `https://deploy:${WORDY}@host.test/x`, WORDY],
    ["a table's secret column", `user,password\nbob,${WORDY}\n`, WORDY],
    ["a password in a tag", `<password>${WORDY}9</password>`, WORDY],
    ["a password on a command line", `mysql --password ${WORDY}9 main`, WORDY],
  ])("%s", (_name, text, hidden = "") => {
    const result = redacted(text, mode);
    expect(result.includes(hidden)).toBe(false);
    expect(result.split("\n").length).toBeGreaterThan(0);
  });
});

describe.each(["strict", "balanced"] as const)("%s mode leaves", (mode) => {
  it.each([
    ["a word of hexadecimal digits", "cafebabe"],
    ["a commit", "fixed in 5d41402abc4b2a76b9719d911017c592aabbccdd"],
    ["dates and times", "2026-03-14 12:30, 14.03.2026, 2026-06-11T10:00:00Z"],
    ["versions and ranges", "v1.2.3.4, 0.5.12, 2024-2025, lines 120-134"],
    ["amounts and sizes", "1,234,567 or 1 000 000 bytes, 3.14159, 50%"],
    ["stand-ins", "password = ${DB_PASSWORD}\ntoken: <token>\nkey=xxxx\nsecret = changeme\n"],
    ["references", "const token = process.env.API_TOKEN;\nlet password = getPassword();\n"],
    ["prose after a secret word", "the password is not stored here, and a token ends after an hour"],
    ["percent signs that are no escapes", "100 %zz and %zz"],
  ])("%s", (_name, text) => {
    expect(redacted(text, mode)).toBe(text);
  });
});
