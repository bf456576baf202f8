// What the settings of a coding agent in its working folder say about reading files. They are read as they are, and nothing of them is repeated.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { decodeUtf8, readRegularFile } from "../config/regular-file.js";
import type { RootPlace } from "../library/root-place.js";

/** Which clients have settings next to the agent, and whether Claude Code's deny the served folder. */
export interface ClientSettings {
  readonly claudeCode: boolean;
  readonly codex: boolean;
  /** True if a deny rule for reading covers the whole of the served folder. */
  readonly denied: boolean;
  /** True if a file of Claude Code's could not be read as settings. */
  readonly unreadable: boolean;
}

/** Project settings of Claude Code; either holds for whoever works in the folder. */
const CLAUDE_CODE = [".claude/settings.json", ".claude/settings.local.json"];

/** Looks into the working folder; deny rules may also be in the settings of the account. It throws nothing. */
export function clientSettings(place: RootPlace, workingFolder: string): ClientSettings {
  const { home } = place;
  const has = (path: string) => existsSync(join(workingFolder, path));
  const files = [...CLAUDE_CODE.map((path) => join(workingFolder, path)), join(home, ".claude/settings.json")];
  const rules = files.map(denyRules);
  const covers = (rule: string) => {
    const folder = deniedFolder(rule, workingFolder, home);
    return folder !== undefined && place.liesIn(folder);
  };
  return {
    claudeCode: [...CLAUDE_CODE, ".mcp.json"].some(has),
    codex: has(".codex/config.toml"),
    denied: rules.some((one) => one?.some(covers) === true),
    unreadable: rules.includes(undefined),
  };
}

/** `permissions.deny` of a settings file; empty for a file that does not exist, undefined for one that is no settings. */
function denyRules(path: string): readonly string[] | undefined {
  try {
    const file = readRegularFile(path, "followed", "READ_FAILED");
    if (file === undefined) return [];
    const settings: unknown = JSON.parse(decodeUtf8(file.bytes, "READ_FAILED"));
    const deny = fieldOf(fieldOf(settings, "permissions"), "deny");
    return Array.isArray(deny) ? deny.filter((rule) => typeof rule === "string") : [];
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/**
 * The folder that a rule closes for reading with all that is below it; undefined for a rule that does less, or that is not understood.
 * `Read` alone closes everything; `//` begins an absolute path, `/` one from the folder of the settings, `~/` one from the home
 * (https://code.claude.com/docs/en/permissions).
 */
function deniedFolder(rule: string, workingFolder: string, home: string): string | undefined {
  if (/^Read(?:\(\*{0,2}\))?$/.test(rule)) return "/";
  const pattern = /^Read\((.+)\)$/.exec(rule)?.[1]?.replace(/\/(?:\*\*(?:\/\*)?)?$/, "/");
  if (pattern === undefined || /[*?[\]{}!\\]/.test(pattern)) return undefined;
  if (pattern.startsWith("//")) return resolve("/", pattern.slice(2));
  if (pattern.startsWith("~/")) return resolve(home, pattern.slice(2));
  return resolve(workingFolder, pattern.replace(/^\/+/, ""));
}
