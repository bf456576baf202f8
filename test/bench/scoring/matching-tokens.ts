// Ratcliff and Obershelp's matching of two token lists, as Python's difflib does it without junk heuristics (tie breaks included).
// https://docs.python.org/3/library/difflib.html#difflib.SequenceMatcher

/** Half-open ranges of both lists that are still to be matched. */
interface Region {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
}

interface Match {
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

/**
 * Marks the tokens of `left` that belong to a matching block: the longest common run (of equals the one that starts first in
 * `left`, then first in `right`), then the same before it and after it. Quadratic in the worst case.
 */
export function matchingTokens(left: readonly string[], right: readonly string[]): Uint8Array {
  const matched = new Uint8Array(left.length);
  const places = placesByToken(right);
  const runs = new RunLengths(right.length);
  const open: Region[] = [{ left: 0, leftEnd: left.length, right: 0, rightEnd: right.length }];
  for (let region = open.pop(); region !== undefined; region = open.pop()) {
    const match = longestMatch(left, places, region, runs);
    if (match.size === 0) continue;
    matched.fill(1, match.left, match.left + match.size);
    open.push({ ...region, leftEnd: match.left, rightEnd: match.right });
    open.push({ ...region, left: match.left + match.size, right: match.right + match.size });
  }
  return matched;
}

/** The longest common run in a region. No run can be extended afterwards, since no token is ignored. */
function longestMatch(
  left: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  region: Region,
  runs: RunLengths,
): Match {
  let best: Match = { left: region.left, right: region.right, size: 0 };
  runs.clear();
  for (let at = region.left; at < region.leftEnd; at++) {
    const found = places.get(left[at] ?? "") ?? [];
    for (let index = firstFrom(found, region.right); index < found.length; index++) {
      const place = found[index] ?? 0;
      if (place >= region.rightEnd) break;
      const size = runs.extend(place);
      if (size > best.size) best = { left: at - size + 1, right: place - size + 1, size };
    }
    runs.nextRow();
  }
  return best;
}

/** Lengths of the common runs that end at each place of the right list, for the row before and the row in work. */
class RunLengths {
  #before: Int32Array;
  #now: Int32Array;
  #placesBefore: number[] = [];
  #placesNow: number[] = [];

  constructor(places: number) {
    this.#before = new Int32Array(places + 1);
    this.#now = new Int32Array(places + 1);
  }

  /** Length of the run that ends at `place` in this row. */
  extend(place: number): number {
    const size = (this.#before[place] ?? 0) + 1;
    this.#now[place + 1] = size;
    this.#placesNow.push(place + 1);
    return size;
  }

  nextRow(): void {
    for (const place of this.#placesBefore) this.#before[place] = 0;
    this.#placesBefore.length = 0;
    [this.#before, this.#now] = [this.#now, this.#before];
    [this.#placesBefore, this.#placesNow] = [this.#placesNow, this.#placesBefore];
  }

  clear(): void {
    this.nextRow();
    this.nextRow();
  }
}

function placesByToken(tokens: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  tokens.forEach((token, at) => {
    const known = places.get(token);
    if (known === undefined) places.set(token, [at]);
    else known.push(at);
  });
  return places;
}

/** Index of the first of the ascending `places` that is not below `least`. */
function firstFrom(places: readonly number[], least: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
