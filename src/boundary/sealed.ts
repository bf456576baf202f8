// The type of what may cross: every leaf is redacted text, an opaque reference, a receipt, a branded number, a flag or a code.
import type { AuthorId } from "../core/author-id.js";
import type { Ref } from "../core/path-id.js";
import type { Bytes, Count, Line } from "../core/quantity.js";
import type { Receipt } from "../core/receipt.js";
import type { Redacted } from "../core/redacted.js";
import type { Code } from "./failure.js";

type Leaf = Redacted | Ref | AuthorId | Receipt | Count | Line | Bytes | boolean | null | Code;

/** T if every leaf may cross, never where one may not. Index signatures are refused: a key could be raw text. */
export type Sealed<T> = 0 extends 1 & T
  ? never
  : T extends Leaf
    ? T
    : T extends string | number | ((...given: never) => unknown)
      ? never
      : T extends readonly (infer Item)[]
        ? readonly Sealed<Item>[]
        : T extends object
          ? SealedFields<T>
          : never;

type SealedFields<T extends object> = [keyof T] extends [never]
  ? never
  : { readonly [Key in keyof T]: IsSignature<Key> extends true ? never : Sealed<T[Key]> };

/** True for `string`, `number`, `symbol` and patterns such as `p_${string}`: keys that are not written out. */
type IsSignature<Key extends PropertyKey> = Record<never, never> extends Record<Key, 1> ? true : false;
