// The declaration of a tool's parameters: one table, from which schema, validator and argument type are read.

interface Described<Value> {
  readonly description: string;
  readonly required?: true;
  /** What stands in for an argument that is not given. */
  readonly default?: Value;
}

export interface StringParameter extends Described<string> {
  readonly type: "string";
  /** In Unicode code points, as JSON Schema counts them. */
  readonly maxLength?: number;
  readonly oneOf?: readonly string[];
}

export interface IntegerParameter extends Described<number> {
  readonly type: "integer";
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface BooleanParameter extends Described<boolean> {
  readonly type: "boolean";
}

/** A list of strings. */
export interface ArrayParameter extends Described<readonly string[]> {
  readonly type: "array";
}

export type Parameter = StringParameter | IntegerParameter | BooleanParameter | ArrayParameter;

/** Parameters by name, in the order in which they are shown. */
export type ParameterTable = Readonly<Record<string, Parameter>>;

type ValueOf<One extends Parameter> = One extends { readonly oneOf: readonly (infer Word)[] }
  ? Word
  : One extends StringParameter
    ? string
    : One extends IntegerParameter
      ? number
      : One extends BooleanParameter
        ? boolean
        : readonly string[];

type AlwaysThere = { readonly required: true } | { readonly default: unknown };

/** The arguments that a table admits: every name is there; one that is neither required nor has a default may be undefined. */
export type ArgumentsOf<Table extends ParameterTable> = {
  readonly [Name in keyof Table]: Table[Name] extends AlwaysThere
    ? ValueOf<Table[Name]>
    : ValueOf<Table[Name]> | undefined;
};

/** JSON Schema of a tool's arguments. */
export interface InputSchema {
  readonly [key: string]: unknown;
  readonly type: "object";
  readonly properties: Record<string, Record<string, unknown>>;
  readonly required?: string[];
  readonly additionalProperties: false;
}

/** The schema that a table stands for. */
export function inputSchemaOf(table: ParameterTable): InputSchema {
  const names = Object.keys(table);
  const required = names.filter((name) => table[name]?.required);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(table).map(([name, parameter]) => [name, schemaOf(parameter)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOf(parameter: Parameter): Record<string, unknown> {
  const { required: _, ...schema } = parameter;
  if (schema.type === "array") return { ...schema, items: { type: "string" } };
  if (schema.type !== "string" || schema.oneOf === undefined) return schema;
  const { oneOf, ...rest } = schema;
  return { ...rest, enum: oneOf };
}
