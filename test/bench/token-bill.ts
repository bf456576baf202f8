// What redaction costs a model: tokens of o200k_base before and after. Any tokeniser of today's models gives much the same ratio.
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";

export const TOKEN_ENCODING = "o200k_base";

/** Sums of tokens over texts. */
export class TokenBill {
  raw = 0;
  full = 0;
  short = 0;

  /** Adds a text and its redacted forms with full and with short placeholders. */
  add(text: string, full: string, short: string): void {
    this.raw += tokensOf(text);
    this.full += tokensOf(full);
    this.short += tokensOf(short);
  }
}

/** Tokens of the redacted texts over tokens of the raw ones, with two decimals; null where there was no text. */
export function tokenRatio(redacted: number, raw: number): number | null {
  return raw === 0 ? null : Number((redacted / raw).toFixed(2));
}

function tokensOf(text: string): number {
  return countTokens(text, { disallowedSpecial: new Set() });
}
