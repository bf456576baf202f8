// Fuzzes configurations: each is taken or refused with a code, and a refusal repeats nothing of it.
import fc from "fast-check";
import { Failure } from "../../../src/boundary/failure.js";
import { parseConfig } from "../../../src/config/schema.js";
import { target } from "./target.js";
import { texts } from "./texts.js";

const MARK = "odrhuin";

const KEYS = [
  "clients",
  "organizations",
  "people",
  "terms",
  "allow",
  "exclude_dirs",
  "exclude_globs",
  "term_files",
  "salt",
  "detector_profile",
  "placeholder",
  "keep_public_urls",
  "max_entries",
  "cache_bytes",
  "opaque_paths",
  "audit_log",
  "audit_log_bytes",
  "__proto__",
  "constructor",
  MARK,
  `"${MARK} x"`,
] as const;
const HEADERS = [
  "[redaction]",
  "[limits]",
  "[server]",
  "[redaction.aliases]",
  "[github.repos.a]",
  "[index]",
  "[[redaction]]",
  `[${MARK}]`,
  "[__proto__]",
] as const;
const LITERALS = [
  "true",
  "false",
  "1",
  "0",
  "-1",
  "1.5",
  "1e400",
  "99999999999999999999",
  "inf",
  "nan",
  "1979-05-27",
  `"${MARK}"`,
  `'${MARK}'`,
  `["${MARK}"]`,
  "[]",
  "{}",
  `[1, "${MARK}"]`,
  `[["${MARK}"]]`,
  `{ ${MARK} = "${MARK}" }`,
  `"""\n${MARK}\n"""`,
  '"full"',
  '"strict"',
  "",
  `"${MARK}`,
] as const;

const literal = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...LITERALS) },
  { weight: 1, arbitrary: texts.map((text) => JSON.stringify(`${MARK}${text}`)) },
);
const line = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...KEYS), literal).map(([key, written]) => `${key} = ${written}`) },
  { weight: 3, arbitrary: fc.constantFrom(...HEADERS) },
  { weight: 1, arbitrary: texts.map((text) => `${MARK} ${text}`) },
);
const configs = fc.array(line, { maxLength: 8 }).map((lines) => lines.join("\n"));

export const configTarget = target("config", configs, () => ({
  async judge(text) {
    try {
      parseConfig(text);
      return undefined;
    } catch (error) {
      if (!(error instanceof Failure)) return "another error than a failure of ours";
      const said = [error.message, error.stack, JSON.stringify(error)].join("\n").toLowerCase();
      return said.includes(MARK) ? "a refusal repeats the configuration" : undefined;
    }
  },
}));
