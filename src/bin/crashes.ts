// What Node would print of a crash quotes values. These handlers print a code.

/** Replaces the reports of uncaught errors, unhandled rejections and warnings by constant lines on stderr. */
export function withholdCrashes(): void {
  process.on("uncaughtException", () => stop("UNCAUGHT_EXCEPTION\n"));
  process.on("unhandledRejection", () => stop("UNHANDLED_REJECTION\n"));
  process.removeAllListeners("warning");
  process.on("warning", () => {});
}

function stop(code: string): void {
  try {
    process.stderr.write(code);
  } finally {
    process.exit(1);
  }
}
