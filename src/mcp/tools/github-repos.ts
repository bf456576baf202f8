// redctx_github_repos: which repositories there are, by alias. It asks nobody.
import { Redacted } from "../../core/redacted.js";
import { type Call, defineTool } from "../define-tool.js";
import type { ServerContext } from "./context.js";

export const githubReposTool = defineTool({
  name: "redctx_github_repos",
  description: "Lists aliases of GitHub repositories whose issues can be read; OK for none.",
  parameters: {},
  async run(_given, { context }: Call<ServerContext>) {
    const lines = context.library.github.aliases.map((alias) => Redacted.say`${alias}\n`);
    return { text: Redacted.join(lines) };
  },
});
