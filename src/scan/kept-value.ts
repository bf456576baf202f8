// A value of which a part is a placeholder already: what redaction left beside it may have been bare, or of more words, before.

/** The sign that rows are shown between the brackets of a placeholder: of Latin-1, so that the text stays one byte a unit; it ends words and stands in no value. */
export const KEPT_SIGN = "\u00a4";
/** What rows are shown in place of placeholders (core/kept-placeholders.ts); for replacing. */
export const PLACEHOLDERS = /\[\u00a4{1,64}\]/g;

/** What stands beside the placeholders of a value, trimmed; undefined if it holds none. */
export function besidePlaceholders(value: string): string | undefined {
  const rest = value.replace(PLACEHOLDERS, " ");
  return rest.length === value.length ? undefined : rest.trim();
}
