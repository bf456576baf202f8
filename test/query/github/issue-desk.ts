// A library whose configuration names the repository of a fake GitHub, and desks at it.
import { onTestFinished } from "vitest";
import { FakeGithub } from "../../source/github/fake-github.js";
import { AGENT, deskAt, openFolder } from "../open-desk.js";

/** Put together here, so that no scanner takes this file for a leak. */
export const TOKEN = ["gh", "p_", "Zx9".repeat(12)].join("");

export interface DeskSettings {
  readonly search?: boolean;
  /** Lines of the redaction table. */
  readonly redaction?: string;
  readonly mode?: "strict" | "balanced";
}

/** The `[github]` table for a fake, under the alias `context`. */
export function githubTable(fake: FakeGithub, search = false): string {
  return `[github]\nsearch = ${search}\n[github.repos.context]\nowner = "${fake.owner}"\nrepo = "${fake.repo}"\napi_url = "${fake.url}"\ntoken_env = "LEDGER_TOKEN"\n`;
}

/** Starts a fake and opens a folder with its table. Each call of `desk` is a call of its own. */
export async function issueDesk({ search = false, redaction = "", mode = "balanced" }: DeskSettings = {}) {
  const fake = await FakeGithub.start();
  onTestFinished(() => fake.stop());
  const config = `[redaction]\n${redaction}\n${githubTable(fake, search)}`;
  const { library } = openFolder({}, { config, mode, environment: { LEDGER_TOKEN: TOKEN } });
  const desk = (maxSeconds = 20) => deskAt(library, AGENT, { maxSeconds });
  return { fake, library, desk };
}
