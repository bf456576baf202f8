// `redctx redact`: the operator's filter. Raw text in, exactly the redacted text out.
import { Receipt } from "../../core/receipt.js";
import { readFilterText, readRecords } from "../../source/filter-input.js";
import { type Command, operandList, type Run } from "../command.js";

export const redactCommand: Command = {
  name: "redact",
  summary: "Redact files, relative to the current folder, or standard input to standard output",
  operands: ["[files...]"],
  flags: [
    { name: "jsonl", description: 'Read {"id":…,"text":…} a line and write {"id":…,"redacted":…,"receipt":…} a line.' },
    { name: "receipt", description: "Print the receipt to stderr." },
  ],
  async run(run) {
    return run.flags["jsonl"] === true ? redactRecords(run) : redactFiles(run);
  },
};

async function redactFiles(run: Run): Promise<0> {
  const { library } = run.open();
  const receipt = new Receipt(library.profile);
  const files = operandList(run, 0);
  const redacted = [];
  for (const file of files.length === 0 ? ["-"] : files) {
    const input = await readFilterText(file, run.stdin);
    const { text, counts } = library.redactText(input.raw);
    receipt.add(counts);
    redacted.push({ text, encode: input.encode });
  }
  // Nothing is printed until every file is redacted, so that a missing one leaves no part behind.
  for (const { text, encode } of redacted) await run.output.bytes(text, encode);
  if (run.flags["receipt"] === true) await run.output.note(receipt);
  return 0;
}

async function redactRecords(run: Run): Promise<0> {
  const { library } = run.open();
  const total = new Receipt(library.profile);
  let bad = 0;
  try {
    const onBadLine = (number: number) => {
      bad = number;
    };
    for await (const records of readRecords(run.stdin, onBadLine)) {
      const redactions = records.map(({ id, raw }) => {
        const receipt = new Receipt(library.profile);
        const { text, counts } = library.redactText(raw);
        receipt.add(counts);
        total.add(counts);
        return { id, redacted: text, receipt };
      });
      await run.output.records(redactions);
    }
  } catch (error) {
    if (bad > 0) await run.output.remark(`line ${bad}: `);
    throw error;
  }
  if (run.flags["receipt"] === true) await run.output.note(total);
  return 0;
}
