// Names of fields (keys, columns, tags) taken apart: `customerFirstName`, `LAST_NAME_2`, `n° cliente`.

/** The words of a name in small letters, without a number at its end: at most 8. */
export function wordsOfField(name: string): readonly string[] {
  return name
    .slice(0, 96)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "")
    .slice(-8);
}
