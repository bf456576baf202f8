// The protocol versions that are spoken, and the one shape in which a version that a client sent may be repeated.

/** The one version of the era without a handshake, named in each request. */
export const MODERN_VERSION = "2026-07-28";

/** Versions of the era of `initialize`, newest first. */
export const LEGACY_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;

export type LegacyVersion = (typeof LEGACY_VERSIONS)[number];

/** The version that `initialize` is answered with: the requested one if it is spoken, else the newest. */
export function legacyVersionFor(requested: unknown): LegacyVersion {
  return LEGACY_VERSIONS.find((version) => version === requested) ?? LEGACY_VERSIONS[0];
}

/** A requested version as it may be repeated: only if it looks like a date, else the word `unknown`. */
export function repeatableVersion(requested: unknown): string {
  return typeof requested === "string" && /^\d{4}-\d{2}-\d{2}$/.test(requested) ? requested : "unknown";
}
