// `rehydrate`: the operator's drafts with their tokens restored, and what became of each token.
import { CATEGORIES, type Category } from "../core/category.js";
import type { Restored } from "../core/restored.js";
import type { Corpus } from "../library/corpus.js";
import type { Budget } from "../source/budget.js";
import { type BruisedToken, bruisedTokensIn } from "./bruised.js";
import { askedFor, type Choice, type Fate, type Outcome, restoreDraft } from "./draft.js";
import type { DraftBytes } from "./draft-bytes.js";
import type { DraftFile } from "./draft-files.js";
import { RestoreMap } from "./restore-map.js";

/** A draft and what was made of it. */
export interface Rehydrated {
  readonly path: string;
  readonly draft: DraftBytes;
  readonly restored: Restored;
  readonly tally: Tally;
  readonly bruised: readonly BruisedToken[];
}

/** How many tokens had which fate. `PATH` stands for references to paths. */
export type Tally = ReadonlyMap<Category | "PATH", Readonly<Record<Fate, number>>>;

/** Walks the corpus once and restores every draft. Throws what `RestoreMap.build` throws. */
export async function rehydrate(
  corpus: Corpus,
  files: readonly DraftFile[],
  choose: Choice,
  budget: Budget,
  onFile?: (files: number) => void,
): Promise<readonly Rehydrated[]> {
  const tokens = new Set(files.flatMap(({ draft }) => askedFor(draft.units, choose)));
  const map = await RestoreMap.build(corpus, tokens, budget, onFile);
  return files.map(({ path, draft }) => {
    const { restored, outcomes } = restoreDraft(draft.units, map, choose);
    return { path, draft, restored, tally: tallyOf(outcomes), bruised: bruisedTokensIn(draft.text) };
  });
}

/** Categories in the order of the documentation, references last; only those that occur. */
function tallyOf(outcomes: readonly Outcome[]): Tally {
  const tally = new Map<Category | "PATH", Record<Fate, number>>();
  for (const category of [...CATEGORIES, "PATH"] as const) {
    const own = outcomes.filter(({ token }) => (token.category ?? "PATH") === category);
    if (own.length === 0) continue;
    const count = (fate: Fate) => own.filter((outcome) => outcome.fate === fate).length;
    tally.set(category, {
      restored: count("restored"),
      unknown: count("unknown"),
      ambiguous: count("ambiguous"),
      withheld: count("withheld"),
    });
  }
  return tally;
}
