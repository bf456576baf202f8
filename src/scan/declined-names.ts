// Names of one text by their stems, so that a declined form of one is found where no form of the index stands.
import { inWordAt, KIND, kindOf } from "./characters.js";
import { stemsOf } from "./declined-forms.js";
import { isOrdinaryForm } from "./name-forms.js";
import type { TermMatch } from "./terms.js";
import { hashWord, PREFIX_UNITS, setBit } from "./vocabulary.js";

/** One word with a capital, long enough to tell from others by its stem. */
const DECLINABLE = /^\p{Lu}[\p{Ll}\p{M}]{3,30}$/u;

const SHORTEST = 4;
const LONGEST = 32;

export class DeclinedNames {
  readonly #labels = new Map<string, number>();

  /** `bits` is the filter of beginnings, to which the beginnings of stems are added. */
  constructor(private readonly bits: Uint8Array) {}

  /** Adds a name if it is one word that can be declined. Of names with one stem the first keeps it. */
  add(name: string, label: number): void {
    if (!DECLINABLE.test(name)) return;
    for (const stem of stemsOf(name)) {
      if (this.#labels.has(stem)) continue;
      this.#labels.set(stem, label);
      setBit(this.bits, hashWord(stem.slice(0, PREFIX_UNITS)));
    }
  }

  /** The name of which the word at `start` is a form: a whole word with a capital, and no ordinary one. */
  matchAt(text: string, start: number): TermMatch | undefined {
    const kind = kindOf(text.charCodeAt(start));
    if ((kind !== KIND.upper && kind !== KIND.upperGreekCyrillic) || inWordAt(text, start - 1)) return undefined;
    let end = start + 1;
    while (end - start < LONGEST && inWordAt(text, end)) end++;
    if (end - start < SHORTEST || inWordAt(text, end)) return undefined;
    const word = text.slice(start, end);
    for (const stem of stemsOf(word)) {
      const label = this.#labels.get(stem);
      if (label !== undefined) return isOrdinaryForm(word) ? undefined : { label, end };
    }
    return undefined;
  }
}
