// Compiles src, detectors and test/bench into dist, from nothing, and makes the programs executable.
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const compiler = fileURLToPath(new URL("node_modules/typescript/bin/tsc", root));
rmSync(new URL("dist", root), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], {
  cwd: fileURLToPath(root),
  stdio: "inherit",
});
if (status === 0)
  for (const program of ["redctx", "redctx-mcp"]) chmodSync(new URL(`dist/src/bin/${program}.js`, root), 0o755);
process.exitCode = status ?? 1;
