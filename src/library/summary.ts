// What may be said of the configuration in force: counts, flags and closed words. No term, no path and no salt is in it.
import type { LoadedConfig } from "../config/load.js";
import type { SaltStrength } from "../config/salt-strength.js";
import { distinctPaths, distinctValues } from "../config/spelling.js";
import type { SaltSource } from "../config/vault-salt.js";
import type { Mode, Profile } from "../core/detector.js";
import type { PlaceholderForm } from "../core/placeholder.js";
import type { Policy, Terms } from "../core/policy.js";
import { DOCUMENT_GLOBS, EXCLUDED_DIRECTORIES, EXCLUDED_GLOBS } from "../source/filesystem/exclusions.js";
import type { WriteSettings } from "./write-place.js";

export interface Summary {
  readonly configLoaded: boolean;
  /** True if a configuration was named and does not exist. */
  readonly configMissing: boolean;
  readonly unknownKeys: number;
  readonly mode: Mode;
  readonly profile: Profile;
  readonly placeholder: PlaceholderForm;
  readonly saltSource: SaltSource;
  readonly saltStrength: SaltStrength;
  /** Numbers of terms, the derived ones among them. */
  readonly terms: Readonly<Record<keyof Terms, number>>;
  /** Number of terms that can match nothing. */
  readonly unusableTerms: number;
  /** Number of terms without those derived from the name of the root. */
  readonly explicitTerms: number;
  readonly aliasGroups: number;
  /** Aliases of all groups. */
  readonly aliases: number;
  /** Allowed words and phrases, the built-in ones among them. */
  readonly allowTerms: number;
  /** Configured allow entries that may lift more than was meant. */
  readonly broadAllowEntries: number;
  readonly excludedDirectories: number;
  readonly excludedGlobs: number;
  /** True if the exclusions above are lifted. */
  readonly includePrivate: boolean;
  /** What agents may write; undefined if nothing. */
  readonly writes: WriteSettings | undefined;
  /** Built-in rows that run on texts. */
  readonly rows: number;
}

/** A summary of a configuration and the text policy compiled from it. */
export function summaryOf(
  config: LoadedConfig,
  policy: Policy,
  given: {
    readonly builtInAllow: readonly string[];
    readonly includePrivate: boolean;
    readonly configMissing: boolean;
    readonly writes: WriteSettings | undefined;
  },
): Summary {
  const { clients, organizations, people, terms } = config.terms;
  return Object.freeze({
    configLoaded: config.configLoaded,
    configMissing: given.configMissing,
    unknownKeys: config.unknownKeys,
    mode: policy.mode,
    profile: policy.profile,
    placeholder: config.placeholder,
    saltSource: config.saltSource,
    saltStrength: config.saltStrength,
    terms: Object.freeze({
      clients: clients.length,
      organizations: organizations.length,
      people: people.length,
      terms: terms.length,
    }),
    unusableTerms: policy.unusableTerms,
    explicitTerms: Object.values(config.explicitTermCounts).reduce((sum, count) => sum + count, 0),
    aliasGroups: config.aliasGroups.length,
    aliases: config.aliasGroups.reduce((sum, { aliases }) => sum + aliases.length, 0),
    allowTerms: distinctValues([...given.builtInAllow, ...config.allow]).length,
    broadAllowEntries: config.allow.filter(isBroad).length,
    excludedDirectories: distinctPaths([...EXCLUDED_DIRECTORIES, ...config.excludeDirs]).length,
    excludedGlobs: distinctPaths([...EXCLUDED_GLOBS, ...DOCUMENT_GLOBS, ...config.excludeGlobs]).length,
    includePrivate: given.includePrivate,
    writes: given.writes,
    rows: policy.detectors.length,
  });
}

const SHORTEST_ALLOWED = 3;

/** One or two characters match in many places, and `*` was meant as a pattern, which an entry is not. */
function isBroad(entry: string): boolean {
  return [...entry].length < SHORTEST_ALLOWED || entry.includes("*");
}
