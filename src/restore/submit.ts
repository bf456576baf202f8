// A document of the agent's, restored and written into the write folder. The order of the checks is part of the promise: nothing is written before
// the last of them.
import { type Code, Failure } from "../boundary/failure.js";
import { Ref } from "../core/path-id.js";
import { type Count, count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Corpus } from "../library/corpus.js";
import type { Library } from "../library/library.js";
import type { ShownPath } from "../library/shown-path.js";
import type { WritePlace } from "../library/write-place.js";
import type { Budget } from "../source/budget.js";
import { type BruisedToken, bruisedTokensIn } from "./bruised.js";
import { askedFor, type Choice, type RestoredDraft, restoreDraft, SECRET_CATEGORIES } from "./draft.js";
import { type DraftBytes, draftOf, restoredBytes } from "./draft-bytes.js";
import { publish, stage } from "./publish.js";
import { RestoreMap } from "./restore-map.js";
import { comesBackHidden } from "./round-trip.js";
import { TargetDirectory } from "./write-folder.js";
import { targetParts } from "./write-target.js";

/** What one submission works on. */
export interface SubmitDesk {
  readonly corpus: Corpus;
  readonly library: Library;
  readonly place: WritePlace;
  /** Made for one call; its account begins when the call's turn comes. */
  readonly budget: () => Budget;
  /** Asked right before something is written. Throws a Failure if the policy that all of this stands for is no longer in force. */
  readonly confirm: () => void | Promise<void>;
}

export interface Submission {
  readonly targetPath: string;
  readonly text: string;
  readonly overwrite: boolean;
}

/** Tokens that stand for nothing here. Nothing was written. */
export interface Unresolved {
  readonly field: "target_path" | "text";
  /** The first ten, sorted. */
  readonly tokens: readonly Redacted[];
  /** How many there are beyond those. */
  readonly more: number;
}

export interface Written {
  readonly id: Ref;
  /** The part of its directory that was there before, as it is shown; undefined for the root. */
  readonly directory: ShownPath | undefined;
  /** Bytes; in a dropbox those of the document as it came, since with padding those of the written one would tell how long a value is. */
  readonly size: number;
  readonly replacements: Count;
  readonly damaged: readonly BruisedToken[];
}

/** Submissions of this process, one after the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Restores and writes a document. Throws limits of the walk, TARGET_* and WRITE_PROTECTED for the target, ROUND_TRIP, OUTPUT_EXISTS or
 * OUTPUT_UNWRITABLE. In a dropbox whatever would tell what stands there is WRITE_PROTECTED, and so is a target with a placeholder or an id.
 */
export function submit(desk: SubmitDesk, submission: Submission): Promise<Written | Unresolved> {
  const turn = last.then(() => submitNow(desk, submission));
  last = turn.catch(() => {});
  return turn;
}

async function submitNow(desk: SubmitDesk, { targetPath, text, overwrite }: Submission): Promise<Written | Unresolved> {
  const { corpus, place } = desk;
  const budget = desk.budget();
  budget.check();
  const choose = choiceOf(place);
  const before = `${place.pathOf([])}/`;
  const inTarget = askedFor(targetPath, choose);
  // A name beside the guess of an agent would tell whether both are one: by its id, or by standing there already.
  if (place.settings.dropbox && inTarget.length > 0) throw new Failure("WRITE_PROTECTED");
  const tokens = [...inTarget, ...askedFor(text, choose)];
  const map = await RestoreMap.build(corpus, tokens, budget);

  const path = restoreDraft(before + targetPath, map, choose);
  const inPath = unresolvedIn("target_path", path);
  if (inPath !== undefined) return inPath;
  const target = targetParts(path.restored, before.length, place);
  spoken(place, () => TargetDirectory.reach(place, target, false)).close();

  const document = documentOf(text);
  const draft = restoreDraft(document.units, map, choose);
  const inText = unresolvedIn("text", draft);
  if (inText !== undefined) return inText;
  const hidden =
    comesBackHidden(corpus, restoreDraft(text, map, choose), "text") && comesBackHidden(corpus, path, "path");
  if (!hidden) throw new Failure("ROUND_TRIP");

  budget.check();
  const bytes = restoredBytes(document, draft.restored);
  const directory = await write(desk, target, bytes, overwrite);
  return {
    id: Ref.of(corpus.vault, place.pathOf(target)),
    directory,
    size: place.settings.dropbox ? Buffer.byteLength(text) : bytes.length,
    replacements: count(restoredIn(path) + restoredIn(draft)),
    damaged: bruisedTokensIn(text),
  };
}

/** Throws INPUT_NOT_TEXT for what no text file can hold. */
function documentOf(text: string): DraftBytes {
  if (/[\0\p{Surrogate}]/u.test(text)) throw new Failure("INPUT_NOT_TEXT");
  return draftOf("document.txt", Buffer.from(text, "utf8"));
}

/** Mode of a new file before the mask of the process; others never get access. */
const NEW_FILE = 0o660;

/** Secrets are restored only where the operator allowed it; else their tokens count as unresolved. */
function choiceOf({ settings }: WritePlace): Choice {
  return (category) => category === null || settings.secrets || !SECRET_CATEGORIES.has(category);
}

function restoredIn({ outcomes }: RestoredDraft): number {
  return outcomes.filter(({ fate }) => fate === "restored").length;
}

const MOST_TOKENS = 10;

function unresolvedIn(field: Unresolved["field"], { outcomes }: RestoredDraft): Unresolved | undefined {
  const left = outcomes.filter(({ fate }) => fate !== "restored").map(({ token }) => token.text);
  if (left.length === 0) return undefined;
  const distinct = [...new Set(left)].sort();
  const tokens = distinct.slice(0, MOST_TOKENS).map((token) => Redacted.token(token));
  return { field, tokens, more: distinct.length - tokens.length };
}

/** Writes the bytes; gives what of the directory was there before. From the last look at the policy on nothing else gets a turn. */
async function write(
  { library, place, confirm }: SubmitDesk,
  target: readonly string[],
  bytes: Uint8Array,
  overwrite: boolean,
): Promise<ShownPath | undefined> {
  const name = target.at(-1) ?? "";
  await confirm();
  const reached = spoken(place, () => TargetDirectory.reach(place, target, true));
  try {
    spoken(place, () => {
      if (reached.holds(name) && !overwrite) throw new Failure("TARGET_EXISTS");
      publish(stage(reached.directory, name, bytes, NEW_FILE), overwrite);
    });
  } catch (error) {
    reached.abandon();
    throw error;
  }
  reached.close();
  library.forget();
  const known = reached.existing.slice(0, place.settings.dropbox ? place.parts.length : undefined);
  return known.length === 0 ? undefined : library.showPath(known.join("/"));
}

/** In a dropbox nothing is told of what stands there: every such reason is said as that of a protected target. */
function spoken<Result>({ settings }: WritePlace, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (settings.dropbox && error instanceof Failure && TELLING.has(error.code)) throw new Failure("WRITE_PROTECTED");
    throw error;
  }
}

const TELLING: ReadonlySet<Code> = new Set([
  "TARGET_LINK",
  "TARGET_TWIN",
  "TARGET_INSIDE",
  "TARGET_EXISTS",
  "TARGET_DIRECTORY",
  "OUTPUT_EXISTS",
  "OUTPUT_LINK",
  "UNSAFE_PATH",
]);
