// redctx_search: matching lines in all files.
import { count } from "../../core/quantity.js";
import { search, searchText } from "../../query/search.js";
import { type Call, defineTool } from "../define-tool.js";
import { NO_MATCHES } from "../tool-result.js";
import { deskOf, GLOBS, PATHS, type ServerContext } from "./context.js";

export const searchTool = defineTool({
  name: "redctx_search",
  description:
    "Finds lines in the redacted text of all files, a line per match: id:line:redacted path:text; lines of context have - for the first colon. Only redacted text is searched: a hidden name is found by its placeholder, never by itself. Use redctx_read on an id to see more. Answers No matches. where there are none; says [TRUNCATED] where max_results left something out. Fails on an invalid pattern, a path that is not available, or when a time or size limit is hit: then narrow paths.",
  parameters: {
    query: {
      type: "string",
      description: "Text to find, or with regex an RE2 pattern; matched within single lines.",
      required: true,
    },
    paths: PATHS,
    ignore_case: { type: "boolean", description: "Treat capitals and small letters alike.", default: true },
    regex: {
      type: "boolean",
      description: "Read query as an RE2 pattern (no look-around, no back-references).",
      default: false,
    },
    context: { type: "integer", description: "Lines shown before and after each match.", default: 0, minimum: 0 },
    glob: GLOBS,
    max_results: { type: "integer", description: "Most lines shown, context included.", default: 200, minimum: 1 },
  },
  maxResultChars: 200_000,
  async run(given, call: Call<ServerContext>) {
    const { query, paths, glob, regex, ignore_case, context, max_results } = given;
    const request = { query, paths, globs: glob, regex, ignoreCase: ignore_case, context, maxResults: max_results };
    const found = await search(deskOf(call), { ...request, onFile: (files) => call.progress(count(files)) });
    return found.rows.length === 0 ? NO_MATCHES : { text: searchText(found) };
  },
});
