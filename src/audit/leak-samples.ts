// Texts of the leak suite: five of our own, and the vectors of every secret and identifier row that runs. All are invented.
import type { RowFile } from "../core/detector.js";
import { RANK } from "../core/span.js";
import type { Summary } from "../library/summary.js";

/** A text, the values in it that must be gone, and what stands around them. */
export interface LeakSample {
  readonly text: string;
  readonly values: readonly string[];
  readonly around: readonly string[];
}

/** Assembled here, so that no scanner of repositories takes them for real. */
const OWN_SAMPLES: readonly string[] = [
  `aws_access_key_id is «${["AKIA", "Q4N7ZTE5", "WXRB2D6K"].join("")}» here`,
  `pushed with «${["ghp", "_", "r7Kq2ZpV9mXc4Lb8", "Tn1Wd6Hs3Jf5Gy0Ea2Qu"].join("")}» today`,
  ["«-----BEGIN RSA PRIVATE ", "KEY-----\nMIIBOgIBAAJBAKj34GkxFhD9\n-----END RSA PRIVATE ", "KEY-----»"].join(""),
  `paid by «${["4111", "1111", "1111", "1111"].join(" ")}» in May`,
  `from «${["192", "0", "2", "146"].join(".")}» at noon`,
];

/** Rows whose finds no allow list can lift. */
const GUARDED: readonly number[] = [RANK.secret, RANK.identifier, RANK.extended];

/** The files of rows that run on texts under a policy and find what must never pass. */
export function guardedFamilies(files: readonly RowFile[], { mode, profile }: Summary): readonly RowFile[] {
  return files.filter(
    ({ row }) =>
      GUARDED.includes(row.rank) &&
      row.scope === undefined &&
      (row.mode ?? mode) === mode &&
      (row.profile ?? profile) === profile,
  );
}

/** The samples of families, after the five that are always there. */
export function leakSamples(families: readonly RowFile[]): readonly LeakSample[] {
  return [...OWN_SAMPLES, ...families.flatMap(({ vectors }) => vectors.finds)].map(sampleOf);
}

/** True if a value of the sample still stands in the text that became of it, beside where it also stands unmarked. */
export function survives({ values, around }: LeakSample, redacted: string): boolean {
  const visible = redacted.split(PLACEHOLDER);
  return values.some((value) => occurrences(value, visible) > occurrences(value, around));
}

const PLACEHOLDER = /\[[A-Z_]+_[0-9a-f]{10,32}(?:\.[0-9a-f]{4,8})?\]/;

function sampleOf(marked: string): LeakSample {
  const parts = marked.split(/[«»]/);
  return {
    text: parts.join(""),
    values: parts.filter((_, at) => at % 2 === 1),
    around: parts.filter((_, at) => at % 2 === 0),
  };
}

function occurrences(value: string, parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.split(value).length - 1, 0);
}
