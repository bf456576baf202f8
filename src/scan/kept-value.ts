// A value of which a part is a placeholder already: what redaction left beside it may have been bare, or of more words, before.

/** What rows are shown in place of placeholders: core/kept-placeholders.ts. */
const PLACEHOLDERS = /\[¤{1,64}\]/g;

/** What stands beside the placeholders of a value, trimmed; undefined if it holds none. */
export function besidePlaceholders(value: string): string | undefined {
  const rest = value.replace(PLACEHOLDERS, " ");
  return rest.length === value.length ? undefined : rest.trim();
}
