// Everything a run is configured by, from file, environment and flags, resolved once and frozen.
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { Failure } from "../boundary/failure.js";
import type { AliasGroup } from "../core/alias-groups.js";
import type { Profile } from "../core/detector.js";
import type { PlaceholderForm } from "../core/placeholder.js";
import type { Terms } from "../core/policy.js";
import { aliasGroups } from "./aliases.js";
import type { ClientScopes } from "./client-scopes.js";
import type { GithubRepositorySettings } from "./github-settings.js";
import { GithubToken, tokenFilePath } from "./github-token.js";
import type { Limits } from "./limits.js";
import { expandPeople } from "./people.js";
import { pathBelow, realPath } from "./real-path.js";
import { decodeUtf8, readRegularFile } from "./regular-file.js";
import { deriveRootTerms } from "./root-terms.js";
import { type SaltStrength, saltStrength } from "./salt-strength.js";
import { type ConfigValues, parseConfig, profileOf } from "./schema.js";
import type { ServerSettings } from "./server-settings.js";
import { distinctPaths, distinctValues, trimmed } from "./spelling.js";
import { readTermFile, termFilePaths } from "./term-files.js";
import { resolveSalt, type SaltSource } from "./vault-salt.js";

export interface LoadOptions {
  /** Absolute path of the served folder with links resolved. It need not exist. */
  readonly root: string;
  /** Name of the configuration in the root. It is never served, whichever configuration is in use. */
  readonly localConfigName: string;
  /** `--config`, relative to the working folder. It takes the place of the file in the root. */
  readonly configPath?: string | undefined;
  /** `--detector-profile`. */
  readonly profile?: Profile | undefined;
  /** `--placeholder`. */
  readonly placeholder?: PlaceholderForm | undefined;
  readonly environment: NodeJS.ProcessEnv;
  /** Folded words that name nobody, for the terms derived from the name of the root. */
  readonly neutralWords: ReadonlySet<string>;
  /** False for a configuration that is loaded again: a salt that is gone then is a failure. */
  readonly mayCreateSalt?: boolean;
}

/** The files that a configuration was read from, as absolute paths. They need not exist. */
export interface ConfigFiles {
  readonly config: string;
  readonly terms: readonly string[];
  /** Absent for a salt that is in no file of its own. */
  readonly salt?: string;
}

/** It holds private terms and the salt: no part of it may be printed or sent but the counts. */
export interface LoadedConfig {
  /** Configured terms, parts of names and derived terms. */
  readonly terms: Terms;
  /** Number of terms without the derived ones; parts of names count. */
  readonly explicitTermCounts: Readonly<Record<keyof Terms, number>>;
  /** Groups of names. Their aliases are terms too, but not among the terms above: see `withAliases`. */
  readonly aliasGroups: readonly AliasGroup[];
  readonly allow: readonly string[];
  /** Names of folders that are left out beside the built-in ones. */
  readonly excludeDirs: readonly string[];
  /** Patterns of paths that are left out beside the built-in ones. */
  readonly excludeGlobs: readonly string[];
  /** Root-relative paths with `/` separators that are never served or written, whether or not they exist. Compare them case-folded. */
  readonly protectedPaths: readonly string[];
  readonly profile: Profile;
  readonly placeholder: PlaceholderForm;
  readonly keepPublicUrls: boolean;
  readonly salt: string;
  readonly saltSource: SaltSource;
  /** The one thing about the salt that may be said. */
  readonly saltStrength: SaltStrength;
  readonly files: ConfigFiles;
  /** False if the configuration file does not exist. */
  readonly configLoaded: boolean;
  /** Keys and tables in the file that mean nothing here. */
  readonly unknownKeys: number;
  readonly limits: Limits;
  readonly server: ServerSettings;
  readonly clientScopes: ClientScopes;
  readonly github: LoadedGithub;
}

/** The repositories whose issues are served, each with its token. Owner and name are private terms. */
export interface LoadedGithub {
  readonly search: boolean;
  readonly repositories: readonly (GithubRepositorySettings & { readonly token: GithubToken })[];
}

/**
 * Loads the configuration of a root. A missing file is an empty one, an explicit one too: it stays protected for the time it
 * appears. Creates a salt on disk if none is given. Throws a Failure: CONFIG_UNREADABLE, what `parseConfig`, `aliasGroups`, `termFilePaths`,
 * `readTermFile`, `GithubToken.of` and `resolveSalt` throw, or CONFIG_PROFILE for the variable.
 */
