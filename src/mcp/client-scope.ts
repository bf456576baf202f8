// What one named client may see: some tools, some places, or everything. A narrowed client cannot tell what lies beside its part.
import { Failure } from "../boundary/failure.js";
import type { ClientScope } from "../config/client-scopes.js";
import type { ServerDeclaration } from "./server.js";
import type { ServerContext } from "./tools/context.js";

/** The tool whose work a resource does: who may not read may not read resources. */
const READING = "redctx_read";

/** What a client is served with. The narrowed library of a context is made once and kept with it. */
export class ScopedDeclarations {
  readonly #narrowed = new WeakMap<ServerContext["library"], Map<string, ServerContext>>();

  /**
   * The declaration narrowed to the scope that a client has now; unchanged without one. A call under a configuration with another scope throws
   * POLICY_CHANGED.
   */
  of(
    declaration: ServerDeclaration<ServerContext>,
    client: string,
    scope: ClientScope | undefined,
  ): ServerDeclaration<ServerContext> {
    const { resources, ...others } = declaration;
    const context = async () => {
      const open = await declaration.context();
      if (open.opened.clientScopes.get(client) !== scope) throw new Failure("POLICY_CHANGED");
      return open;
    };
    if (scope === undefined) return { ...declaration, context };
    const { tools, paths } = scope;
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
  // Documents are restored from the whole root, so a narrowed client cannot have them written.
  return { ...context, writes: undefined, library, inspection: context.inspection.narrowedTo(paths, library) };
}
