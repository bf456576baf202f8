// `redctx rehydrate`: drafts with placeholders in, private text out. The one command that prints raw text, and only when told so.
import { Failure } from "../../boundary/failure.js";
import { CATEGORIES, type Category } from "../../core/category.js";
import { type Choice, SECRET_CATEGORIES } from "../../restore/draft.js";
import { restoredBytes } from "../../restore/draft-bytes.js";
import { type DraftFiles, readDrafts } from "../../restore/draft-files.js";
import { writeOutputFile, writeOutputFolder } from "../../restore/output-folder.js";
import { type OutputPlace, outputPlace } from "../../restore/output-place.js";
import { type Rehydrated, rehydrate } from "../../restore/rehydrate.js";
import { bruisedText, diffText, remainderText, reportJson, tableText } from "../../restore/rehydrate-text.js";
import { type Command, operand, type Run } from "../command.js";
import { text } from "../flag-values.js";
import { type FlagValues, JSON_FLAG } from "../flags.js";
import { printRestored, remarkOnDrafts } from "../output.js";
import { unlimitedBudget } from "../session.js";

export const rehydrateCommand: Command = {
  name: "rehydrate",
  summary: "Put the private values back into a file or folder of drafts",
  operands: ["<path>"],
  flags: [
    { name: "allow-raw-output", description: "Needed: the output is private raw text." },
    {
      name: "output",
      value: "PATH",
      description: "Where to write. Needed for a folder; a file goes to stdout without it.",
    },
    { name: "force", description: "Replace files that exist." },
    { name: "only", value: "CATEGORIES", description: "Restore these only, such as PERSON,ORG; the rest stays." },
    { name: "secrets", description: "Restore SECRET and CONNECTION too." },
    { name: "inside-root", description: "Allow an output inside the served root." },
    { name: "dry-run", description: "Write nothing; print what would be restored, by file and category." },
    { name: "diff", description: "Print how drafts and restored texts differ, instead of the text." },
    JSON_FLAG,
  ],
  async run(run) {
    const { flags, output } = run;
    if (flags["allowRawOutput"] !== true) throw new Failure("RAW_OUTPUT_REFUSED");
    const choose = choiceOf(flags);
    const input = operand(run, 0, "");
    const drafts = readDrafts(input);
    const opened = run.open();
    const place = placeOf(flags, input, drafts, (folder) => opened.inspection.place.positionOf(folder) === "within");
    const files = await output.withProgress((onFile) =>
      rehydrate(opened.corpus, drafts.files, choose, unlimitedBudget(), onFile),
    );
    if (flags["dryRun"] === true) await report(run, files, drafts.passedOver);
    else await deliver(run, files, drafts, place);
    return 0;
  },
};

/** Every category but secrets, unless flags say otherwise. References to paths are restored where no categories are named. */
function choiceOf(flags: FlagValues): Choice {
  const named = text(flags["only"])
    ?.split(",")
    .map((name) => name.trim().toUpperCase());
  if (named?.every((name) => (CATEGORIES as readonly string[]).includes(name)) === false) {
    throw new Failure("REHYDRATE_CATEGORY");
  }
  const secrets = flags["secrets"] === true;
  const isChosen = (category: Category) => named === undefined || named.includes(category);
  return (category) =>
    category === null ? named === undefined : isChosen(category) && (secrets || !SECRET_CATEGORIES.has(category));
}

function placeOf(
  flags: FlagValues,
  input: string,
  { isFolder }: DraftFiles,
  isServed: (folder: string) => boolean,
): OutputPlace | undefined {
  const output = text(flags["output"]);
  if (output === undefined) {
    if (isFolder && flags["dryRun"] !== true) throw new Failure("OUTPUT_REQUIRED");
    return undefined;
  }
  const force = flags["force"] === true;
  return outputPlace({ output, input, isFolder, force, insideRoot: flags["insideRoot"] === true, isServed });
}

async function report({ flags, output }: Run, files: readonly Rehydrated[], passedOver: number): Promise<void> {
  if (flags["json"] === true) return printRestored(output, reportJson(files, passedOver));
  await printRestored(output, tableText(files) + bruisedText(files) + passedOverText(passedOver));
  if (flags["diff"] === true) await printRestored(output, diffText(files, output.hasColour));
}

async function deliver(
  { flags, output }: Run,
  files: readonly Rehydrated[],
  { isFolder, passedOver }: DraftFiles,
  place: OutputPlace | undefined,
): Promise<void> {
  const written = files.map(({ path, draft, restored }) => ({ path, bytes: restoredBytes(draft, restored) }));
  const force = flags["force"] === true;
  if (place !== undefined && isFolder) writeOutputFolder(place, written, force);
  else if (place !== undefined) for (const { bytes } of written) writeOutputFile(place, bytes, force);
  if (flags["diff"] === true) await printRestored(output, diffText(files, output.hasColour));
  else if (place === undefined) for (const { bytes } of written) await printRestored(output, bytes);
  if (place !== undefined) await (flags["diff"] === true ? remarkOnDrafts : printRestored)(output, doneText(files));
  await remarkOnDrafts(output, bruisedText(files) + passedOverText(passedOver) + remainderText(files));
}

function doneText(files: readonly Rehydrated[]): string {
  return `Rehydrated ${files.length} text file(s).\n`;
}

function passedOverText(passedOver: number): string {
  return passedOver === 0 ? "" : `Passed over ${passedOver} that are no text files.\n`;
}
