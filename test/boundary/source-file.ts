// Reads what a source file imports, exports and uses, with the parser that vite brings.
import { parseSync } from "vite";

/** One import, re-export, dynamic import or `createRequire(…)("…")` of a constant path. */
export interface Import {
  /** Path from the root of the repository (`src/core/raw.ts`), or the name of a package (`node:fs`). */
  readonly target: string;
  /** Names as the other file exports them; `*` for all of them. */
  readonly names: readonly string[];
  readonly reexported: boolean;
  /** Loaded by what `createRequire` returned. */
  readonly required: boolean;
  readonly line: number;
}

/** A name or a chain of names in code (`process.stdout.write`), its root under the name it was exported by; or a construct. */
export interface Use {
  readonly name: string;
  readonly line: number;
}

export interface SourceFile {
  /** Path from the root of the repository, with `/`. */
  readonly path: string;
  readonly imports: readonly Import[];
  readonly uses: readonly Use[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly source?: unknown;
  readonly argument?: unknown;
  readonly literal?: unknown;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly specifiers?: unknown;
  readonly local?: unknown;
  readonly imported?: unknown;
  readonly exported?: unknown;
  readonly arguments?: unknown;
  readonly callee?: unknown;
  readonly expression?: unknown;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly computed?: unknown;
}

/** Reads one file; `path` is relative to the root of the repository. Throws if the text does not parse. */
export function readSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text, { lang: "ts", sourceType: "module" });
  if (parsed.errors.length > 0) throw new Error(`cannot parse ${path}`);
  const imports: Import[] = [];
  const uses: Use[] = [];
  const exportedAs = new Map<string, string>();
  const lineOf = (node: Node) => text.slice(0, node.start).split("\n").length;

  const visit = (node: Node, parent: Node | undefined, grandparent: Node | undefined, field: string): void => {
    const line = lineOf(node);
    const source = sourceOf(node);
    if (source !== undefined) {
      const names = importedNames(node, exportedAs);
      const reexported = node.type.startsWith("Export");
      imports.push({ target: targetOf(path, source), names, reexported, required: false, line });
    }
    const required = requiredBy(node, exportedAs);
    if (required !== undefined) {
      imports.push({ target: targetOf(path, required), names: ["*"], reexported: false, required: true, line });
    }
    const construct = constructOf(node);
    if (construct !== undefined) uses.push({ name: construct, line });
    const chain = chainOf(node);
    if (chain !== undefined && !isName(parent, field)) {
      const [root = "", ...rest] = chain;
      const name = [exportedAs.get(root) ?? root, ...rest].join(".");
      uses.push({ name, line });
      if (parent?.type !== "TaggedTemplateExpression") uses.push({ name: `${name} untagged`, line });
      const unspecified = requiredBy(grandparent, exportedAs) === undefined;
      if (name.split(".").at(-1) === "createRequire" && unspecified)
        uses.push({ name: "createRequire unspecified", line });
      if (node.type === "MemberExpression") return;
    }
    forEachChild(node, (child, name) => visit(child, node, parent, name));
  };
  for (const statement of nodesIn(parsed.program.body)) visit(statement, undefined, undefined, "body");
  return { path, imports, uses };
}

function sourceOf(node: Node): string | undefined {
  const importing = [
    "ImportDeclaration",
    "ExportNamedDeclaration",
    "ExportAllDeclaration",
    "ImportExpression",
    "TSImportType",
  ];
  if (!importing.includes(node.type)) return undefined;
  const [source] = nodesIn(node.source ?? node.argument);
  const value = source?.value ?? nodesIn(source?.literal)[0]?.value;
  return typeof value === "string" ? value : undefined;
}

function importedNames(node: Node, exportedAs: Map<string, string>): string[] {
  if (!node.type.endsWith("Declaration") || node.type === "ExportAllDeclaration") return ["*"];
  return nodesIn(node.specifiers).map((specifier) => {
    const local = nameOf(specifier.local);
    if (specifier.type === "ImportNamespaceSpecifier") return "*";
    if (specifier.type === "ExportSpecifier") return local;
    const imported = specifier.type === "ImportDefaultSpecifier" ? "default" : nameOf(specifier.imported);
    exportedAs.set(local, imported === "default" ? local : imported);
    return imported;
  });
}

/** The path in `createRequire(…)("path")`, whatever name the function was imported under; undefined for any other use of it. */
function requiredBy(node: Node | undefined, exportedAs: ReadonlyMap<string, string>): string | undefined {
  const [made] = node?.type === "CallExpression" ? nodesIn(node.callee) : [];
  const [maker] = made?.type === "CallExpression" ? nodesIn(made.callee) : [];
  const name = maker?.type === "Identifier" ? nameOf(maker) : "";
  const [specifier, more] = nodesIn(node?.arguments);
  if ((exportedAs.get(name) ?? name) !== "createRequire" || more !== undefined) return undefined;
  return specifier?.type === "Literal" && typeof specifier.value === "string" ? specifier.value : undefined;
}

/** What a node is called in the tables of rules if it is one of the constructs that they speak of. */
function constructOf(node: Node): string | undefined {
  const bare = nodesIn(node.arguments).length === 0;
  if (node.type === "NewExpression" && nameOf(node.callee) === "Date" && bare) return "new Date()";
  if (node.type === "ImportExpression") return "import()";
  if (node.type === "TSAnyKeyword") return "any";
  if (node.type === "TSNonNullExpression") return "non-null !";
  if (node.type === "ExportDefaultDeclaration") return "export default";
  if (node.type === "ExportSpecifier" && nameOf(node.exported) === "default") return "export default";
  if (node.type === "TSAsExpression" && nodesIn(node.expression)[0]?.type === "TSAsExpression") return "double cast";
  return undefined;
}

/** `["process", "stdout", "write"]` for that expression; undefined for anything that is no chain of names. */
function chainOf(node: Node): string[] | undefined {
  if (node.type === "Identifier") return [nameOf(node)];
  if (node.type !== "MemberExpression") return undefined;
  const [object] = nodesIn(node.object);
  const [property] = nodesIn(node.property);
  if (object === undefined || property === undefined) return undefined;
  const chain = chainOf(object);
  if (node.computed !== true) return chain === undefined ? undefined : [...chain, nameOf(property)];
  return chain !== undefined && property.type === "Literal" ? [...chain, String(property.value)] : undefined;
}

/** True where an identifier only names something: a key, a declaration, a parameter of a type. */
function isName(parent: Node | undefined, field: string): boolean {
  if (parent === undefined) return false;
  if (field === "key" && parent.computed !== true) return true;
  if (field === "property" && parent.computed !== true) return true;
  return (
    field === "id" ||
    field === "local" ||
    field === "imported" ||
    field === "exported" ||
    parent.type.startsWith("TSTypeParam")
  );
}

function nameOf(value: unknown): string {
  const [node] = nodesIn(value);
  const name = node?.name ?? node?.value;
  return typeof name === "string" ? name : "";
}

function targetOf(path: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return new URL(specifier, `file:///${path}`).pathname.slice(1).replace(/\.js$/, ".ts");
}

function forEachChild(node: Node, take: (child: Node, field: string) => void): void {
  for (const [field, value] of Object.entries(node)) for (const child of nodesIn(value)) take(child, field);
}

function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" && value !== null && "type" in value && "start" in value && typeof value.type === "string"
  );
}
