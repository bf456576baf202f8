// From tokens to values. It is built for the tokens of one draft, holds no other value, and lives as long as the restoring takes.
import type { Mode } from "../core/detector.js";
import { type HiddenValue, hiddenValuesIn, tokenKey } from "../core/hidden-values.js";
import type { QuotedPlace } from "../core/quoted-place.js";
import type { Raw } from "../core/raw.js";
import type { Span } from "../core/span.js";
import type { Corpus, Scope } from "../library/corpus.js";
import type { Budget } from "../source/budget.js";
import { isCovered } from "./coverage.js";
import { KnownPlaces } from "./known-places.js";

/** A value that a token stands for. It can be put into a draft and not be read. */
export interface Known {
  readonly value: Raw;
  /** Line breaks after the token that belong to the value. */
  readonly breaks: number;
  /** Quotes that stand around it, where any do; none if there are too many places to tell apart. */
  readonly quoted: readonly QuotedPlace[];
  /** Modes in which the value is hidden where it was found; for a path, those of which the rows for paths were asked. */
  readonly hiddenIn: ReadonlySet<Mode>;
  /** True for the path that a reference stands for. */
  readonly isPath: boolean;
}

/** `ambiguous`: two values of the root have this short token. */
export type Found = Known | "unknown" | "ambiguous";

interface Entry {
  value: Raw;
  spelling: number;
  breaks: number;
  plain: boolean;
  readonly full: string;
  readonly quoted: KnownPlaces;
  readonly hiddenIn: Set<Mode>;
  ambiguous: boolean;
}

/** The values of the tokens that were asked for. */
export class RestoreMap {
  readonly #asked: ReadonlySet<string>;
  readonly #keys: ReadonlySet<string>;
  readonly #entries = new Map<string, Entry>();
  readonly #paths = new Map<string, Raw>();

  private constructor(tokens: Iterable<string>) {
    this.#asked = new Set(tokens);
    this.#keys = new Set([...this.#asked].filter(isPlaceholder).map(tokenKey));
  }

  /**
   * Walks the corpus for the values of `tokens`. Of the spellings of one value that with the fewest line breaks is kept, then one without
   * disguise, then the first; texts come before names of files. Throws what `Corpus.entries` and the engine throw.
   */
  static async build(
    corpus: Corpus,
    tokens: Iterable<string>,
    budget: Budget,
    onFile?: (files: number) => void,
  ): Promise<RestoreMap> {
    const map = new RestoreMap(tokens);
    if (map.#asked.size === 0) return map;
    const paths: Raw[] = [];
    let files = 0;
    for await (const { path, ref, text } of corpus.entries(budget)) {
      map.#learnPath(ref.toString(), path);
      paths.push(path);
      if (text === undefined) continue;
      map.#learn(corpus, text, "text");
      onFile?.(++files);
    }
    for (const path of paths) {
      if (budget.due) await budget.breathe();
      map.#learn(corpus, path, "path");
    }
    return map;
  }

  /** What an exact token stands for. */
  find(token: string): Found {
    if (!isPlaceholder(token)) {
      const value = this.#paths.get(token.replace(/^redctx:\/\//, "@"));
      return value === undefined ? "unknown" : { value, breaks: 0, quoted: [], hiddenIn: ALL_MODES, isPath: true };
    }
    const entry = this.#entries.get(token);
    if (entry === undefined) return "unknown";
    if (entry.ambiguous) return "ambiguous";
    const { value, breaks, hiddenIn } = entry;
    const quoted = entry.quoted.of(entry.spelling);
    return { value, breaks, quoted, hiddenIn, isPath: false };
  }

  #learnPath(reference: string, path: Raw): void {
    if (this.#asked.has(reference) || this.#asked.has(reference.replace("@", "redctx://"))) {
      this.#paths.set(reference, path);
    }
  }

  #learn(corpus: Corpus, raw: Raw, scope: Scope): void {
    if (this.#keys.size === 0) return;
    const { mode, vault } = corpus;
    const resolved = corpus.resolve(raw, mode, scope);
    const values = hiddenValuesIn(resolved, vault, (key) => this.#keys.has(key));
    if (values.length === 0) return;
    let balanced: readonly Span[] | undefined;
    for (const hidden of values) {
      for (const entry of this.#keep(hidden)) {
        entry.hiddenIn.add(mode);
        if (entry.hiddenIn.has("balanced")) continue;
        balanced ??= corpus.resolve(raw, "balanced", scope).spans;
        if (isCovered(hidden.span, balanced)) entry.hiddenIn.add("balanced");
      }
    }
  }

  /** The entries of a value under those of its tokens that were asked for. */
  #keep(hidden: HiddenValue): Entry[] {
    const kept: Entry[] = [];
    for (const { full, short } of hidden.names) {
      for (const token of [full, short]) if (this.#asked.has(token)) kept.push(this.#keepAs(token, full, hidden));
    }
    return kept;
  }

  #keepAs(token: string, full: string, { value, spelling, breaks, plain, quoted }: HiddenValue): Entry {
    const known = this.#entries.get(token);
    if (known === undefined) {
      const places = new KnownPlaces();
      places.add(quoted);
      const entry = {
        value,
        spelling,
        breaks,
        plain,
        full,
        quoted: places,
        hiddenIn: new Set<Mode>(),
        ambiguous: false,
      };
      this.#entries.set(token, entry);
      return entry;
    }
    known.quoted.add(quoted);
    if (known.full !== full) known.ambiguous = true;
    else if (breaks < known.breaks || (breaks === known.breaks && plain && !known.plain)) {
      known.value = value;
      known.spelling = spelling;
      known.breaks = breaks;
      known.plain = plain;
    }
    return known;
  }
}

const ALL_MODES: ReadonlySet<Mode> = new Set(["strict", "balanced"]);

function isPlaceholder(token: string): boolean {
  return token.startsWith("[");
}
