// The configuration that `redctx init` makes: the text of config.example.toml with every key commented out, so that nothing invented is in force.
import { lstatSync, readFileSync } from "node:fs";
import { Failure } from "../boundary/failure.js";
import { publishNewFile } from "./new-file.js";

/** Throws CONFIG_EXISTS if anything stands at `path`, be it a link that leads nowhere, and CONFIG_UNWRITABLE if that cannot be seen. */
export function refuseExistingConfig(path: string): void {
  let exists: boolean;
  try {
    exists = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    throw new Failure("CONFIG_UNWRITABLE");
  }
  if (exists) throw new Failure("CONFIG_EXISTS");
}

/** Makes the file at `path`, mode 0600, whole or not at all. Throws CONFIG_EXISTS, CONFIG_UNWRITABLE or CONFIG_EXAMPLE_UNREADABLE. */
export function createConfig(path: string): void {
  const content = initialConfig(readExample());
  let created: boolean;
  try {
    created = publishNewFile(path, content);
  } catch {
    throw new Failure("CONFIG_UNWRITABLE");
  }
  if (!created) throw new Failure("CONFIG_EXISTS");
}

/**
 * The example with a comment sign before each key, and before the table of each client and repository, which would mean that there is one.
 * Other tables stay, so that a key has its place once the sign is taken away.
 */
export function initialConfig(example: string): string {
  return example.replace(/^(?=(?:[a-z_]+|"[^"\n]*") = |\[(?:clients|github\.repos)\.)/gm, "# ");
}

/** It lies beside `src` in a checkout and above `dist` in a package. */
function readExample(): string {
  for (const place of ["../../config.example.toml", "../../../config.example.toml"]) {
    try {
      return readFileSync(new URL(place, import.meta.url), "utf8");
    } catch {
      // The other layout.
    }
  }
  throw new Failure("CONFIG_EXAMPLE_UNREADABLE");
}
