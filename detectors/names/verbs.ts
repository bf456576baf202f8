// English verbs in the past behind a name, and the adverbs that stand between the two.

/** What stands between a name and its verb: `Quillon initially wanted`. */
export function isAdverb(word: string): boolean {
  return (word.length > 4 && word.endsWith("ly")) || ADVERBS.has(word);
}

const ADVERBS: ReadonlySet<string> = new Set(
  "also then later still already often soon now never always once again just even first finally who not".split(" "),
);

/** English verbs in the past: `Quillon noticed`. */
export function isPast(word: string): boolean {
  return (word.length > 4 && word.endsWith("ed")) || IRREGULAR.has(word);
}

const IRREGULAR: ReadonlySet<string> = new Set(
  "began became went came took gave got left sent made lost won ran sat stood held kept brought bought taught fought sought felt fell rose rode grew threw flew drew broke chose drove ate sang swam wore spent slept paid led fled built hid shot".split(
    " ",
  ),
);
