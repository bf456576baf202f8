// The server: which methods it answers and with what. The SDK speaks both protocol eras from this one factory.
import type { Readable, Writable } from "node:stream";
import { type CallToolResult, Server, type ServerContext } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { Receipt } from "../core/receipt.js";
import { Served } from "../query/served.js";
import { AS_SENT, fieldsOf } from "./as-sent.js";
import { type Outcome, type Recorder, recordOf } from "./call-record.js";
import type { Tool } from "./define-tool.js";
import { GuardedTransport } from "./guarded-transport.js";
import type { JsonObject } from "./json-object.js";
import { progressOf } from "./progress.js";
import { ProtocolFault } from "./protocol-faults.js";
import { LEGACY_VERSIONS } from "./protocol-versions.js";
import { answerResources, type Resources } from "./resource-requests.js";
import { failureOf } from "./tool-result.js";

/** What a server is made of. */
export interface ServerDeclaration<Context> {
  /** Name and title. */
  readonly name: "redctx";
  readonly version: string;
  /** What an agent is told about the whole of it. */
  readonly instructions: string;
  readonly tools: readonly Tool<Context>[];
  readonly resources?: Resources<Context>;
  /** Opens what one call works on, under the policy in force. Throws a Failure while the policy is blocked. */
  readonly context: () => Context | Promise<Context>;
  /** An empty receipt under the profile in force. */
  readonly receipt: () => Receipt;
  /** Asked before an answer leaves. Throws a Failure if the policy that the context stands for is no longer the one in force. */
  readonly confirm?: (context: Context) => void | Promise<void>;
  /** Keeps a record of each answer before it leaves. */
  readonly record?: Recorder;
}

/** A server at work on two streams. */
export interface Connection {
  /** Resolves once input has ended or output has failed, and what was asked is answered or given up; at most 1 s after. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** Serves one client on two streams. It throws nothing: what goes wrong is answered, or ends the connection. */
export function serve<Context>(
  declaration: ServerDeclaration<Context> & { readonly stdin: Readable; readonly stdout: Writable },
): Connection {
  const transport = new GuardedTransport(declaration.stdin, declaration.stdout);
  // What the SDK reports on the side quotes messages, so it is not kept.
  const handle = serveStdio(() => createMcpServer(declaration), { transport, onerror: () => {} });
  return { closed: transport.closed, close: () => handle.close() };
}

/** Makes the server of one connection, or of one message over HTTP. */
export function createMcpServer<Context>(declaration: ServerDeclaration<Context>): Server {
  const { name, version, instructions, tools, resources } = declaration;
  const server = new Server(
    { name, title: name, version },
    {
      capabilities: {
        tools: { listChanged: false },
        ...(resources !== undefined && { resources: { listChanged: false } }),
      },
      instructions,
      supportedProtocolVersions: [...LEGACY_VERSIONS],
      cacheHints: CACHE_HINTS,
    },
  );
  const shown = tools.filter((tool) => tool.listed).map((tool) => tool.definition);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  server.setRequestHandler("tools/list", () => ({ tools: shown }));
  server.setRequestHandler("tools/call", AS_SENT, (params: unknown, context) => {
    const { name: called, arguments: given } = fieldsOf(params);
    const tool = typeof called === "string" ? byName.get(called) : undefined;
    if (tool === undefined) throw ProtocolFault.of("UNKNOWN_TOOL");
    return answerCall(tool, fieldsOf(given), declaration, context);
  });
  if (resources !== undefined) answerResources(server, resources, declaration);
  return server;
}

const SAME_FOR_ALL = { ttlMs: 300_000, cacheScope: "public" } as const;
const NOT_TO_BE_KEPT = { ttlMs: 0, cacheScope: "private" } as const;

const CACHE_HINTS = {
  "server/discover": SAME_FOR_ALL,
  "tools/list": SAME_FOR_ALL,
  "resources/templates/list": SAME_FOR_ALL,
  "resources/list": NOT_TO_BE_KEPT,
  "resources/read": NOT_TO_BE_KEPT,
} as const;

async function answerCall<Context>(
  tool: Tool<Context>,
  given: JsonObject,
  declaration: ServerDeclaration<Context>,
  context: ServerContext,
): Promise<CallToolResult> {
  const { progress, stop } = progressOf(context);
  try {
    const { context: open, confirm, record } = declaration;
    const receipt = declaration.receipt();
    const served = new Served();
    let outcome: Outcome = "OK";
    const note = (ended: Outcome) => {
      outcome = ended;
    };
    const { signal } = context.mcpReq;
    const desk = { receipt, signal, progress, open, served, note, ...(confirm !== undefined && { confirm }) };
    const result = await tool.answer(given, desk);
    try {
      record?.(recordOf(tool.name, outcome, { served, receipt, result }));
    } catch {
      return failureOf("AUDIT_LOG_UNWRITABLE", declaration.receipt());
    }
    return result;
  } catch {
    return failureOf("INTERNAL", new Receipt("default"));
  } finally {
    stop();
  }
}
