// What one named client may see: some tools, some places, or everything. A narrowed client cannot tell what lies beside its part.
import type { ServerDeclaration } from "./server.js";
import type { ServerContext } from "./tools/context.js";

/** What a client is narrowed to; what is absent is not narrowed. */
export interface ClientScope {
  /** Names of tools; those that are not named are unknown to the client, and resources with them unless reading is named. */
  readonly tools?: readonly string[];
  /** Root-relative files and directories; nothing else is listed, read, searched or resolved. */
  readonly paths?: readonly string[];
}

/** The tool whose work a resource does: who may not read may not read resources. */
const READING = "redctx_read";

/** What a client is served with. The narrowed library of a context is made once and kept with it. */
export class ScopedDeclarations {
  readonly #narrowed = new WeakMap<ServerContext["library"], Map<string, ServerContext>>();

  /** The declaration narrowed to the scope of a client; unchanged without one. */
  of(
    declaration: ServerDeclaration<ServerContext>,
    client: string,
    scope: ClientScope | undefined,
  ): ServerDeclaration<ServerContext> {
    if (scope === undefined) return declaration;
    const { tools, paths } = scope;
    const { resources, context, ...others } = declaration;
    const mayRead = tools === undefined || tools.includes(READING);
    return {
      ...others,
      tools: tools === undefined ? declaration.tools : declaration.tools.filter(({ name }) => tools.includes(name)),
      ...(resources !== undefined && mayRead && { resources }),
      context: async () => (paths === undefined ? context() : this.#narrow(await context(), client, paths)),
    };
  }

  #narrow(context: ServerContext, client: string, paths: readonly string[]): ServerContext {
    const known = this.#narrowed.get(context.library) ?? new Map<string, ServerContext>();
    this.#narrowed.set(context.library, known);
    const narrowed = known.get(client) ?? narrowedContext(context, paths);
    known.set(client, narrowed);
    return narrowed;
  }
}

function narrowedContext(context: ServerContext, paths: readonly string[]): ServerContext {
  const library = context.library.narrowedTo(paths);
  return { ...context, library, inspection: context.inspection.narrowedTo(paths, library) };
}
