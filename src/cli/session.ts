// One run of a command: the library it works on, opened when it is first asked for, and the desk for one query.
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import type { Limits } from "../config/limits.js";
import type { ServerSettings } from "../config/server-settings.js";
import type { Mode, Profile } from "../core/detector.js";
import type { PlaceholderForm } from "../core/placeholder.js";
import { Receipt } from "../core/receipt.js";
import { type OpenedLibrary, type OpenOptions, openLibrary } from "../library/open-library.js";
import type { WriteSettings } from "../library/write-place.js";
import { type Desk, OPERATOR } from "../query/desk.js";
import { Budget } from "../source/budget.js";
import { integer, text } from "./flag-values.js";
import type { FlagValues } from "./flags.js";

/** Opens the library that shared flags ask for; a server gives its options. Throws what `openLibrary` throws. */
export function openFromFlags(
  flags: FlagValues,
  environment: NodeJS.ProcessEnv,
  server?: Partial<ServerSettings>,
): OpenedLibrary {
  return openLibrary(openOptionsOf(flags, environment, server));
}

/** What shared flags ask for, and for a server its options. */
export function openOptionsOf(
  flags: FlagValues,
  environment: NodeJS.ProcessEnv,
  server?: Partial<ServerSettings>,
): OpenOptions {
  return {
    root: String(flags["root"]),
    config: text(flags["config"]),
    mode: flags["mode"] as Mode,
    profile: flags["detectorProfile"] as Profile | undefined,
    placeholder: flags["placeholder"] as PlaceholderForm | undefined,
    includePrivate: flags["includePrivate"] === true,
    environment,
    baseline: BASELINE,
    neutralWords: NEUTRAL_WORDS,
    limits: limitsOf(flags),
    writes: writesOf(flags),
    ...(server !== undefined && { server }),
  };
}

/** The options of a server that its flags set; they go over those of the configuration. */
export function serverOptionsOf(flags: FlagValues): Partial<ServerSettings> {
  const auditLog = text(flags["auditLog"]);
  const auditLogBytes = integer(flags["auditLogBytes"]);
  return {
    ...(flags["opaquePaths"] === true && { opaquePaths: true }),
    ...(auditLog !== undefined && { auditLog }),
    ...(auditLogBytes !== undefined && { auditLogBytes }),
  };
}

/** The operator's desk: exact sizes, raw globs, and no deadline unless a flag sets one. */
export function operatorDesk({ library, limits }: OpenedLibrary, flags: FlagValues): Desk {
  const { maxEntries, maxRawBytesPerFile, maxTotalRawBytes } = limits;
  const maxSeconds = integer(flags["maxSeconds"]);
  const maxFiles = integer(flags["maxFiles"]);
  const budget = new Budget({
    maxEntries,
    maxRawBytesPerFile,
    maxTotalRawBytes,
    ...(maxSeconds !== undefined && { maxSeconds }),
    ...(maxFiles !== undefined && { maxFiles }),
  });
  return { library, budget, receipt: new Receipt(library.profile), audience: OPERATOR };
}

/** For work of the operator's that must see everything or nothing. */
export function unlimitedBudget(): Budget {
  const none = Number.POSITIVE_INFINITY;
  return new Budget({ maxEntries: none, maxRawBytesPerFile: none, maxTotalRawBytes: none });
}

/** What a server may write; undefined where writes are not enabled. */
function writesOf(flags: FlagValues): WriteSettings | undefined {
  if (flags["enableWrites"] !== true) return undefined;
  return {
    subdir: text(flags["writeSubdir"]) ?? "",
    dropbox: flags["writeDropbox"] === true,
    secrets: flags["writeSecrets"] === true,
  };
}

function limitsOf(flags: FlagValues): Partial<Limits> {
  const given: Record<keyof Limits, unknown> = {
    maxEntries: flags["maxEntries"] ?? flags["maxTraversalEntries"],
    maxRawBytesPerFile: flags["maxRawBytesPerFile"],
    maxTotalRawBytes: flags["maxTotalRawBytes"],
    maxSeconds: flags["maxSeconds"],
    maxFiles: flags["maxFiles"],
    maxPassages: flags["maxPassages"],
    maxSubmitFiles: flags["maxSubmitFiles"],
    maxResourceBytes: flags["maxResourceBytes"],
    cacheBytes: flags["cacheBytes"],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === "number"));
}
