// The built programs, and whether they are there.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Paths of the built programs: this file is dist/test/bench/speed/program.js. */
export const PROGRAM = {
  redctx: fileURLToPath(new URL("../../../src/bin/redctx.js", import.meta.url)),
  server: fileURLToPath(new URL("../../../src/bin/redctx-mcp.js", import.meta.url)),
} as const;

export function isBuilt(program: string): boolean {
  return existsSync(program);
}
