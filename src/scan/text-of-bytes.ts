// Bytes of an escape as text.

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const WINDOWS_1252 = new TextDecoder("windows-1252");

/** Bytes as UTF-8; bytes that are none, as windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return WINDOWS_1252.decode(bytes);
  }
}
