// The one place where redacted text becomes the strings that the wire wants. It checks again what the types say.
import { AuthorId } from "../core/author-id.js";
import { Ref } from "../core/path-id.js";
import { isQuantity } from "../core/quantity.js";
import { Receipt } from "../core/receipt.js";
import { Redacted } from "../core/redacted.js";
import { FAILURES } from "./failure.js";
import type { Sealed } from "./sealed.js";

/** Opens a sealed reply into plain JSON values. Throws a TypeError with a constant text for anything that may not cross. */
export function egress<Reply>(reply: Reply & Sealed<Reply>): unknown {
  return open(reply);
}

function open(value: unknown): unknown {
  // The methods of the classes, not those that an instance may have been given.
  if (Redacted.is(value)) return Redacted.prototype.toString.call(value);
  if (Ref.is(value)) return Ref.prototype.toString.call(value);
  if (AuthorId.is(value)) return AuthorId.prototype.toString.call(value);
  if (Receipt.is(value)) return Receipt.prototype.toJSON.call(value);
  if (value === null || typeof value === "boolean" || isQuantity(value)) return value;
  if (typeof value === "string" && Object.hasOwn(FAILURES, value)) return value;
  if (Array.isArray(value)) return Array.from(value, (item: unknown) => open(item));
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [fieldName(key), open(field)]));
  }
  throw new TypeError("BOUNDARY");
}

/** A name that we wrote. A key made of text, a path or an address has other characters or another beginning. */
function fieldName(key: string): string {
  if (!/^[a-z][A-Za-z_]{0,39}$/.test(key)) throw new TypeError("BOUNDARY");
  return key;
}
