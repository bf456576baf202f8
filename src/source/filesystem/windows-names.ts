// Spellings that Windows file systems read as another name. Pure; such a spelling is accepted only where a folder lists it so.

// Device names, also with an extension; the superscript digits count as digits there.
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;

/** True if `name`, one part of a path, has a drive letter, a stream, a backslash, a device name, a short-name tail, or ends in a dot or space. */
export function isWindowsForm(name: string): boolean {
  return /[:\\]|[. ]$|~[0-9]/.test(name) || DEVICE.test(name.trimEnd());
}

/** The name that `name` may stand for there: without stream, trailing dots and spaces. */
export function withoutWindowsTail(name: string): string {
  return name.replace(/(?<=.):.*$/su, "").replace(/(?<=[^. ])[. ]+$/, "");
}
