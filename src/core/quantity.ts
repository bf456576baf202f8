// Numbers that may cross the boundary, branded so that an offset or a length of something hidden is no reply.

declare const quantity: unique symbol;

/** How many: lines, entries, matches, milliseconds. */
export type Count = number & { readonly [quantity]: "count" };
/** A 1-based line number of redacted text, which is the raw text's too. */
export type Line = number & { readonly [quantity]: "line" };
/** A size in bytes, rounded where the caller may not know it exactly. */
export type Bytes = number & { readonly [quantity]: "bytes" };

export const count = (value: number): Count => whole(value) as Count;
export const line = (value: number): Line => whole(value) as Line;
export const bytes = (value: number): Bytes => whole(value) as Bytes;

/** True for what `count`, `line` and `bytes` make; the brands themselves exist only for the compiler. */
export function isQuantity(value: unknown): boolean {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function whole(value: number): number {
  if (!isQuantity(value)) throw new RangeError("QUANTITY");
  return value;
}
