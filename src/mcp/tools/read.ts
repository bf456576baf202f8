// redctx_read: lines of one text file, redacted.
import { excerptText, read } from "../../query/read.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, pathParameter, type ServerContext } from "./context.js";

export const readTool = defineTool({
  name: "redctx_read",
  description:
    "Reads one text file, redacted: a header with id, redacted path and line range, then the text. Names, secrets and the like appear as placeholders such as [PERSON_…]; equal values have equal placeholders in every file, and line numbers are those of the original. To find where to read, use redctx_search. A long text is cut and says next: start_line=N. Fails if the path is not available, is no text file, or the range lies past the end.",
  parameters: {
    path: { ...pathParameter("File"), required: true },
    start_line: { type: "integer", description: "First line, counted from 1. Default: the first.", minimum: 1 },
    end_line: { type: "integer", description: "Last line, inclusive. Default: the last.", minimum: 1 },
    max_chars: { type: "integer", description: "Most characters of text.", default: 120_000, minimum: 1 },
    line_numbers: { type: "boolean", description: "Put the line number before each line.", default: false },
  },
  maxResultChars: 200_000,
  async run({ path, start_line, end_line, max_chars, line_numbers }, call: Call<ServerContext>) {
    const excerpt = await read(deskOf(call), { path, startLine: start_line, endLine: end_line, maxChars: max_chars });
    return { text: excerptText(excerpt, line_numbers) };
  },
});
