// Full Unicode case folding (Unicode Standard 3.13, CaseFolding.txt statuses C and F), which JavaScript does not offer.

/**
 * Folds `text` for caseless comparison: `ß` becomes `ss`, `ﬁ` becomes `fi`, every sigma becomes `σ`, `İ` becomes `i` and U+0307.
 * The result may be longer than the input. Lower-casing the upper case of each code point is the fold, but for the
 * code points in `exception`; test/core/case-folding.test.ts holds this against the published table.
 */
export function foldCase(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  let folded = "";
  for (const character of text) folded += exception(character) ?? character.toUpperCase().toLowerCase();
  return folded;
}

function exception(character: string): string | undefined {
  const point = character.codePointAt(0) ?? 0;
  if (point === 0x131) return character; // dotless i has no fold outside Turkic
  if (point === 0x1e9e) return "ss"; // capital sharp s
  // Cherokee folds to its capitals.
  if (point >= 0x13a0 && point <= 0x13f5) return character;
  if (point >= 0x13f8 && point <= 0x13fd) return String.fromCodePoint(point - 8);
  if (point >= 0xab70 && point <= 0xabbf) return String.fromCodePoint(point - 0xab70 + 0x13a0);
  return undefined;
}
