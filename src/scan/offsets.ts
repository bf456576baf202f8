// A growing list of numbers without boxing: what the candidate pass fills.

const NO_ITEMS = new Int32Array(0);

/** Numbers in the order in which they were pushed. Reading past either end gives -1. */
export class Offsets {
  length = 0;
  /** The numbers, with room behind them: for loops over all of them that push none. */
  items = NO_ITEMS;

  /** Room for `capacity` numbers once the first is pushed; the list grows as it needs. Most lists of most texts stay empty. */
  constructor(private readonly capacity = 32) {}

  push(item: number): void {
    if (this.length === this.items.length) this.widen();
    this.items[this.length++] = item;
  }

  /** The item at `index`; -1 outside the list. */
  at(index: number): number {
    return index >= 0 && index < this.length ? (this.items[index] as number) : -1;
  }

  private widen(): void {
    const wider = new Int32Array(Math.max(this.capacity, this.items.length * 2));
    wider.set(this.items);
    this.items = wider;
  }
}
