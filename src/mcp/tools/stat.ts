// redctx_stat: what one entry is.
import { stat, statText } from "../../query/stat.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, pathParameter, type ServerContext } from "./context.js";

export const statTool = defineTool({
  name: "redctx_stat",
  description:
    "Describes one file or directory without reading it out: id, redacted path, type, size_bytes (rounded up to a power of two), and for text files the number of lines. Use it to plan line ranges for redctx_read; use redctx_list for many entries. Fails if the path is not available.",
  parameters: { path: { ...pathParameter("File or directory"), required: true } },
  async run({ path }, call: Call<ServerContext>) {
    return { text: statText(await stat(deskOf(call), path)) };
  },
});
