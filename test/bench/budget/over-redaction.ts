// What is lost of texts that hold nothing private, and which rows take it.
import type { Mode } from "../../../src/core/detector.js";
import type { Redactor } from "../redactor.js";
import type { Kind } from "./kinds.js";

/** Public addresses in code and documents are a matter of policy; what they take is not counted, as in the other figures. */
const ADDRESSES: ReadonlySet<string> = new Set(["URL", "DOMAIN", "IP"]);

export interface Loss {
  readonly kind: string;
  readonly mode: Mode;
  /** UTF-16 units in all. */
  readonly units: number;
  /** Percent of the units that are gone. */
  readonly over: number;
  readonly ceiling: number;
  /** Percent of the units by row, the worst first; rows for addresses are among them. */
  readonly rows: readonly (readonly [row: string, percent: number])[];
}

/** Measures one kind of text. */
export function lossOf({ name, ceiling, texts }: Kind, mode: Mode, redactor: Redactor): Loss {
  const rows = new Map<string, number>();
  let units = 0;
  let lost = 0;
  for (const text of texts()) {
    units += text.length;
    for (const { row, category, length } of redactor.hidden(text)) {
      rows.set(row, (rows.get(row) ?? 0) + length);
      if (!ADDRESSES.has(category)) lost += length;
    }
  }
  const percent = (length: number) => (units === 0 ? 0 : (100 * length) / units);
  return {
    kind: name,
    mode,
    units,
    over: percent(lost),
    ceiling: ceiling[mode],
    rows: [...rows].map(([row, length]) => [row, percent(length)] as const).sort((one, other) => other[1] - one[1]),
  };
}
