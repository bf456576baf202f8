// Fuzzes the engine: whatever a text is, it is redacted, keeps its lines, holds no configured value, and stays as it is a second time.

import fc from "fast-check";
import { BASELINE } from "../../../detectors/index.js";
import { Policy } from "../../../src/core/policy.js";
import { Raw } from "../../../src/core/raw.js";
import { redact } from "../../../src/core/redact.js";
import { Vault } from "../../../src/core/vault.js";
import { target } from "./target.js";
import { holdsValue, spacedTexts, TERMS, texts } from "./texts.js";

const MODES = ["strict", "balanced"] as const;
const PROFILES = ["default", "extended"] as const;

/** A text, and whether its pieces stand apart. */
const written = fc.oneof(
  texts.map((text) => ({ text, spaced: false })),
  spacedTexts.map((text) => ({ text, spaced: true })),
);
const inputs = fc.record({ written, mode: fc.constantFrom(...MODES), profile: fc.constantFrom(...PROFILES) });

export const redactionTarget = target("redaction", inputs, () => {
  const vault = new Vault("fuzz-salt");
  const policies = new Map(
    MODES.flatMap((mode) =>
      PROFILES.map((profile) => [
        `${mode} ${profile}`,
        Policy.compile(BASELINE, { mode, profile, scope: "text", terms: TERMS, allow: ["Maria"] }),
      ]),
    ),
  );
  return {
    async judge({ written: { text, spaced }, mode, profile }) {
      const policy = policies.get(`${mode} ${profile}`);
      if (policy === undefined) return "there is no policy";
      const once = String(redact(Raw.of(text), policy, vault).text);
      if (holdsValue(once)) return "a configured value came out";
      if (linesOf(once) !== linesOf(text)) return "lines were lost or added";
      // What touches a value without a border may be found only when that is a placeholder: a second time may find more there.
      const twice = String(redact(Raw.of(once), policy, vault).text);
      if (linesOf(twice) !== linesOf(text)) return "a second time loses or adds lines";
      return spaced && twice !== once ? "redacting twice changes it" : undefined;
    },
  };
});

function linesOf(text: string): number {
  return text.split(/\r\n|\r|\n/).length;
}
