// `redctx log`: is the egress log as it was written, and what does it say? It prints the operator's own log, which holds no text of a folder.
import { ChainKeeper } from "../../audit/egress-log/chain-keeper.js";
import type { GenuineLine } from "../../audit/egress-log/line.js";
import { type LogReport, logReport, logReportText } from "../../audit/egress-log/log-report.js";
import { type FoundLine, readLog, verifyLog } from "../../audit/egress-log/verify-log.js";
import { Failure } from "../../boundary/failure.js";
import { stateFolderOf } from "../../config/state-directory.js";
import { type Command, type ExitCode, operand, type Run } from "../command.js";
import { text } from "../flag-values.js";
import { AUDIT_LOG_FLAG, JSON_FLAG } from "../flags.js";
import { printOwnPlaces } from "../output.js";

export const logCommand: Command = {
  name: "log",
  summary: "Check the server's log of what left (verify), or list it (show)",
  operands: ["<action>", "[file]"],
  choices: ["verify", "show"],
  flags: [AUDIT_LOG_FLAG, JSON_FLAG],
  async run(run) {
    const path = logPathOf(run);
    const keeper = ChainKeeper.find(stateFolderOf(run.environment));
    if (keeper === undefined) throw new Failure("AUDIT_LOG_UNREADABLE");
    return operand(run, 0, "") === "verify" ? verify(run, path, keeper) : show(run, path, keeper);
  },
};

function logPathOf({ operands, flags, open }: Run): string {
  const [, given] = operands;
  const path = typeof given === "string" ? given : (text(flags["auditLog"]) ?? open().server.auditLog);
  if (path === undefined) throw new Failure("AUDIT_LOG_NOT_NAMED");
  return path;
}

async function verify({ flags, output }: Run, path: string, keeper: ChainKeeper): Promise<ExitCode> {
  const report = logReport(verifyLog(path, keeper));
  if (flags["json"] === true) await output.json<LogReport>(report);
  else await output.text(logReportText(report));
  return report.intact ? 0 : 1;
}

/** Only what has a right chain value is printed: this program wrote it. */
async function show({ flags, output }: Run, path: string, keeper: ChainKeeper): Promise<ExitCode> {
  const { files, lines } = readLog(path, keeper);
  if (files === 0) throw new Failure("AUDIT_LOG_UNREADABLE");
  const asText = flags["json"] === true ? `${JSON.stringify(lines.map(jsonOf))}\n` : lines.map(textOf).join("");
  await printOwnPlaces(output, asText);
  return 0;
}

function jsonOf({ file, line, genuine }: FoundLine): object {
  if (genuine === undefined) return { altered: { file, line } };
  const { idsLeftOut, ...record } = genuine.record;
  return { n: genuine.number, ...record, ids_left_out: idsLeftOut };
}

function textOf({ file, line, genuine }: FoundLine): string {
  return genuine === undefined ? `altered: file ${file} line ${line}\n` : lineOf(genuine);
}

/** Number, time, client, tool, outcome, bytes, counts, ids; parted by tabs. */
function lineOf({ number, record }: GenuineLine): string {
  const { time, client, tool, outcome, bytes, counts, ids, idsLeftOut } = record;
  const hidden = Object.entries(counts).map(([category, count]) => `${category}=${count}`);
  const shown = idsLeftOut > 0 ? [...ids, `and ${idsLeftOut} more`] : ids;
  const lists = [hidden, shown].map((items) => (items.length === 0 ? "-" : items.join(",")));
  return `${[number, time, client, tool, outcome, bytes, ...lists].join("\t")}\n`;
}
