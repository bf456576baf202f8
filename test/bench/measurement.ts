// One corpus in one mode: redacted, counted, and its tokens added up.
import type { Mode } from "../../src/core/detector.js";
import { type Corpus, groupOf } from "./labelled-text.js";
import type { Redactor } from "./redactor.js";
import { count } from "./scoring/count.js";
import { type Figures, figuresOf, type Percentage } from "./scoring/figures.js";
import { Tally } from "./scoring/tally.js";
import { TokenBill, tokenRatio } from "./token-bill.js";

/** A redacted sample, as the scoring scripts read it. */
export interface Output {
  readonly id: string;
  readonly redacted: string;
}

export interface GroupFigures {
  readonly samples: number;
  readonly spans: number;
  readonly leak: Percentage;
  readonly over: Percentage;
  readonly overAll: Percentage;
}

export interface Measurement {
  readonly corpus: string;
  readonly mode: Mode;
  readonly figures: Figures;
  /** Figures by value of a field, in the order of the values; absent if no field was asked for. */
  readonly groups?: Readonly<Record<string, GroupFigures>>;
  readonly tokens: { readonly raw: number; readonly fullRatio: number | null; readonly shortRatio: number | null };
}

/** Redacts and scores a corpus; `keep` is given each output with full placeholders. */
export function measure(
  corpus: Corpus,
  mode: Mode,
  redactor: Redactor,
  field: string | undefined,
  keep: (output: Output) => void,
): Measurement {
  const bill = new TokenBill();
  const outputs = new Map<string, string>();
  for (const { id, text } of corpus.samples) {
    const { full, short } = redactor.bothForms(text);
    bill.add(text, full, short);
    outputs.set(id, full);
    keep({ id, redacted: full });
  }
  return {
    corpus: corpus.name,
    mode,
    ...score(corpus, outputs, field),
    tokens: {
      raw: bill.raw,
      fullRatio: tokenRatio(bill.full, bill.raw),
      shortRatio: tokenRatio(bill.short, bill.raw),
    },
  };
}

/** Figures of outputs by id, for the whole corpus and by value of a field. */
export function score(
  corpus: Corpus,
  outputs: ReadonlyMap<string, string>,
  field: string | undefined,
): Pick<Measurement, "figures" | "groups"> {
  const whole = new Tally();
  const groups = new Map<string, Tally>();
  for (const sample of corpus.samples) {
    const redacted = outputs.get(sample.id);
    if (field === undefined) count(sample, redacted, whole);
    else count(sample, redacted, whole, groupTally(groups, groupOf(sample, field)));
  }
  const figures = figuresOf(whole);
  return field === undefined ? { figures } : { figures, groups: groupFigures(groups) };
}

function groupTally(groups: Map<string, Tally>, name: string): Tally {
  const tally = groups.get(name) ?? new Tally();
  groups.set(name, tally);
  return tally;
}

function groupFigures(groups: ReadonlyMap<string, Tally>): Record<string, GroupFigures> {
  const figures: Record<string, GroupFigures> = {};
  for (const name of [...groups.keys()].sort()) {
    const { samples, all, over, overAll } = figuresOf(groups.get(name) ?? new Tally());
    if (samples > 0) figures[name] = { samples, spans: all.spans, leak: all.leak, over, overAll };
  }
  return figures;
}
