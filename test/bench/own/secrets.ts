// Made-up secrets in the shapes of well-known issuers, put together at run time so that none stands in the source.
import type { Random } from "../random.js";
import { type Composed, mark } from "./composed.js";

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";
const MIXED = LOWER + LOWER.toUpperCase() + DIGITS;

/** A token that is known by its beginning. */
export function issuedToken(random: Random): Composed {
  const make = random.pick([
    () => ["gh", "p_", random.characters(MIXED, 36)],
    () => ["AK", "IA", random.characters(`${LOWER.toUpperCase()}234567`, 16)],
    () => ["xo", "xb-", random.digits(12), "-", random.digits(12), "-", random.characters(MIXED, 24)],
    () => ["gl", "pat-", random.characters(MIXED, 20)],
    () => ["sk", "_live_", random.characters(MIXED, 24)],
    () => ["AI", "za", random.characters(`${MIXED}-_`, 35)],
  ]);
  return mark("SECRET", make().join(""));
}

/** What people make up themselves: words, digits, a sign or two. */
export function password(random: Random): Composed {
  const words = ["marzipan", "Kestrel", "gravel", "Tuba", "lantern", "Walrus"];
  return mark("SECRET", random.pick(words) + random.pick(["!", "$", "_", "#"]) + random.pick(words) + random.digits(3));
}

/** Random characters without any known beginning; only the key beside it tells what it is. */
export function bareToken(random: Random): Composed {
  return mark("SECRET", random.characters(random.chance(0.5) ? MIXED : `${DIGITS}abcdef`, random.pick([24, 32, 40])));
}

/** Three base64url parts with a real header. */
export function webToken(random: Random): Composed {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: random.digits(8), exp: 1_700_000_000 + random.whole(0, 9_999_999) };
  return mark("SECRET", [part({ alg: "HS256" }), part(claims), random.characters(`${MIXED}-_`, 43)].join("."));
}

export function privateKey(random: Random): Composed {
  const line = (edge: string) => `-----${edge} PRIVATE ${"KEY"}-----`;
  const body = Array.from({ length: 4 }, () => random.characters(`${MIXED}+/`, 64)).join("\n");
  return mark("SECRET", [line("BEGIN"), body, line("END")].join("\n"));
}
