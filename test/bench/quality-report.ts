// What `npm run quality` prints for people. The columns are explained at the head of quality.ts.
import type { Measurement } from "./measurement.js";
import { type Cell, table } from "./table.js";
import { TOKEN_ENCODING } from "./token-bill.js";

const HEADER = [
  "corpus",
  "mode",
  "samples",
  "leak",
  "core",
  "PERSON",
  "partial",
  "over",
  "over+url",
  "tokens",
  "short",
];
const LABEL_HEADER = ["corpus", "mode", "label", "spans", "leaked", "leak", "at place", "characters", "partial"];
const GROUP_HEADER = ["corpus", "mode", "group", "samples", "spans", "leak", "over", "over+url"];

/** One line a corpus and mode; then one a group, if any; then one a label, if asked for. */
export function qualityReport(measurements: readonly Measurement[], withLabels: boolean): string {
  const parts = [`percent; tokens by ${TOKEN_ENCODING}\n${table(HEADER, measurements.map(summaryRow), 2)}`];
  const groups = measurements.flatMap(groupRows);
  if (groups.length > 0) parts.push(table(GROUP_HEADER, groups, 3));
  if (withLabels) parts.push(table(LABEL_HEADER, measurements.flatMap(labelRows), 3));
  return parts.join("\n");
}

function summaryRow({ corpus, mode, figures, tokens }: Measurement): Cell[] {
  const { samples, all, core, person, over, overAll } = figures;
  return [
    corpus,
    mode,
    samples,
    all.leak,
    core.leak,
    person.leak,
    all.partial,
    over,
    overAll,
    tokens.fullRatio,
    tokens.shortRatio,
  ];
}

function groupRows({ corpus, mode, groups = {} }: Measurement): Cell[][] {
  return Object.entries(groups).map(([name, { samples, spans, leak, over, overAll }]) => [
    corpus,
    mode,
    name,
    samples,
    spans,
    leak,
    over,
    overAll,
  ]);
}

function labelRows({ corpus, mode, figures }: Measurement): Cell[][] {
  return Object.entries(figures.labels).map(([label, row]) => [
    corpus,
    mode,
    label,
    row.spans,
    row.leaked,
    row.leak,
    row.leakInPlace,
    row.characterLeak,
    row.partial,
  ]);
}