export function loadConfig(options: LoadOptions): LoadedConfig {
  const { root, localConfigName, environment } = options;
  const configPath = options.configPath === undefined ? join(root, localConfigName) : resolve(options.configPath);
  const text = readConfigText(configPath);
  const values = parseConfig(text ?? "");
  const termFiles = termFilePaths(values.termFiles);
  const explicit = explicitTerms(values, [
    ...termFiles.flatMap((path) => readTermFile(root, path)),
    ...environmentTerms(environment),
  ]);
  const terms = withRootTerms(withRepositoryTerms(explicit, values), root, options.neutralWords);
  const groups = aliasGroups(values.aliases, explicit, terms, values.allow);
  const { salt, source, file } = resolveSalt(root, values.salt, environment, {
    ...(options.mayCreateSalt !== undefined && { created: options.mayCreateSalt }),
    saltFile: values.saltFile,
  });
  const files = {
    config: configPath,
    terms: Object.freeze(termFiles.map((path) => join(root, path))),
    ...(file !== undefined && { salt: file }),
  };
  return Object.freeze({
    terms,
    explicitTermCounts: countTerms(explicit),
    aliasGroups: groups,
    allow: values.allow,
    excludeDirs: values.excludeDirs,
    excludeGlobs: values.excludeGlobs,
    protectedPaths: distinctPaths([
      localConfigName,
      ...pathsUnderRoot(root, configPath),
      ...termFiles,
      ...tokenFiles(values, root).flatMap((path) => pathsUnderRoot(root, path)),
    ]),
    profile: options.profile ?? environmentProfile(environment) ?? values.profile ?? "default",
    placeholder: options.placeholder ?? values.placeholder ?? "full",
    keepPublicUrls: values.keepPublicUrls,
    salt,
    saltSource: source,
    saltStrength: saltStrength(salt),
    files: Object.freeze(files),
    configLoaded: text !== undefined,
    unknownKeys: values.unknownKeys,
    limits: values.limits,
    server: values.server,
    clientScopes: values.clientScopes,
    github: githubOf(values, root, environment),
  });
}

function readConfigText(path: string): string | undefined {
  const file = readRegularFile(path, "followed", "CONFIG_UNREADABLE");
  if (file !== undefined) return decodeUtf8(file.bytes, "CONFIG_NOT_TOML");
  // A link that leads nowhere is not a missing configuration: what it names is away, perhaps on a volume that is not mounted.
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) throw new Failure("CONFIG_UNREADABLE");
  return undefined;
}

function explicitTerms(values: ConfigValues, moreTerms: readonly string[]): Terms {
  return {
    clients: values.clients,
    organizations: values.organizations,
    people: expandPeople(values.people),
    terms: distinctValues([...values.terms, ...moreTerms]),
  };
}

function environmentTerms(environment: NodeJS.ProcessEnv): readonly string[] {
  return (environment["REDACTED_CONTEXT_TERMS"] ?? "").split(/[,\n]/);
}

function environmentProfile(environment: NodeJS.ProcessEnv): Profile | undefined {
  const named = trimmed(environment["REDACTED_CONTEXT_DETECTOR_PROFILE"] ?? "");
  return named === "" ? undefined : profileOf(named);
}

/** Whose repository it is must not be read anywhere else either. */
function withRepositoryTerms(explicit: Terms, { github }: ConfigValues): Terms {
  const names = github.repositories.flatMap(({ owner, repo }) => [owner, repo, `${owner}/${repo}`]);
  return { ...explicit, terms: distinctValues([...explicit.terms, ...names]) };
}

function tokenFiles({ github }: ConfigValues, root: string): readonly string[] {
  return github.repositories.flatMap(({ tokenFile }) =>
    tokenFile === undefined ? [] : [tokenFilePath(root, tokenFile)],
  );
}

function githubOf({ github }: ConfigValues, root: string, environment: NodeJS.ProcessEnv): LoadedGithub {
  const { search, repositories } = github;
  return Object.freeze({
    search,
    repositories: Object.freeze(
      repositories.map((settings) =>
        Object.freeze({ ...settings, token: GithubToken.of(settings, root, environment) }),
      ),
    ),
  });
}

function withRootTerms(explicit: Terms, root: string, neutralWords: ReadonlySet<string>): Terms {
  return Object.freeze({
    ...explicit,
    clients: distinctValues([...explicit.clients, ...deriveRootTerms(root, neutralWords)]),
  });
}

function countTerms(terms: Terms): LoadedConfig["explicitTermCounts"] {
  return Object.freeze({
    clients: terms.clients.length,
    organizations: terms.organizations.length,
    people: terms.people.length,
    terms: terms.terms.length,
  });
}

/** A file may be reached as it was named and as its links lead; under the root it is protected as both. */
function pathsUnderRoot(root: string, path: string): readonly string[] {
  const roots = [resolve(root), realPath(root)];
  const paths = [path, realPath(path)];
  return roots
    .flatMap((folder) => paths.map((target) => pathBelow(folder, target) ?? ""))
    .filter((below) => below !== "");
}
