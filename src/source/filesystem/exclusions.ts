// Which paths are not served. Pure; one instance is one policy, asked by every way to a file (folder.ts).
import { compileGlob, type GlobTest } from "./glob.js";
import { nameKey } from "./name-key.js";
import { isTemporaryName } from "./temporary-name.js";

/** Name of the configuration in the root. A file of this name is never served, in whatever folder it lies. */
export const LOCAL_CONFIG_NAME = ".agent-context-redactor.toml";

/** Directory names that are left out, in any part of a path; case counts. */
export const EXCLUDED_DIRECTORIES = [
  ".git",
  ".hg",
  ".svn",
  ".claude",
  ".mypy_cache",
  ".pytest_cache",
  ".ruff_cache",
  ".redacted-context-mcp",
  ".venv",
  "venv",
  "__pycache__",
  "node_modules",
  "personal",
] as const;

/** Globs that `--documents` lifts. */
export const DOCUMENT_GLOBS = ["*.docx", "*.pptx", "*.xlsx", "*.xls", "*.pdf"] as const;

/** The other globs that are left out, matched against the path and against the last name. */
export const EXCLUDED_GLOBS = [
  LOCAL_CONFIG_NAME,
  ".env",
  ".env.*",
  "*.crt",
  "*.key",
  "*.pem",
  "*.png",
  "*.jpg",
  "*.jpeg",
  "*.gif",
  "*.mp4",
  "*.mov",
  "*.zip",
  "*.tar",
  "*.gz",
] as const;

export interface ExclusionSettings {
  /** Directory names, or root-relative directories if they hold a `/`. */
  readonly excludeDirs?: readonly string[];
  readonly excludeGlobs?: readonly string[];
  /** Root-relative paths that are never served, nor anything below them, whether they exist or not. */
  readonly protectedPaths?: readonly string[];
  /** Serves what is left out by default or by configuration, but nothing that is protected. */
  readonly includePrivate?: boolean;
  /** Serves documents that can be converted. */
  readonly documents?: boolean;
  /** Root-relative files and directories beside which nothing is served; absent means the whole root. */
  readonly only?: readonly string[];
}

/** The exclusions of one policy. Paths are root-relative with `/`; `.` is the root. */
export class Exclusions {
  readonly #names: ReadonlySet<string>;
  readonly #directories: ReadonlySet<string>;
  readonly #globs: readonly GlobTest[];
  readonly #protected: ReadonlySet<string>;
  readonly #only: readonly string[] | undefined;
  readonly #settings: ExclusionSettings;

  constructor(settings: ExclusionSettings = {}) {
    this.#settings = settings;
    this.#only = settings.only?.map(tidy).map(composed);
    const lifted = settings.includePrivate === true;
    const configured = (settings.excludeDirs ?? []).map(tidy);
    const globs = [
      ...EXCLUDED_GLOBS,
      ...(settings.documents === true ? [] : DOCUMENT_GLOBS),
      ...(settings.excludeGlobs ?? []),
    ];
    this.#names = new Set(lifted ? [] : [...EXCLUDED_DIRECTORIES, ...configured.map(composed)]);
    this.#directories = new Set(lifted ? [] : configured.filter((path) => path.includes("/")).map(composed));
    this.#globs = lifted ? [] : globs.map((glob) => compileGlob(composed(glob)));
    this.#protected = new Set((settings.protectedPaths ?? []).map((path) => nameKey(tidy(path))));
  }

  /** These exclusions, and besides nothing but the root-relative files and directories given. */
  narrowedTo(only: readonly string[]): Exclusions {
    return new Exclusions({ ...this.#settings, only });
  }

  /** True if the path is not served: excluded or protected, or below something that is. */
  excludes(relativePath: string): boolean {
    if (relativePath === ".") return this.protects(".");
    return this.#protected.has(".") || prefixes(relativePath).some((path) => this.excludesEntry(path));
  }

  /** True if the path must not be served or overwritten whatever the settings. */
  protects(relativePath: string): boolean {
    return this.#protected.has(".") || prefixes(relativePath).some((path) => this.#protectsEntry(path));
  }

  /** As `excludes`, for an entry of a directory that is known to be served. */
  excludesEntry(relativePath: string): boolean {
    const path = composed(relativePath);
    const name = lastName(path);
    return (
      this.#names.has(name) ||
      this.#directories.has(path) ||
      this.#globs.some((matches) => matches(path) || matches(name)) ||
      this.#liesOutside(path) ||
      this.#protectsEntry(relativePath)
    );
  }

  /** A directory on the way to what is served is passed through. */
  #liesOutside(path: string): boolean {
    if (this.#only === undefined) return false;
    return !this.#only.some((place) => place === "." || isWithin(path, place) || isWithin(place, path));
  }

  #protectsEntry(relativePath: string): boolean {
    const key = nameKey(relativePath);
    const name = lastName(key);
    return (
      name === LOCAL_CONFIG_NAME ||
      name.startsWith(".env") ||
      name.endsWith(".key") ||
      name.endsWith(".pem") ||
      name.endsWith(".crt") ||
      isTemporaryName(name) ||
      this.#protected.has(key)
    );
  }
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** `./drafts//old/` is `drafts/old`. */
function tidy(path: string): string {
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  return parts.length === 0 ? "." : parts.join("/");
}

/** Names are compared composed, so that a configured `é` excludes both spellings of it. */
function composed(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize("NFC") : text;
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The path and the directories above it, outermost first, without the root. */
function prefixes(path: string): string[] {
  const found: string[] = [];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) found.push(path.slice(0, at));
  found.push(path);
  return found;
}
