// redctx_retrieve: the passages that fit a question best.
import { count } from "../../core/quantity.js";
import { RETRIEVE_BOUNDS, retrieve, retrieveText } from "../../query/retrieve.js";
import { type Call, defineTool } from "../define-tool.js";
import { NO_MATCHES } from "../tool-result.js";
import { deskOf, GLOBS, PATHS, type ServerContext } from "./context.js";

const [LEAST_RESULTS, MOST_RESULTS] = RETRIEVE_BOUNDS.results;
const [LEAST_CHARS, MOST_CHARS] = RETRIEVE_BOUNDS.chars;

/** The words of a text take about as much memory as the text; those of 25 MB fit into this part of the default cache. */
const INDEX_PART = 4;

export const retrieveTool = defineTool({
  name: "redctx_retrieve",
  description:
    "Finds the passages of redacted files that fit a question best, best first: --- id redacted path lines S-E score=N ---, then up to 24 lines. More different words of the query count before more of one. Use redctx_search where you know the wording, redctx_read on the cited lines to see more. Whole words match; a complete placeholder is one word, and only it finds a hidden name. Scripts without spaces (Chinese, Thai, …) and Korean match by pairs of neighbouring characters. Answers No matches. or, where more matched, [TRUNCATED: …]. Fails on a query of no word or over 64, a path that is not available, or a limit: then narrow paths.",
  parameters: {
    query: {
      type: "string",
      description: "A few telling words; the, of and the like are ignored.",
      required: true,
      maxLength: RETRIEVE_BOUNDS.query,
    },
    paths: PATHS,
    glob: GLOBS,
    max_results: {
      type: "integer",
      description: "Most passages.",
      default: 8,
      minimum: LEAST_RESULTS,
      maximum: MOST_RESULTS,
    },
    max_chars: {
      type: "integer",
      description: "Most characters of the answer.",
      default: 12_000,
      minimum: LEAST_CHARS,
      maximum: MOST_CHARS,
    },
  },
  maxResultChars: MOST_CHARS,
  async run({ query, paths, glob, max_results, max_chars }, call: Call<ServerContext>) {
    const { maxFiles, maxPassages, cacheBytes } = call.context.limits;
    const found = await retrieve(deskOf(call), {
      query,
      paths,
      globs: glob,
      maxResults: max_results,
      maxChars: max_chars,
      maxFiles,
      maxPassages,
      indexBytes: cacheBytes / INDEX_PART,
      onFile: (files) => call.progress(count(files)),
    });
    return found.matched === 0 ? NO_MATCHES : { text: retrieveText(found) };
  },
});
