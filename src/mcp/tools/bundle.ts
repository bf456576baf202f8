// redctx_bundle: the texts of many files in one answer.
import { count } from "../../core/quantity.js";
import { BUNDLE_DEFAULTS, bundle, bundleText } from "../../query/bundle.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, GLOBS, PATHS, type ServerContext } from "./context.js";

export const bundleTool = defineTool({
  name: "redctx_bundle",
  description:
    "Reads many text files at once, redacted, in listing order: each between --- BEGIN id redacted path --- and --- END id ---. Other files are skipped. For a small folder you want whole; redctx_retrieve and redctx_search cost less where you look for something. A cut text ends in [TRUNCATED]; the last line says [TRUNCATED: …] if files are missing: then narrow paths. Fails if a path is not available or a time or size limit is hit.",
  parameters: {
    paths: PATHS,
    glob: GLOBS,
    max_files: { type: "integer", description: "Most files.", default: BUNDLE_DEFAULTS.maxFiles, minimum: 1 },
    max_chars_per_file: {
      type: "integer",
      description: "Most characters of one file.",
      default: BUNDLE_DEFAULTS.maxCharsPerFile,
      minimum: 1,
    },
    max_total_chars: {
      type: "integer",
      description: "Most characters of all files together.",
      default: BUNDLE_DEFAULTS.maxTotalChars,
      minimum: 1,
    },
  },
  maxResultChars: 400_000,
  async run({ paths, glob, max_files, max_chars_per_file, max_total_chars }, call: Call<ServerContext>) {
    const files = await bundle(deskOf(call), {
      paths,
      globs: glob,
      maxFiles: max_files,
      maxCharsPerFile: max_chars_per_file,
      maxTotalChars: max_total_chars,
      onFile: (looked) => call.progress(count(looked)),
    });
    return { text: bundleText(files) };
  },
});
