// A tool from one declaration. It catches whatever a run throws: no error of ours or of a library reaches the SDK.
import type { CallToolResult, Tool as ToolDefinition } from "@modelcontextprotocol/server";
import { codeOf, spokenToAgent } from "../boundary/failure.js";
import type { Sealed } from "../boundary/sealed.js";
import type { Receipt } from "../core/receipt.js";
import type { Served } from "../query/served.js";
import type { Outcome } from "./call-record.js";
import type { JsonObject } from "./json-object.js";
import { type ArgumentsOf, inputSchemaOf, type ParameterTable } from "./parameters.js";
import type { Progress } from "./progress.js";
import { type Answer, failureOf, OUTPUT_SCHEMA, refusalOf, resultOf } from "./tool-result.js";
import { checkArguments } from "./validation.js";

/** What a run has beside its arguments. */
export interface Call<Context> {
  /** What the server was opened on: library, policy, limits. */
  readonly context: Context;
  /** The receipt of this call. Add the counts of every text that was redacted for it. */
  readonly receipt: Receipt;
  /** Aborted when the client cancels the call or goes away. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** The entries that the answer is about, where a log is kept. */
  readonly served?: Served | undefined;
}

export interface Annotations {
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

/** What an author writes. `Reply` is an answer of which every leaf may cross the boundary. */
export interface ToolDeclaration<Table extends ParameterTable, Context, Reply extends Answer> {
  /** `redctx_` and words joined by `_`; the title is made from it. */
  readonly name: string;
  readonly description: string;
  readonly parameters: Table;
  /** What differs from: read-only, not destructive, idempotent, closed world. */
  readonly annotations?: Annotations;
  /** Longest answer in characters, told to clients that would else cut or store it. */
  readonly maxResultChars?: number;
  /** False for a tool that answers a call but is not shown. */
  readonly listed?: boolean;
  run(given: ArgumentsOf<Table>, call: Call<Context>): Promise<Reply & Sealed<Reply>>;
}

/** What a call needs from the server that serves it. */
export interface CallDesk<Context> extends Omit<Call<Context>, "context"> {
  /** Opens what the call works on. Throws a Failure while nothing may be served; it is asked before arguments are looked at. */
  open(): Context | Promise<Context>;
  /** Asked after the run, before anything leaves. Throws a Failure if what the call worked on no longer holds. */
  confirm?(context: Context): void | Promise<void>;
  /** Told how the call ended, in the code that the operator may know. */
  note?(outcome: Outcome): void;
}

/** A tool as the server holds it. */
export interface Tool<Context> {
  readonly name: string;
  readonly listed: boolean;
  readonly definition: ToolDefinition;
  /** Answers a call; never throws. */
  answer(given: JsonObject, desk: CallDesk<Context>): Promise<CallToolResult>;
}

/** Makes a tool: schema, validator and the type of the arguments all come from `parameters`. */
export function defineTool<const Table extends ParameterTable, Context, Reply extends Answer>(
  declaration: ToolDeclaration<Table, Context, Reply>,
): Tool<Context> {
  const { name, listed = true } = declaration;
  return {
    name,
    listed,
    definition: definitionOf(declaration),
    answer: async (given, desk) => {
      const { receipt, signal, progress, served } = desk;
      try {
        const context = await desk.open();
        const checked = checkArguments(declaration.parameters, given);
        if ("fault" in checked) {
          desk.note?.("ARGUMENTS");
          return refusalOf(checked.fault, receipt);
        }
        const reply = await declaration.run(checked.values, { context, receipt, signal, progress, served });
        await desk.confirm?.(context);
        return resultOf(reply, receipt);
      } catch (thrown) {
        desk.note?.(codeOf(thrown));
        return failureOf(spokenToAgent(codeOf(thrown)), receipt);
      }
    },
  };
}

const DEFAULT_ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

function definitionOf<Table extends ParameterTable, Context, Reply extends Answer>(
  declaration: ToolDeclaration<Table, Context, Reply>,
): ToolDefinition {
  const { name, description, parameters, annotations, maxResultChars } = declaration;
  return {
    name,
    title: titleOf(name),
    description,
    annotations: { ...DEFAULT_ANNOTATIONS, ...annotations },
    inputSchema: inputSchemaOf(parameters),
    outputSchema: OUTPUT_SCHEMA,
    ...(maxResultChars !== undefined && { _meta: { "anthropic/maxResultSizeChars": maxResultChars } }),
  };
}

function titleOf(name: string): string {
  const words = name.replace(/^redctx_/, "").split("_");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
