// The same figures under the names that a Python scoring script prints in its JSON, for a comparison one by one.
import type { GroupFigures } from "../measurement.js";
import type { Figures, LabelFigures } from "./figures.js";

/** Figures by a path of names, such as `labels.PERSON.leak_pct`. */
export type NamedFigures = ReadonlyMap<string, unknown>;

/** Figures of a script's two runs: over all labels, and with the policy labels ignored. */
export function theirs(whole: unknown, core: unknown): NamedFigures {
  const figures = new Map<string, unknown>();
  flatten("", whole, figures);
  const coreFigures = new Map<string, unknown>();
  flatten("", core, coreFigures);
  for (const [name, value] of coreFigures) if (name.startsWith("all.")) figures.set(`core.${name.slice(4)}`, value);
  return figures;
}

/** Names of the figures that differ or that only one side has. */
export function differences(
  ours: { readonly figures: Figures; readonly groups?: Readonly<Record<string, GroupFigures>> },
  script: NamedFigures,
): readonly string[] {
  const named = new Map<string, unknown>();
  flatten("", scriptForm(ours.figures, ours.groups), named);
  const names = new Set([...named.keys(), ...script.keys()]);
  return [...names].filter((name) => named.get(name) !== script.get(name));
}

function scriptForm(figures: Figures, groups: Readonly<Record<string, GroupFigures>> | undefined): object {
  return {
    samples: figures.samples,
    missing: figures.missing,
    realigned: figures.realigned,
    placeholders: figures.placeholders,
    chars: figures.characters,
    nonspan_chars: figures.outside,
    over_pct: figures.overAll,
    over_approx_pct: figures.overByLength,
    over_by_category_pct: figures.overByCategory,
    docs_with_spans: figures.samplesWithSpans,
    docs_leak_pct: figures.samplesWithLeak,
    labels: mapValues(figures.labels, labelForm),
    ...(figures.all.spans > 0 ? { all: labelForm(figures.all) } : {}),
    ...(figures.core.spans > 0 ? { core: labelForm(figures.core) } : {}),
    ...(groups === undefined ? {} : { by: mapValues(groups, groupForm) }),
  };
}

function labelForm(figures: LabelFigures): object {
  return {
    n: figures.spans,
    leaked: figures.leaked,
    leak_pct: figures.leak,
    leak_at_pos_pct: figures.leakInPlace,
    charleak_pct: figures.characterLeak,
    partial_pct: figures.partial,
    partial_at_pos_pct: figures.partialInPlace,
  };
}

function groupForm({ samples, spans, leak, overAll }: GroupFigures): object {
  return { samples, spans, leak_pct: leak, over_pct: overAll };
}

function mapValues<Value>(record: Readonly<Record<string, Value>>, form: (value: Value) => object): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, form(value)]));
}

function flatten(path: string, value: unknown, into: Map<string, unknown>): void {
  if (typeof value !== "object" || value === null) into.set(path, value);
  else for (const [name, part] of Object.entries(value)) flatten(path === "" ? name : `${path}.${name}`, part, into);
}
