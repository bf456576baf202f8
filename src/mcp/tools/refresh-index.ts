// redctx_refresh_index: forget and look again.
import { Redacted } from "../../core/redacted.js";
import { type Call, defineTool } from "../define-tool.js";
import { deskOf, type ServerContext } from "./context.js";

export const refreshIndexTool = defineTool({
  name: "redctx_refresh_index",
  description:
    "Forgets cached texts and reads the folder's paths anew, so that new and renamed files are found by id. Rarely needed: files are checked for changes on every call, and redctx_tree shows new ones. Answers Refreshed path index. Fails if an entry limit is hit.",
  parameters: {},
  async run(_given, call: Call<ServerContext>) {
    const { library, budget } = deskOf(call);
    await library.refresh(budget);
    return { text: Redacted.say`Refreshed path index.\n` };
  },
});
