// The version of the package, read from package.json once.
import { readFileSync } from "node:fs";

/** As in package.json, which lies beside `src` in a checkout and above `dist` in a build. */
export const VERSION: string = versionIn(["../package.json", "../../package.json"]);

function versionIn(places: readonly string[]): string {
  for (const place of places) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(place, import.meta.url), "utf8"));
      if (name === "redctx") return String(version);
    } catch {
      // The other layout.
    }
  }
  return "0.0.0";
}
