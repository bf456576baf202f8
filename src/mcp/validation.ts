// Checks the arguments of a call. A fault is told in constant words and our own parameter names; nothing that was sent is repeated.
import type { JsonObject } from "./json-object.js";
import type { ArgumentsOf, Parameter, ParameterTable } from "./parameters.js";

/** Arguments that fit their table, or what an agent is told. */
export type Checked<Table extends ParameterTable> =
  | { readonly fault: string }
  | { readonly values: ArgumentsOf<Table> };

/** Checks what was given against a table, in this order: unexpected, missing, types, bounds. Defaults are filled in. */
export function checkArguments<Table extends ParameterTable>(table: Table, given: JsonObject): Checked<Table> {
  const fault =
    unexpectedFault(table, given) ??
    missingFault(table, given) ??
    firstFault(table, given, typeFault) ??
    firstFault(table, given, boundFault);
  return fault === undefined ? { values: filled(table, given) } : { fault };
}

function unexpectedFault(table: ParameterTable, given: JsonObject): string | undefined {
  return Object.keys(given).every((name) => Object.hasOwn(table, name)) ? undefined : "Unexpected argument(s).";
}

function missingFault(table: ParameterTable, given: JsonObject): string | undefined {
  const missing = Object.keys(table).filter((name) => table[name]?.required && !Object.hasOwn(given, name));
  return missing.length === 0 ? undefined : `Missing required argument(s): ${missing.join(", ")}.`;
}

/** What is wrong with the value of a parameter, said after its name. */
type Check = (parameter: Parameter, value: unknown) => string | undefined;

function firstFault(table: ParameterTable, given: JsonObject, check: Check): string | undefined {
  for (const [name, parameter] of Object.entries(table)) {
    const fault = Object.hasOwn(given, name) ? check(parameter, given[name]) : undefined;
    if (fault !== undefined) return `${name}${fault}.`;
  }
  return undefined;
}

function typeFault({ type }: Parameter, value: unknown): string | undefined {
  switch (type) {
    case "string":
      return typeof value === "string" ? undefined : " must be a string";
    case "integer":
      // JSON has one kind of number: `3.0` is read as 3, so it is an integer. What a double cannot hold exactly is none.
      return Number.isSafeInteger(value) ? undefined : " must be an integer";
    case "boolean":
      return typeof value === "boolean" ? undefined : " must be a boolean";
    case "array": {
      if (!Array.isArray(value)) return " must be an array";
      const odd = value.findIndex((item) => typeof item !== "string");
      return odd < 0 ? undefined : `[${odd}] must be a string`;
    }
  }
}

function boundFault(parameter: Parameter, value: unknown): string | undefined {
  if (parameter.type === "integer" && typeof value === "number") {
    const { minimum, maximum } = parameter;
    if (minimum !== undefined && value < minimum) return ` must be at least ${minimum}`;
    if (maximum !== undefined && value > maximum) return ` must be at most ${maximum}`;
  }
  if (parameter.type === "string" && typeof value === "string") {
    const { oneOf, maxLength } = parameter;
    if (oneOf !== undefined && !oneOf.includes(value)) return ` must be one of: ${oneOf.join(", ")}`;
    if (maxLength !== undefined && isLonger(value, maxLength)) return ` must be at most ${maxLength} characters`;
  }
  return undefined;
}

/** True if a text has more code points than `maximum`; it is counted only where its UTF-16 units leave that open. */
function isLonger(text: string, maximum: number): boolean {
  if (text.length <= maximum) return false;
  return text.length > 2 * maximum || [...text].length > maximum;
}

function filled<Table extends ParameterTable>(table: Table, given: JsonObject): ArgumentsOf<Table> {
  const filledIn = (name: string) => (Object.hasOwn(given, name) ? given[name] : table[name]?.default);
  // The seam between JSON and types: every value has passed typeFault, and every name of the table is there.
  return Object.fromEntries(Object.keys(table).map((name) => [name, filledIn(name)])) as ArgumentsOf<Table>;
}
