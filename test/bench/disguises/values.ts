// Private values from a seed: people and clients that are configured, secrets and addresses that are told by their form.
import type { Random } from "../random.js";

/** A value, whether it is configured, and whether its letter case may change. */
export interface PrivateValue {
  readonly text: string;
  readonly isTerm: boolean;
}

const STARTS = ["Br", "Qu", "V", "Ost", "Tarv", "Mel", "Ild", "Z", "Harg", "Fen", "Lor", "Kest"];
const MIDDLES = ["an", "el", "or", "ind", "ov", "ast", "uil", "er", "im"];
const ENDS = ["gard", "wick", "mere", "thorpe", "lund", "beck", "holt", "vane", "dell"];

/** An invented name of three syllables, with a capital. */
export function inventedName(random: Random): string {
  return random.pick(STARTS) + random.pick(MIDDLES) + random.pick(ENDS);
}

/** Names of two words, for the lists of people and clients. */
export function inventedTerms(random: Random, number: number): readonly string[] {
  return Array.from({ length: number }, () => `${inventedName(random)} ${inventedName(random)}`);
}

/** A secret or an address that no list has. */
export function inventedIdentifier(random: Random): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  return random.pick([
    () => ["gh", "p_", random.characters(letters, 36)].join(""),
    () => `${inventedName(random)}.${inventedName(random)}@${inventedName(random)}.example`.toLowerCase(),
  ])();
}
