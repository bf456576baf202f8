// `redctx github`: the operator's look at what an agent sees of issues. Four actions under one name.
import { Redacted } from "../../core/redacted.js";
import type { Desk } from "../../query/desk.js";
import { asked } from "../../query/github-failure.js";
import { type IssueListing, issueListText, listIssues, searchIssues } from "../../query/github-list.js";
import { type IssueAnswer, issueText, readIssue } from "../../query/github-read.js";
import { type Command, type ExitCode, operand, type Run } from "../command.js";
import { texts } from "../flag-values.js";
import { type Flag, JSON_FLAG, LIMIT_FLAGS } from "../flags.js";
import { UsageExit } from "../parser.js";
import { operatorDesk } from "../session.js";

/** Read as text, so that a number that is out of bounds is told in the words of the query. */
const number = (name: string, otherwise: number, description: string): Flag => ({
  name,
  value: "N",
  default: String(otherwise),
  description,
});

/** Actions and how many operands each takes. */
const ACTIONS: Readonly<Record<string, { readonly operands: number; readonly run: (run: Run) => Promise<ExitCode> }>> =
  {
    repos: { operands: 0, run: printRepositories },
    issues: { operands: 1, run: printIssues },
    issue: { operands: 2, run: printIssue },
    search: { operands: 2, run: printFound },
  };

export const githubCommand: Command = {
  name: "github",
  alias: "gh",
  summary: "Issues of configured repositories, redacted: repos | issues ALIAS | issue ALIAS N | search ALIAS QUERY",
  operands: ["<action>", "[alias]", "[what]"],
  choices: Object.keys(ACTIONS),
  flags: [
    { name: "state", value: "STATE", default: "open", description: "open, closed or all." },
    { name: "label", value: "LABEL", repeatable: true, description: "Only issues with this label; may be repeated." },
    number("limit", 30, "Most issues."),
    { name: "comments", description: "Print comments too." },
    number("max-comments", 20, "Most comments."),
    number("after", 0, "Comments to pass over."),
    number("max-body-chars", 30_000, "Most characters of the issue's text, and of each comment."),
    LIMIT_FLAGS.seconds,
    JSON_FLAG,
  ],
  async run(run) {
    const action = ACTIONS[operand(run, 0, "")];
    const given = [1, 2].filter((index) => operand(run, index, "") !== "").length;
    if (action === undefined || given < action.operands) throw usage("Missing argument.");
    if (given > action.operands) throw usage("Too many arguments.");
    return action.run(run);
  },
};

async function printRepositories(run: Run): Promise<ExitCode> {
  const { aliases } = run.open().library.github;
  if (run.flags["json"] === true) await run.output.json({ aliases: [...aliases] });
  else await run.output.text(Redacted.join(aliases.map((alias) => Redacted.say`${alias}\n`)));
  return 0;
}

function printIssues(run: Run): Promise<ExitCode> {
  const request = { ...requestOf(run), labels: texts(run.flags["label"]) };
  return printList(run, (desk) => listIssues(desk, request));
}

function printFound(run: Run): Promise<ExitCode> {
  const request = { ...requestOf(run), query: operand(run, 2, "") };
  return printList(run, (desk) => searchIssues(desk, request));
}

async function printIssue(run: Run): Promise<ExitCode> {
  const { flags, output } = run;
  const written = operand(run, 2, "");
  if (!/^[1-9]\d{0,14}$/.test(written)) throw usage("Invalid value for an argument.");
  const alias = operand(run, 1, "");
  const desk = operatorDesk(run.open(), flags);
  const found = await asked(desk, alias, () =>
    readIssue(desk, {
      alias,
      number: Number(written),
      comments: flags["comments"] === true,
      maxComments: wholeNumber(flags["maxComments"]),
      after: wholeNumber(flags["after"]),
      maxBodyChars: wholeNumber(flags["maxBodyChars"]),
    }),
  );
  if ("refusal" in found) return refused(run, found.refusal);
  if (flags["json"] === true) await output.json<IssueAnswer>(found.result);
  else await output.text(issueText(found.result));
  return 0;
}

async function printList(run: Run, list: (desk: Desk) => Promise<IssueListing>): Promise<ExitCode> {
  const { flags, output } = run;
  const desk = operatorDesk(run.open(), flags);
  const found = await asked(desk, operand(run, 1, ""), () => list(desk));
  if ("refusal" in found) return refused(run, found.refusal);
  const listing = found.result;
  if (flags["json"] === true) await output.json<IssueListing>(listing);
  else if (listing.rows.length === 0 && listing.complete) await output.remark("No matches.\n");
  else await output.text(issueListText(listing));
  return listing.rows.length === 0 ? 1 : 0;
}

async function refused(run: Run, text: Redacted): Promise<ExitCode> {
  await run.output.refusal(text);
  return 1;
}

function requestOf(run: Run) {
  const { flags } = run;
  return { alias: operand(run, 1, ""), state: String(flags["state"]), limit: wholeNumber(flags["limit"]) };
}

/** A number as it was typed, also one below zero. */
function wholeNumber(written: unknown): number {
  if (typeof written !== "string" || !/^-?\d{1,15}$/.test(written)) throw usage("Invalid value for an option.");
  return Number(written);
}

function usage(text: string): UsageExit {
  return new UsageExit(2, `${text} See redctx --help.\n`);
}
