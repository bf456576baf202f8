// The limits that `[limits]` may set. One table names each key and its default; the parser reads it, and a test holds the example to it.

/** Upper bounds of one call, and the size of the cache. All are positive integers; the last may be 0. */
export interface Limits {
  /** Directory entries that one call may look at. */
  readonly maxEntries: number;
  /** Bytes of one file as it lies on disk. */
  readonly maxRawBytesPerFile: number;
  /** Bytes of all files that one call reads. */
  readonly maxTotalRawBytes: number;
  /** Seconds that one tool call may take. */
  readonly maxSeconds: number;
  /** Text files that one retrieval may rank. */
  readonly maxFiles: number;
  /** Passages that one retrieval may rank. */
  readonly maxPassages: number;
  /** Files that one submitted document may make the server read. */
  readonly maxSubmitFiles: number;
  /** Bytes of one file that is read as a resource. */
  readonly maxResourceBytes: number;
  /** Bytes of redacted text that are kept in memory. */
  readonly cacheBytes: number;
}

/** Key in the `[limits]` table of each limit. */
export const LIMIT_KEYS: Readonly<Record<keyof Limits, string>> = Object.freeze({
  maxEntries: "max_entries",
  maxRawBytesPerFile: "max_raw_bytes_per_file",
  maxTotalRawBytes: "max_total_raw_bytes",
  maxSeconds: "max_seconds",
  maxFiles: "max_files",
  maxPassages: "max_passages",
  maxSubmitFiles: "max_submit_files",
  maxResourceBytes: "max_resource_bytes",
  cacheBytes: "cache_bytes",
});

/** The smallest value of a limit that may be 0: a cache of no bytes keeps nothing. All others are 1 or more. */
export const LEAST: Partial<Record<keyof Limits, number>> = Object.freeze({ cacheBytes: 0 });

/** What holds where neither a flag nor the configuration says otherwise. */
export const DEFAULT_LIMITS: Limits = Object.freeze({
  maxEntries: 200_000,
  maxRawBytesPerFile: 10_000_000,
  maxTotalRawBytes: 1_000_000_000,
  maxSeconds: 30,
  maxFiles: 20_000,
  maxPassages: 2_000_000,
  maxSubmitFiles: 20_000,
  maxResourceBytes: 1_000_000,
  cacheBytes: 128_000_000,
});
