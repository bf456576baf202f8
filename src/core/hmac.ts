// HMAC-SHA256 (RFC 2104, FIPS 198-1) from two digests in one call each: an Hmac object of the runtime takes three times as long for a short message.
import { hash } from "node:crypto";

/** Turns message and key (both read as UTF-8) into a lower-case hex digest. */
export type Digest = (key: string, message: string) => string;

/** HMAC-SHA256 for a holder of few keys: each is made ready once and kept as long as the function. */
export function hmacSha256(): Digest {
  const keys = new Map<string, HmacKey>();
  return (key, message) => {
    let ready = keys.get(key);
    if (ready === undefined) {
      ready = new HmacKey(key);
      keys.set(key, ready);
    }
    return ready.hex(message);
  };
}

/** Bytes of one block of SHA-256, and of its digest. */
const BLOCK = 64;
const DIGEST = 32;

/** A key made ready. */
class HmacKey {
  /** Block of the inner digest, with room for a message behind it. */
  #inner: Buffer;
  /** Block of the outer digest, with the inner digest behind it. */
  readonly #outer = Buffer.alloc(BLOCK + DIGEST, 0x5c);

  /** The key is read as UTF-8. */
  constructor(key: string) {
    const bytes = Buffer.from(key, "utf8");
    const short = bytes.length > BLOCK ? hash("sha256", bytes, "buffer") : bytes;
    this.#inner = Buffer.alloc(BLOCK + 512, 0x36);
    for (let at = 0; at < short.length; at++) {
      this.#inner[at] = 0x36 ^ (short[at] as number);
      this.#outer[at] = 0x5c ^ (short[at] as number);
    }
  }

  /** Lower-case hex digits of the digest of a message, which is read as UTF-8. */
  hex(message: string): string {
    // No unit of UTF-16 takes more than three bytes.
    const most = BLOCK + message.length * 3;
    if (this.#inner.length < most) this.#inner = Buffer.concat([this.#inner.subarray(0, BLOCK)], most);
    const length = this.#inner.write(message, BLOCK, "utf8");
    this.#outer.write(hash("sha256", this.#inner.subarray(0, BLOCK + length), "hex"), BLOCK, "hex");
    return hash("sha256", this.#outer, "hex");
  }
}
