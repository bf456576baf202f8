// Opens a root for reading: configuration, salt, policies and folder become one library.
import { withAliases } from "../config/aliases.js";
import type { ClientScopes } from "../config/client-scopes.js";
import type { Limits } from "../config/limits.js";
import { type LoadedConfig, loadConfig } from "../config/load.js";
import type { ServerSettings } from "../config/server-settings.js";
import type { Mode, Profile } from "../core/detector.js";
import type { PlaceholderForm } from "../core/placeholder.js";
import { type Baseline, Policy, type PolicyOptions } from "../core/policy.js";
import { redact } from "../core/redact.js";
import { Vault } from "../core/vault.js";
import { Exclusions, LOCAL_CONFIG_NAME } from "../source/filesystem/exclusions.js";
import { Folder } from "../source/filesystem/folder.js";
import { Root } from "../source/filesystem/root.js";
import { refuseBuiltInCanonicals } from "./alias-check.js";
import { Corpus } from "./corpus.js";
import { GithubShelf } from "./github-shelf.js";
import { Inspection } from "./inspection.js";
import { Library } from "./library.js";
import { RootPlace } from "./root-place.js";
import { type Summary, summaryOf } from "./summary.js";
import { partsOfSubdir, WritePlace, type WriteSettings } from "./write-place.js";

/** What the caller gives: flags, environment and the built-in rows. */
export interface OpenOptions {
  /** The folder to serve; `~` is expanded. */
  readonly root: string;
  readonly config?: string | undefined;
  readonly mode: Mode;
  readonly profile?: Profile | undefined;
  readonly placeholder?: PlaceholderForm | undefined;
  readonly includePrivate: boolean;
  readonly environment: NodeJS.ProcessEnv;
  readonly baseline: Baseline;
  readonly neutralWords: ReadonlySet<string>;
  /** What a server may write; undefined for one that only reads, and for the operator. */
  readonly writes?: WriteSettings | undefined;
  /** Limits from flags; they go over those of the configuration. */
  readonly limits?: Partial<Limits>;
  /** For a server: options from flags, which go over those of the configuration. Absent for the operator, who is told what there is. */
  readonly server?: Partial<ServerSettings>;
}

/** An opened library, its limits, and what its operator should be told of the configuration. */
export interface OpenedLibrary {
  readonly library: Library;
  readonly limits: Limits;
  readonly server: ServerSettings;
  /** What named clients of a listening server are narrowed to. */
  readonly clientScopes: ClientScopes;
  /** Fingerprint of all that decides what is served and how it is redacted, under the salt. */
  readonly policyFingerprint: () => string;
  /** What may be said of the configuration. */
  readonly summary: Summary;
  /** Where documents may be written; undefined if nowhere. */
  readonly writes: WritePlace | undefined;
  /** What values are restored from: the root without the write folder. */
  readonly corpus: Corpus;
  /** For reports on the root itself. */
  readonly inspection: Inspection;
  /** Keys of the configuration that mean nothing here. */
  readonly unknownKeys: number;
  /** Configured terms that can match nothing, so that they protect nothing. */
  readonly unusableTerms: number;
  /** True if a configuration was named and does not exist. One that is missing from the root is none. */
  readonly configMissing: boolean;
}

/** What GitHub answered may take this part of the cache's bytes beside it. */
const GITHUB_PART = 8;

/**
 * Opens a library for one run; `LiveLibrary` is for what runs on. Throws ROOT_INVALID, and what `loadFor` and `libraryOf` throw: nothing is
 * served from a configuration that does not load.
 */
export function openLibrary(options: OpenOptions): OpenedLibrary {
  const root = Root.open(options.root);
  return libraryOf(options, root, loadFor(options, root));
}

/** Loads the configuration of a root. Throws what `loadConfig` throws. */
export function loadFor(options: OpenOptions, root: Root, mayCreateSalt = true): LoadedConfig {
  return loadConfig({
    root: root.path,
    localConfigName: LOCAL_CONFIG_NAME,
    configPath: options.config,
    profile: options.profile,
    placeholder: options.placeholder,
    environment: options.environment,
    neutralWords: options.neutralWords,
    mayCreateSalt,
  });
}

