// Answers requests for resources. What goes wrong becomes a code of the closed table: nothing that is thrown reaches the SDK in its own words.
import type {
  ListResourcesResult,
  ListResourceTemplatesResult,
  ReadResourceResult,
  ServerContext as RequestContext,
  Server,
} from "@modelcontextprotocol/server";
import { type Code, codeOf, Failure, spokenToAgent } from "../boundary/failure.js";
import type { Receipt } from "../core/receipt.js";
import { Served } from "../query/served.js";
import { AS_SENT, fieldsOf } from "./as-sent.js";
import { type Outcome, type Recorder, recordOf } from "./call-record.js";
import type { Call } from "./define-tool.js";
import { progressOf } from "./progress.js";
import { ProtocolFault } from "./protocol-faults.js";

/** The resources of a server. Both functions may throw a Failure. */
export interface Resources<Context> {
  readonly templates: ListResourceTemplatesResult;
  /** One page, from the resource with this number on, counted from 0. */
  list(offset: number, call: Call<Context>): Promise<ListResourcesResult>;
  read(uri: string, call: Call<Context>): Promise<ReadResourceResult>;
}

/** What a request works on; as ServerDeclaration has it. */
export interface ResourceDesk<Context> {
  readonly context: () => Context | Promise<Context>;
  readonly receipt: () => Receipt;
  readonly confirm?: (context: Context) => void | Promise<void>;
  readonly record?: Recorder;
}

/** Makes a server answer the three methods. */
export function answerResources<Context>(
  server: Server,
  resources: Resources<Context>,
  desk: ResourceDesk<Context>,
): void {
  server.setRequestHandler("resources/templates/list", () => resources.templates);
  server.setRequestHandler("resources/list", AS_SENT, (params: unknown, context) =>
    answer(desk, "resources/list", context, (call) => resources.list(Number(fieldsOf(params)["cursor"] ?? 0), call)),
  );
  server.setRequestHandler("resources/read", AS_SENT, (params: unknown, context) =>
    answer(desk, "resources/read", context, (call) => resources.read(String(fieldsOf(params)["uri"]), call)),
  );
}

async function answer<Context, Result extends object>(
  { context, receipt: newReceipt, confirm, record }: ResourceDesk<Context>,
  method: string,
  request: RequestContext,
  run: (call: Call<Context>) => Promise<Result>,
): Promise<Result> {
  const { progress, stop } = progressOf(request);
  const served = new Served();
  try {
    const receipt = newReceipt();
    const keep = (outcome: Outcome, result?: Result) => {
      try {
        record?.(recordOf(method, outcome, { served, receipt, ...(result !== undefined && { result }) }));
      } catch {
        throw new Failure("AUDIT_LOG_UNWRITABLE");
      }
    };
    let result: Result;
    try {
      const open = await context();
      result = await run({ context: open, receipt, signal: request.mcpReq.signal, progress, served });
      await confirm?.(open);
    } catch (error) {
      keep(codeOf(error));
      throw error;
    }
    keep("OK", result);
    return result;
  } catch (error) {
    throw ProtocolFault.ofResource(spoken(codeOf(error)));
  } finally {
    stop();
  }
}

/** Whatever an address fails to name, the answer is the same. */
function spoken(code: Code): Code {
  const isPath = code === "UNKNOWN_PATH_ID" || spokenToAgent(code) === "PATH_UNAVAILABLE";
  return isPath ? "RESOURCE_NOT_FOUND" : code;
}
