// The rest of a shell command behind its name, across lines that end in a backslash.

/** How far behind the command an argument is looked for, in UTF-16 units. */
const REACH = 600;

/** The arguments of a command that is a list of literals (`["redis-cli", "-a", "…"]`), with spaces for what stands between them. */
export function argumentsAfter(text: string, from: number): string {
  const stretch = text.slice(from, from + REACH);
  const end = stretch.search(/[\])]/);
  const list = end < 0 ? stretch : stretch.slice(0, end);
  return list.replace(/["'],\s{0,8}["']/g, (gap) => " ".repeat(gap.length));
}

/** The rest of the command: to the end of its line, and on where a backslash joins the next. */
export function commandAfter(text: string, from: number): string {
  const stretch = text.slice(from, from + REACH);
  for (let at = stretch.search(/[\r\n]/); at >= 0; ) {
    if (!/\\[ \t]{0,4}$/.test(stretch.slice(Math.max(0, at - 5), at))) return stretch.slice(0, at);
    const next = stretch.slice(at + 2).search(/[\r\n]/);
    at = next < 0 ? -1 : at + 2 + next;
  }
  return stretch;
}
