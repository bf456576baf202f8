// redctx_tree: the shape of a folder at a glance.
import { treeText } from "../../query/tree.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, pathParameter, type ServerContext } from "./context.js";

export const treeTool = defineTool({
  name: "redctx_tree",
  description:
    "Shows the folder as an indented tree, a line per entry: two spaces per level, id, redacted name, / after directories. Start here to see what there is; use redctx_list for sizes and full paths, redctx_search for content. Keep the ids (@p_…): every other tool takes them. Fails if the path is not available or an entry limit is hit; then ask for a smaller part.",
  parameters: {
    path: { ...pathParameter("Directory to start at"), default: "." },
    max_depth: {
      type: "integer",
      description: "Levels below the start; 0 shows the start alone.",
      default: 3,
      minimum: 0,
    },
  },
  async run({ path, max_depth }, call: Call<ServerContext>) {
    return { text: await treeText(deskOf(call), { path, maxDepth: max_depth }) };
  },
});
