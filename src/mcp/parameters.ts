// The declaration of a tool's parameters: one table, from which schema, validator and argument type are read.
import type { JSONObject, Tool as ToolDefinition } from "@modelcontextprotocol/server";

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

/** The JSON Schema that a table stands for. */
export function inputSchemaOf(table: ParameterTable): ToolDefinition["inputSchema"] {
  const required = Object.keys(table).filter((name) => table[name]?.required);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(table).map(([name, parameter]) => [name, schemaOf(parameter)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOf(parameter: Parameter): JSONObject {
  switch (parameter.type) {
    case "string": {
      const { required: _, oneOf, ...schema } = parameter;
      return oneOf === undefined ? schema : { ...schema, enum: [...oneOf] };
    }
    case "array": {
      const { required: _, default: absent, ...schema } = parameter;
      return { ...schema, ...(absent !== undefined && { default: [...absent] }), items: { type: "string" } };
    }
    default: {
      const { required: _, ...schema } = parameter;
      return schema;
    }
  }
}
