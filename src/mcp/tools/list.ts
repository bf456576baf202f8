// redctx_list: entries with kind, size and full redacted path.
import { Redacted } from "../../core/redacted.js";
import { lineOfRow, list } from "../../query/list.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, pathParameter, type ServerContext } from "./context.js";

export const listTool = defineTool({
  name: "redctx_list",
  description:
    "Lists a directory, a line per entry, tab-separated: id, dir or file, size in bytes (rounded up to a power of two; - for directories), full redacted path. Children only, or with recursive the start and everything below. Use redctx_tree for the shape, redctx_stat for one entry. Fails if the path is not available or an entry limit is hit.",
  parameters: {
    path: { ...pathParameter("Directory or file"), default: "." },
    recursive: { type: "boolean", description: "List everything below as well.", default: false },
    max_depth: { type: "integer", description: "Levels below the start, with recursive only.", minimum: 0 },
  },
  async run({ path, recursive, max_depth }, call: Call<ServerContext>) {
    const rows = await list(deskOf(call), { path, recursive, maxDepth: max_depth });
    return { text: Redacted.join(rows.map(lineOfRow)) };
  },
});
