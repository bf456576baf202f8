// What was redacted stays as it is when it is redacted again: quotes that redaction wrote, and words that a placeholder stands for, make no secret of the rest.

import { describe, expect, it } from "vitest";
import { stringify as writeYaml } from "yaml";
import { Redactor } from "../../bench/redactor.js";

const KEYS = ["password", "api_key", "token", "passwort", "note"] as const;
const VALUES = [
  "J. Quint (ops)",
  "Dr. Marlow Quint",
  "call Marlow Quint, then Vesper",
  "met Tess Vasshaug on Monday",
  "O'Quill",
  "Vesper Quillon",
  "tess.vasshaug@oriel.example or Marlow Quint",
] as const;
const FORMATS: Readonly<Record<string, (key: string, value: string) => string>> = {
  YAML: (key, value) => writeYaml({ kind: 3, [key]: value }),
  "YAML in one line": (key, value) => `kind: 3\nrow: { ${key}: ${value.replaceAll(",", ";")}, x: 1 }\n`,
  JSON: (key, value) => JSON.stringify({ [key]: value }),
  CSV: (key, value) => `kind,${key}\n3,${value.replaceAll(",", ";")}\n`,
  settings: (key, value) => `${key} = ${value}\nkind = 3\n`,
};

describe.each(["strict", "balanced"] as const)("in %s mode", (mode) => {
  const redactor = new Redactor(mode);
  it.each(Object.entries(FORMATS))("%s is the same a second time (INV-132)", (_, write) => {
    for (const key of KEYS) {
      for (const value of VALUES) {
        const once = redactor.redact(write(key, value));
        expect(redactor.redact(once)).toBe(once);
      }
    }
  });

  it("a secret beside a placeholder is hidden", () => {
    const left = ["tarragon", "52"].join("-");
    expect(redactor.redact(`password: "[PERSON_${"0".repeat(32)}]-${left}"`)).not.toContain(left);
  });
});
