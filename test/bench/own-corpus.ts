// Our own labelled corpus: fictional samples of many kinds of text, generated from a seed, with nothing copied from anywhere.
import type { Corpus, LabelledSample } from "./labelled-text.js";
import type { Composed } from "./own/composed.js";
import { changes, documentation, program } from "./own/harmless.js";
import { chat, letter, mail, ticket, transcript } from "./own/letters.js";
import { code, csv, environment, json, log, shell, sql, yaml } from "./own/records.js";
import { Random } from "./random.js";

/** The seed that `npm run quality` uses, so that its figures can be compared between versions. */
export const OWN_SEED = 20_310_402;

const SAMPLES_PER_KIND = 12;

/** What writes a sample of each kind. */
const KINDS: Readonly<Record<string, (random: Random) => Composed>> = {
  mail,
  transcript,
  chat,
  ticket,
  "letter-english": (random) => letter(random, "english"),
  "letter-german": (random) => letter(random, "german"),
  "letter-french": (random) => letter(random, "french"),
  "letter-spanish": (random) => letter(random, "spanish"),
  "letter-hungarian": (random) => letter(random, "hungarian"),
  csv,
  environment,
  yaml,
  json,
  log,
  code,
  sql,
  shell,
  documentation,
  program,
  changes,
};

/** A corpus named `own`; each sample has the field `kind`. The same seed gives the same bytes. */
export function ownCorpus(seed: number, samplesPerKind = SAMPLES_PER_KIND): Corpus {
  const random = new Random(seed);
  const samples: LabelledSample[] = [];
  for (const [kind, write] of Object.entries(KINDS)) {
    for (let number = 1; number <= samplesPerKind; number++) {
      samples.push({ id: `${kind}-${number}`, ...write(random), fields: { kind } });
    }
  }
  return { name: "own", samples };
}
