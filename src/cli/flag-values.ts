// Values of flags as the parser gives them, read with their types.

/** A flag's value as text, undefined if it was not given. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A flag's value as an integer, undefined if it was not given. */
export function integer(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The values of a repeatable flag. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
