// Columns of names in a list of things: services and programs have a name that is shown as well, as PowerShell lists them.

const OF_THINGS = /^(?:status|start_?type|display_?version|publisher|service_?name|install_?date)$/i;
const NAME = /^(?:display)?_?name$/i;

/** True if the column holds names of things, by the names of all columns. */
export function namesThings(names: readonly string[], column: number): boolean {
  return NAME.test(names[column]?.trim() ?? "") && names.some(isOfThings) && names.some(isShown);
}

function isOfThings(name: string): boolean {
  return OF_THINGS.test(name.trim());
}

function isShown(name: string): boolean {
  return /^display_?name$/i.test(name.trim());
}
