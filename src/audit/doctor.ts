// The doctor: what is in force, in numbers and closed words. Nothing is opened for it but the configuration, which is loaded already.
import type { Limits } from "../config/limits.js";
import { type Count, count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Summary } from "../library/summary.js";

/** The fields in the order in which they are printed, named as they are printed. */
export interface DoctorReport {
  readonly root: Redacted;
  readonly config_loaded: boolean;
  readonly mode: Redacted;
  readonly detector_profile: Redacted;
  readonly salt_source: Redacted;
  readonly random_vault_salt: boolean;
  readonly clients: Count;
  readonly organizations: Count;
  readonly people_terms: Count;
  readonly other_terms: Count;
  readonly alias_groups: Count;
  readonly aliases: Count;
  readonly allow_terms: Count;
  readonly excluded_dirs: Count;
  readonly excluded_globs: Count;
  readonly include_private: boolean;
  readonly placeholder: Redacted;
  readonly unknown_keys: Count;
  readonly max_entries: Count;
  readonly max_raw_bytes_per_file: Count;
  readonly max_total_raw_bytes: Count;
  readonly max_seconds: Count;
  readonly max_files: Count;
  readonly max_passages: Count;
  readonly max_submit_files: Count;
  readonly max_resource_bytes: Count;
  readonly cache_bytes: Count;
}

/** Reports on a configuration and the limits of a server that runs under it. */
export function doctor(summary: Summary, limits: Limits): DoctorReport {
  return {
    root: Redacted.say`.`,
    config_loaded: summary.configLoaded,
    mode: WORDS[summary.mode],
    detector_profile: WORDS[summary.profile],
    salt_source: WORDS[summary.saltSource],
    random_vault_salt: summary.saltSource === "local-state",
    clients: count(summary.terms.clients),
    organizations: count(summary.terms.organizations),
    people_terms: count(summary.terms.people),
    other_terms: count(summary.terms.terms),
    alias_groups: count(summary.aliasGroups),
    aliases: count(summary.aliases),
    allow_terms: count(summary.allowTerms),
    excluded_dirs: count(summary.excludedDirectories),
    excluded_globs: count(summary.excludedGlobs),
    include_private: summary.includePrivate,
    placeholder: WORDS[summary.placeholder],
    unknown_keys: count(summary.unknownKeys),
    max_entries: count(limits.maxEntries),
    max_raw_bytes_per_file: count(limits.maxRawBytesPerFile),
    max_total_raw_bytes: count(limits.maxTotalRawBytes),
    max_seconds: count(limits.maxSeconds),
    max_files: count(limits.maxFiles),
    max_passages: count(limits.maxPassages),
    max_submit_files: count(limits.maxSubmitFiles),
    max_resource_bytes: count(limits.maxResourceBytes),
    cache_bytes: count(limits.cacheBytes),
  };
}

/** One `key: value` line a field. */
export function doctorText(report: DoctorReport): Redacted {
  const { config_loaded: loaded, random_vault_salt: random, include_private: lifted } = report;
  return Redacted.join([
    Redacted.say`root: ${report.root}\n`,
    // The capitals are the reference's.
    loaded ? Redacted.say`config_loaded: True\n` : Redacted.say`config_loaded: False\n`,
    Redacted.say`mode: ${report.mode}\n`,
    Redacted.say`detector_profile: ${report.detector_profile}\n`,
    Redacted.say`salt_source: ${report.salt_source}\n`,
    random ? Redacted.say`random_vault_salt: true\n` : Redacted.say`random_vault_salt: false\n`,
    Redacted.say`clients: ${report.clients}\n`,
    Redacted.say`organizations: ${report.organizations}\n`,
    Redacted.say`people_terms: ${report.people_terms}\n`,
    Redacted.say`other_terms: ${report.other_terms}\n`,
    Redacted.say`alias_groups: ${report.alias_groups}\n`,
    Redacted.say`aliases: ${report.aliases}\n`,
    Redacted.say`allow_terms: ${report.allow_terms}\n`,
    Redacted.say`excluded_dirs: ${report.excluded_dirs}\n`,
    Redacted.say`excluded_globs: ${report.excluded_globs}\n`,
    lifted ? Redacted.say`include_private: true\n` : Redacted.say`include_private: false\n`,
    Redacted.say`placeholder: ${report.placeholder}\n`,
    Redacted.say`unknown_keys: ${report.unknown_keys}\n`,
    Redacted.say`max_entries: ${report.max_entries}\n`,
    Redacted.say`max_raw_bytes_per_file: ${report.max_raw_bytes_per_file}\n`,
    Redacted.say`max_total_raw_bytes: ${report.max_total_raw_bytes}\n`,
    Redacted.say`max_seconds: ${report.max_seconds}\n`,
    Redacted.say`max_files: ${report.max_files}\n`,
    Redacted.say`max_passages: ${report.max_passages}\n`,
    Redacted.say`max_submit_files: ${report.max_submit_files}\n`,
    Redacted.say`max_resource_bytes: ${report.max_resource_bytes}\n`,
    Redacted.say`cache_bytes: ${report.cache_bytes}\n`,
  ]);
}

const WORDS = {
  strict: Redacted.say`strict`,
  balanced: Redacted.say`balanced`,
  default: Redacted.say`default`,
  extended: Redacted.say`extended`,
  "local-state": Redacted.say`local-state`,
  config: Redacted.say`config`,
  "salt-file": Redacted.say`salt-file`,
  environment: Redacted.say`environment`,
  full: Redacted.say`full`,
  short: Redacted.say`short`,
} as const;
