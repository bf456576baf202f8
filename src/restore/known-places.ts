// The places of one value in the root at which quotes stand around it, up to a bound.
import type { QuotedPlace } from "../core/quoted-place.js";

/** Most places of one value that are told apart. With one more its quotes stay everywhere. */
const MOST_PLACES = 1024;

/** Places that are alike are kept once. */
export class KnownPlaces {
  readonly #places = new Map<string, QuotedPlace>();

  add(places: readonly QuotedPlace[]): void {
    for (const place of places) {
      if (this.#places.size > MOST_PLACES) return;
      this.#places.set(Object.values(place).join(" "), place);
    }
  }

  /** The places at which a spelling needs no quotes of its own, and those at which it stands in a string; none beyond the bound. */
  of(spelling: number): readonly QuotedPlace[] {
    if (this.#places.size > MOST_PLACES) return [];
    return [...this.#places.values()].filter((place) => place.by === "own" || place.spelling === spelling);
  }
}
