// Text that names nobody and hides nothing; whatever is taken from it is taken too much.
import type { Random } from "../random.js";
import { type Composed, compose } from "./composed.js";

export function documentation(random: Random): Composed {
  const port = random.whole(3000, 9000);
  return compose`# Getting started

Install the package and start the server. It listens on port ${port} and reads its settings from a file in the
working folder. Every setting can also be given as an environment variable.

## Caching

Responses are kept in memory for ${random.whole(10, 90)} seconds. When the limit is reached, the entry that was used least
recently is dropped first. Set the size to 0 to turn the cache off. See the section on limits for details.

| Option | Default | Meaning |
| --- | --- | --- |
| --port | ${port} | Port to listen on |
| --max-age | 60 | Seconds until an entry expires |

Since version 3.2.${random.whole(0, 9)} a warning is printed if both are given. Most users need neither.
`;
}

export function program(random: Random): Composed {
  return compose`class PriorityQueue<Item> {
  private readonly heap: Item[] = [];

  constructor(private readonly compare: (a: Item, b: Item) => number) {}

  push(item: Item): void {
    this.heap.push(item);
    this.siftUp(this.heap.length - 1);
  }

  // Children of node i are at 2i + 1 and 2i + 2.
  private siftUp(index: number): void {
    for (let limit = ${random.whole(16, 64)}; limit > 0 && index > 0; limit--) {
      const parent = (index - 1) >> 1;
      if (this.compare(this.heap[index], this.heap[parent]) >= 0) return;
      [this.heap[index], this.heap[parent]] = [this.heap[parent], this.heap[index]];
      index = parent;
    }
  }
}
`;
}

export function changes(random: Random): Composed {
  const hex = (length: number) => random.characters("0123456789abcdef", length);
  return compose`## [4.1.${random.whole(0, 20)}] - 2031-0${random.whole(1, 9)}-1${random.whole(0, 9)}

### Fixed
- Memory no longer grows when a stream is cancelled (${hex(7)})
- The parser accepts a trailing comma in lists (${hex(7)})

### Changed
- Requires Node 20.19 or later
- Default timeout raised from 5000 to 10000 ms
`;
}
