// What Node would print of a crash quotes values. These handlers print a code, and nothing of it is written to a file.

/** Prints one constant line. */
export type Say = (line: string) => void;

/**
 * Replaces the reports of uncaught errors, unhandled rejections and warnings by constant lines on stderr; warnings are told by the first one
 * only, and only with `warnings`. Node's own report files are turned off, and the signal that would open an inspector does nothing.
 */
export function withholdCrashes(say: Say, { warnings = false } = {}): void {
  process.on("uncaughtException", () => stop(say, "UNCAUGHT_EXCEPTION\n"));
  process.on("unhandledRejection", () => stop(say, "UNHANDLED_REJECTION\n"));
  process.removeAllListeners("warning");
  process.on("warning", () => {
    if (warnings) say("NODE_WARNING\n");
    warnings = false;
  });
  process.on("SIGUSR1", () => {});
  Object.assign(process.report, { reportOnFatalError: false, reportOnSignal: false, reportOnUncaughtException: false });
}

function stop(say: Say, code: string): void {
  try {
    say(code);
  } finally {
    process.exit(1);
  }
}
