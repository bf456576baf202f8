// Those parts of the README that are made from something else: files, the program's own output, its tables of flags.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { commandTables } from "./command-tables.js";
import { type Machine, PRIVATE_FOLDER, REPOSITORY, runProgram } from "./machine.js";

const SECTION = /(<!-- (before|after|modes|file|commands)(?:: (\S+))? -->\n)[\s\S]*?(<!-- \/\2 -->)/g;
const SHOWN_LINES = 4;

/** Shown in both modes. Nothing of it is configured. */
const SAMPLE = `Maren Olsvik called on Tuesday. The Lantern board in Bergen wants Kubernetes moved before Easter.
Maren will ask Halden Freight Ltd for a quote; write to m.olsvik@larkspur.example or call +44 1632 960 388.
`;

/** The README as it must be. Sections stand between `<!-- name: file -->` and `<!-- /name -->`. */
export function withGeneratedSections(readme: string, machine: Machine): string {
  return readme.replace(SECTION, (_all, open: string, name: string, file: string, close: string) => {
    return `${open}${contentOf(name, file, machine)}${close}`;
  });
}

function contentOf(name: string, file: string, machine: Machine): string {
  if (name === "before") return fence("text", firstLines(join(PRIVATE_FOLDER, file)));
  if (name === "after") return fence("text", redactedLines(file, machine));
  if (name === "modes") return `${fence("text", SAMPLE)}\n${inMode("strict", machine)}\n${inMode("balanced", machine)}`;
  if (name === "file") return fence(extname(file).slice(1), readFileSync(join(REPOSITORY, file), "utf8"));
  return commandTables();
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\`\`\`\n`;
}

function firstLines(file: string): string {
  return `${readFileSync(file, "utf8").split("\n").slice(0, SHOWN_LINES).join("\n")}\n`;
}

/** The sample in one mode, under its name. */
function inMode(mode: string, machine: Machine): string {
  const { stdout } = runProgram(machine, ["redact", "--mode", mode, "--placeholder", "short"], SAMPLE);
  return `With \`--mode ${mode}\`:\n\n${fence("text", stdout)}`;
}

/** What `redctx head` prints, without its header. */
function redactedLines(file: string, machine: Machine): string {
  const flags = ["--placeholder", "short", "--lines", String(SHOWN_LINES)];
  const { stdout } = runProgram(machine, ["head", ...flags, file]);
  return stdout.slice(stdout.indexOf("\n") + 1);
}
