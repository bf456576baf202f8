// redctx_submit_doc: the agent's own document, its placeholders restored, into the write folder. Listed only where writes are enabled.
import { Failure } from "../../boundary/failure.js";
import { bytes, count, line } from "../../core/quantity.js";
import { Redacted } from "../../core/redacted.js";
import { shownSize } from "../../query/desk.js";
import type { Bruise, BruisedToken } from "../../restore/bruised.js";
import { submit, type Unresolved, type Written } from "../../restore/submit.js";
import { Budget } from "../../source/budget.js";
import { type Call, defineTool, type Tool } from "../define-tool.js";
import type { ServerContext } from "./context.js";

/** The tool; where writes are disabled it is not listed, and a call of it is refused. */
export function submitDocTool(listed: boolean): Tool<ServerContext> {
  return defineTool({
    name: "redctx_submit_doc",
    listed,
    description:
      "Writes a document into the operator's write folder, its placeholders and ids (@p_…) replaced by the private values, which you do not see. Answers id, path, size, replacements, and placeholders that are damaged and stay. Fails and writes nothing if a placeholder is unknown, if a value would not be hidden on reading (keep placeholders apart by spaces or punctuation), or if the target exists and overwrite is false.",
    parameters: {
      target_path: { type: "string", description: "File path relative to the write folder.", required: true },
      text: { type: "string", description: "The whole document.", required: true },
      overwrite: { type: "boolean", description: "Replace the file if it exists.", default: false },
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
    async run({ target_path, text, overwrite }, call: Call<ServerContext>) {
      const { library, corpus, writes, limits, confirm } = call.context;
      if (writes === undefined) throw new Failure("WRITES_DISABLED");
      const { maxEntries, maxRawBytesPerFile, maxTotalRawBytes, maxSeconds, maxSubmitFiles } = limits;
      const result = await submit(
        {
          library,
          corpus,
          place: writes,
          confirm,
          budget: () =>
            new Budget(
              { maxEntries, maxRawBytesPerFile, maxTotalRawBytes, maxSeconds, maxFiles: maxSubmitFiles },
              call.signal,
            ),
        },
        { targetPath: target_path, text, overwrite },
      );
      if ("field" in result) return { text: unresolvedText(result), failed: true };
      call.served?.add(result.id);
      if (result.directory !== undefined) call.receipt.add(result.directory.counts);
      return { text: writtenText(result, shownSize(call.context.audience, result.size)) };
    },
  });
}

function unresolvedText({ field, tokens, more }: Unresolved): Redacted {
  const list = Redacted.join(tokens, Redacted.say`, `);
  const rest = more === 0 ? Redacted.empty : Redacted.say`, and ${count(more)} more`;
  return field === "text"
    ? Redacted.say`Unresolved redaction token(s) in text: ${list}${rest}.`
    : Redacted.say`Unresolved redaction token(s) in target_path: ${list}${rest}.`;
}

function writtenText({ id, directory, replacements, damaged }: Written, size: number): Redacted {
  const path = directory === undefined ? Redacted.say`${id}` : Redacted.say`${directory.path}/${id}`;
  const head = Redacted.say`Wrote rehydrated document.\nid: ${id}\npath: ${path}\n`;
  const tail = Redacted.say`bytes: ${bytes(size)}\nreplacements: ${replacements}\n`;
  return Redacted.join([head, tail, ...damaged.map(damagedText)]);
}

function damagedText({ line: number, bruises }: BruisedToken): Redacted {
  const faults = Redacted.join(
    bruises.map((bruise) => BRUISE_WORDS[bruise]),
    Redacted.say`, `,
  );
  return Redacted.say`damaged: line ${line(number)} (${faults})\n`;
}

const BRUISE_WORDS: Readonly<Record<Bruise, Redacted>> = {
  wrapped: Redacted.say`wrapped`,
  markup: Redacted.say`markup`,
  escaped: Redacted.say`escaped`,
  invisible: Redacted.say`invisible characters`,
  "letter-case": Redacted.say`letter case`,
  category: Redacted.say`category`,
  length: Redacted.say`length`,
  bracket: Redacted.say`bracket`,
};
