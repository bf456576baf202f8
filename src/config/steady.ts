// A configuration that did not change while it was loaded.
import { isDeepStrictEqual } from "node:util";
import { Failure } from "../boundary/failure.js";
import type { LoadedConfig } from "./load.js";
import { type Stamps, sameStamps, stampsOf } from "./stamps.js";

/** A configuration and the state of its files that it was loaded from. */
export interface SteadyConfig {
  readonly config: LoadedConfig;
  readonly stamps: Stamps;
}

/**
 * Loads twice, and looks at the files after each time: a configuration that was half written, or of which one file was older than another,
 * is not taken. Throws POLICY_RELOAD if anything differs, and what `load` and `stampsOf` throw.
 */
export function loadSteadily(load: () => LoadedConfig): SteadyConfig {
  const first = load();
  const before = stampsOf(first.files);
  const config = load();
  const stamps = stampsOf(config.files);
  if (!isDeepStrictEqual(first, config) || !sameStamps(before, stamps)) throw new Failure("POLICY_RELOAD");
  return { config, stamps };
}
