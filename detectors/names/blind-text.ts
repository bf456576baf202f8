// Latin that fills a page: "lorem ipsum" and the passage of Cicero that it comes from. Lists of names hold many of its words.

/** Units around a word that are read. */
const REACH = 80;

/** Words of blind text that no other language has; several of them near by tell it. */
const LATIN =
  /(?<![a-z])(?:lorem|ipsum|dolor(?:em|e|is)?|amet|consectetur|adipisci(?:ng)?|elit|eiusmod|incididunt|aliqu(?:a|am|ip)|veniam|nostrud|ullamcorper|consequ(?:at|untur)|voluptat(?:e|em|um|ibus)|reprehenderit|pariatur|excepteur|sint|occaecat[ia]?|cupidatat|deserunt|mollit(?:ia)?|laborum|vestibulum|euismod|ligula|porta|praesent|maecenas|egestas|faucibus|vulputate|bibendum|fringilla|quam|quis|quos|quidem|ratione|nesciunt|quasi|fugit|aspernatur|odit|accusam(?:us)?|blandit(?:iis)?|rerum|tempor(?:e|a)?|semper|nisl|nulla|sed|eos|qui)(?![a-z])/gi;

/** True if the words around [start, end) are blind text. */
export function isBlindText(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).match(LATIN)?.length ?? 0;
  return before + (text.slice(end, end + REACH).match(LATIN)?.length ?? 0) >= FEWEST;
}

const FEWEST = 4;
