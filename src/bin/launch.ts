// With which options Node may have been started. Options that load code, open an inspector or write files would make every promise void.

/** Options that change no code, open nothing and write nothing. Any other is refused, also one that a later Node brings. */
const HARMLESS: ReadonlySet<string> = new Set([
  "--allow-fs-read",
  "--allow-fs-write",
  "--disable-sigusr1",
  "--disable-warning",
  "--disallow-code-generation-from-strings",
  "--dns-result-order",
  "--enable-source-maps",
  "--experimental-permission",
  "--jitless",
  "--max-old-space-size",
  "--max-semi-space-size",
  "--no-deprecation",
  "--no-warnings",
  "--openssl-legacy-provider",
  "--permission",
  "--secure-heap",
  "--secure-heap-min",
  "--stack-size",
  "--use-bundled-ca",
  "--use-openssl-ca",
  "--use-system-ca",
]);

/** Variables by which Node prints what it works on, or writes files. */
const TELLING = ["NODE_COMPILE_CACHE", "NODE_DEBUG", "NODE_DEBUG_NATIVE", "NODE_REDIRECT_WARNINGS", "NODE_V8_COVERAGE"];

/** True if every option on Node's command line and in NODE_OPTIONS is harmless, and no variable makes Node tell things. */
export function isCleanLaunch(options: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  const given = [...options, ...(environment["NODE_OPTIONS"] ?? "").split(/\s+/)].filter((option) => option !== "");
  return given.every(isHarmless) && TELLING.every((name) => !environment[name]);
}

/** A value that stands apart from its option, or a quoted option, is none that is known here. Node takes `_` for `-`. */
function isHarmless(option: string): boolean {
  const [name = ""] = option.split("=");
  return HARMLESS.has(name.replaceAll("_", "-").replace(/^-*/, "--"));
}
