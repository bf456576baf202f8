// A text that a pattern matches, drawn from a constant seed. Vectors of secrets are made with it when they are asked for, never stored.

/**
 * A text for a pattern made of literal units, classes, groups of alternatives, look-aheads (passed over) and bounded quantifiers.
 * The same pattern gives the same text. Throws SyntaxError for anything else.
 */
export function sampleOf(pattern: RegExp): string {
  const reader = new Reader(pattern.source);
  const text = reader.alternatives();
  if (!reader.atEnd()) throw new SyntaxError("SAMPLE");
  return text;
}

const DIGITS = "0123456789";
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const CLASSES: Readonly<Record<string, string>> = { d: DIGITS, w: `${LOWER}${LOWER.toUpperCase()}${DIGITS}_`, s: " " };

/** Recursive descent over the source of a pattern; what it reads it draws. */
class Reader {
  #at = 0;
  #seed = 2463534242;

  constructor(readonly source: string) {}

  atEnd(): boolean {
    return this.#at >= this.source.length;
  }

  alternatives(): string {
    const drawn = [this.#sequence()];
    while (this.#skip("|")) drawn.push(this.#sequence());
    return drawn[this.#below(drawn.length)] ?? "";
  }

  #sequence(): string {
    let text = "";
    while (!this.atEnd() && !"|)".includes(this.#unit())) text += this.#repeated();
    return text;
  }

  #repeated(): string {
    const from = this.#at;
    let text = this.#atom();
    const after = this.#at;
    const times = this.#quantifier();
    const end = this.#at;
    for (let time = 1; time < times; time++) {
      this.#at = from;
      text += this.#atom();
      this.#at = after;
    }
    this.#at = end;
    return times === 0 ? "" : text;
  }

  /** A third of the way from the least to the most. */
  #quantifier(): number {
    if (this.#skip("?")) return 0;
    const found = /^\{(\d+)(?:,(\d+))?\}/.exec(this.source.slice(this.#at, this.#at + 16));
    if (found === null) return 1;
    this.#at += found[0].length;
    const least = Number(found[1]);
    return least + Math.floor((Number(found[2] ?? least) - least) / 3 / (least > 9 ? 3 : 1));
  }

  #atom(): string {
    if (this.#skip("(")) return this.#group();
    if (this.#skip("[")) return this.#oneOf(this.#members());
    if (this.#skip("\\")) {
      const escaped = this.#next();
      return escaped in CLASSES ? this.#oneOf(CLASSES[escaped] ?? "") : escaped;
    }
    return this.#next();
  }

  #group(): string {
    const looks = this.#skip("?=") || this.#skip("?!");
    if (!looks) this.#skip("?:");
    const text = this.alternatives();
    if (!this.#skip(")")) throw new SyntaxError("SAMPLE");
    return looks ? "" : text;
  }

  #members(): string {
    let members = "";
    while (!this.#skip("]")) {
      if (this.#skip("\\")) {
        const escaped = this.#next();
        members += CLASSES[escaped] ?? escaped;
        continue;
      }
      const first = this.#next();
      if (this.#unit() === "-" && this.source.charAt(this.#at + 1) !== "]") {
        this.#at++;
        const last = this.#next();
        for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++) members += String.fromCharCode(code);
      } else members += first;
    }
    return members;
  }

  #oneOf(members: string): string {
    return members.charAt(this.#below(members.length));
  }

  #unit(): string {
    return this.source.charAt(this.#at);
  }

  #next(): string {
    if (this.atEnd()) throw new SyntaxError("SAMPLE");
    return this.source.charAt(this.#at++);
  }

  #skip(expected: string): boolean {
    const found = this.source.startsWith(expected, this.#at);
    if (found) this.#at += expected.length;
    return found;
  }

  /** Xorshift (Marsaglia 2003, doi:10.18637/jss.v008.i14); a number from 0 to `count` - 1. */
  #below(count: number): number {
    this.#seed ^= this.#seed << 13;
    this.#seed ^= this.#seed >>> 17;
    this.#seed ^= this.#seed << 5;
    return (this.#seed >>> 0) % count;
  }
}
