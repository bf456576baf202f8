// How handlers get parameters: as the envelope made them. The SDK's own reading would drop an argument named `__proto__` unseen.
import { isObject, type JsonObject } from "./json-object.js";

/** A schema that lets everything through; the envelope has looked at it. */
export const AS_SENT = {
  params: { "~standard": { version: 1 as const, vendor: "redctx", validate: (value: unknown) => ({ value }) } },
};

/** The fields of parameters, or of arguments; none if they are no object. */
export function fieldsOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