/**
 * Puts a root and a configuration together. Everything that is derived from the two hangs on the result and is dropped with it. Throws
 * ALIAS_CANONICAL_BUILT_IN, CONFIG_GITHUB_ALIAS, and what `Policy.compile` and `Vault` throw.
 */
export function libraryOf(options: OpenOptions, root: Root, config: LoadedConfig): OpenedLibrary {
  const limits = { ...config.limits, ...options.limits };
  const server = { ...config.server, ...options.server };
  const compile = (mode: Mode, scope: PolicyOptions["scope"]) =>
    Policy.compile(options.baseline, {
      mode,
      profile: config.profile,
      scope,
      terms: withAliases(config.terms, config.aliasGroups),
      allow: config.allow,
      publicUrls: config.keepPublicUrls ? "kept" : "hidden",
    });
  const vault = new Vault(config.salt, config.placeholder, undefined, config.aliasGroups);
  // The order of names would tell how a hidden one begins.
  const byId = options.server !== undefined && server.opaquePaths;
  const order = byId ? (path: string) => vault.pathDigest(path) : undefined;
  const { writes: settings, includePrivate } = options;
  const written = settings === undefined ? [] : [partsOfSubdir(settings.subdir).join("/")];
  const readable = exclusionsOf(config, includePrivate);
  const withoutWritten = exclusionsOf(config, includePrivate, written);
  const writes = settings === undefined ? undefined : new WritePlace(root, readable, settings);
  const folder = new Folder(root, settings?.dropbox === true ? withoutWritten : readable, order);
  const textPolicy = compile(options.mode, "text");
  refuseBuiltInCanonicals(config.aliasGroups, textPolicy);
  const pathPolicy = compile(options.mode, "path");
  const github = GithubShelf.of({
    github: config.github,
    vault,
    redact: (raw) => redact(raw, textPolicy, vault),
    environment: options.environment,
    cacheBytes: Math.floor(limits.cacheBytes / GITHUB_PART),
  });
  const library = new Library({ folder, vault, textPolicy, pathPolicy, cacheBytes: limits.cacheBytes, github });
  const corpus = new Corpus({ folder: new Folder(root, withoutWritten), vault, mode: options.mode, compile });
  const configMissing = options.config !== undefined && !config.configLoaded;
  const summary = summaryOf(config, textPolicy, {
    builtInAllow: options.baseline.words.allow,
    includePrivate: options.includePrivate,
    configMissing,
    writes: settings,
  });
  const place = new RootPlace(root.path, config.files.config, options.environment);
  const inspection = new Inspection({ library, folder, vault, place, aliasGroups: config.aliasGroups });
  const policyFingerprint = () => fingerprintOf(vault, config, options);
  return {
    library,
    limits,
    server,
    clientScopes: config.clientScopes,
    policyFingerprint,
    summary,
    writes,
    corpus,
    inspection,
    unknownKeys: config.unknownKeys,
    unusableTerms: textPolicy.unusableTerms,
    configMissing,
  };
}

function fingerprintOf(vault: Vault, config: LoadedConfig, { mode, includePrivate }: OpenOptions): string {
  const { search, repositories } = config.github;
  return vault.fingerprint(
    "policy",
    JSON.stringify({
      ...config,
      // Of a repository what is served, and not the token.
      github: { search, repositories: repositories.map(({ token, ...settings }) => settings) },
      clientScopes: [...config.clientScopes],
      salt: null,
      files: null,
      mode,
      includePrivate,
    }),
  );
}

/** `written` are folders that are not served either, however their names are spelled. */
function exclusionsOf(config: LoadedConfig, includePrivate: boolean, written: readonly string[] = []): Exclusions {
  const { excludeDirs, excludeGlobs, protectedPaths } = config;
  return new Exclusions({
    excludeDirs,
    excludeGlobs,
    protectedPaths: [...protectedPaths, ...written],
    includePrivate,
  });
}
