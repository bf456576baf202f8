// A growing list of numbers without boxing: what the candidate pass fills.

/** Numbers in the order in which they were pushed. Reading past either end gives -1. */
export class Offsets {
  length = 0;
  private items: Int32Array;

  /** Room for `capacity` numbers at first; the list grows as it needs. */
  constructor(capacity = 64) {
    this.items = new Int32Array(capacity);
  }

  push(item: number): void {
    if (this.length === this.items.length) this.widen();
    this.items[this.length++] = item;
  }

  /** The item at `index`; -1 outside the list. */
  at(index: number): number {
    return index >= 0 && index < this.length ? (this.items[index] as number) : -1;
  }

  private widen(): void {
    const wider = new Int32Array(this.items.length * 2);
    wider.set(this.items);
    this.items = wider;
  }
}
