// The files of the folder as resources: the same library, ids and limits as the tools have, and one answer to whatever is no resource.
import type { ListResourceTemplatesResult } from "@modelcontextprotocol/server";
import { Failure } from "../boundary/failure.js";
import { count } from "../core/quantity.js";
import type { Desk } from "../query/desk.js";
import { listResources, readResource } from "../query/resources.js";
import { Budget } from "../source/budget.js";
import type { Call } from "./define-tool.js";
import type { Resources } from "./resource-requests.js";
import { RESOURCE_SCHEME, resourceContentsOf, resourcePageOf } from "./tool-result.js";
import { deskOf, type ServerContext } from "./tools/context.js";

/** The resources of a folder; the limit of a resource bounds the file of one. */
export function folderResources(): Resources<ServerContext> {
  return {
    templates: TEMPLATES,
    async list(offset, call) {
      const onFile = (files: number) => call.progress(count(files));
      return resourcePageOf(await listResources(deskOf(call), call.context.inspection, { offset, onFile }));
    },
    async read(uri, call) {
      if (!uri.startsWith(RESOURCE_SCHEME)) throw new Failure("RESOURCE_NOT_FOUND");
      const maxBytes = call.context.limits.maxResourceBytes;
      const id = uri.slice(RESOURCE_SCHEME.length);
      return resourceContentsOf(await readResource(readingDesk(call, maxBytes), id, maxBytes));
    },
  };
}

const TEMPLATES: ListResourceTemplatesResult = {
  resourceTemplates: [
    {
      uriTemplate: `${RESOURCE_SCHEME}{path_id}`,
      name: "redacted_context_file",
      title: "Redacted Context File",
      description: "One text file, redacted. path_id is an id without @, such as p_ and 12 hex digits.",
      mimeType: "text/plain",
    },
  ],
};

/** A desk on which no larger file is read, also one that grows meanwhile. */
function readingDesk(call: Call<ServerContext>, maxBytes: number): Desk {
  const desk = deskOf(call);
  const { limits } = desk.budget;
  const maxRawBytesPerFile = Math.min(limits.maxRawBytesPerFile, maxBytes);
  return { ...desk, budget: new Budget({ ...limits, maxRawBytesPerFile }, call.signal) };
}
