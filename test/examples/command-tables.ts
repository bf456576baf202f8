// The README's tables of commands and flags, made from the tables that the parser reads.
import type { Command } from "../../src/cli/command.js";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { type Flag, SERVER_FLAGS, SHARED_FLAGS } from "../../src/cli/flags.js";

/** Commands, then the flags of both programs, of commands, and of the server alone. Markdown with a line break at its end. */
export function commandTables(): string {
  return [
    table(["command", "also", "what it does"], COMMANDS.map(commandRow)),
    `Both programs take these flags, \`redctx\` before or after the command:\n\n${table(["flag", "default", "meaning"], SHARED_FLAGS.map(flagRow))}`,
    `Flags of commands:\n\n${table(["flag", "default", "meaning", "commands"], commandFlagRows())}`,
    `Flags of \`redctx-mcp\` alone:\n\n${table(["flag", "default", "meaning"], SERVER_FLAGS.map(flagRow))}`,
  ].join("\n");
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`).join("");
}

function commandRow({ name, alias, summary, operands }: Command): string[] {
  return [`\`${[name, ...operands].join(" ")}\``, alias === undefined ? "" : `\`${alias}\``, summary];
}

function flagRow({ name, short, value, default: otherwise, choices, description }: Flag): string[] {
  const spelling = `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
  const choice = choices === undefined ? "" : ` (${choices.join(" or ")})`;
  return [`\`${spelling}\`${choice}`, otherwise === undefined ? "" : `\`${otherwise}\``, description];
}

/** A row for each flag; commands that take the same one in the same way share it. */
function commandFlagRows(): string[][] {
  const takers = new Map<string, { readonly row: string[]; readonly commands: string[] }>();
  for (const { name, flags } of COMMANDS) {
    for (const flag of flags) {
      const row = flagRow(flag);
      const known = takers.get(row.join("\n"));
      if (known === undefined) takers.set(row.join("\n"), { row, commands: [name] });
      else known.commands.push(name);
    }
  }
  return [...takers.values()].map(({ row, commands }) => [...row, commands.map((name) => `\`${name}\``).join(" ")]);
}
