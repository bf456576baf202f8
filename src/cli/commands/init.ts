// `redctx init`: a configuration in the root, a salt outside it, and what to tell the agent's client. It prints the operator's own paths.
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createConfig, refuseExistingConfig } from "../../config/initial-config.js";
import { stateDirectory } from "../../config/state-directory.js";
import { resolveSalt, type SaltSource } from "../../config/vault-salt.js";
import { LOCAL_CONFIG_NAME } from "../../source/filesystem/exclusions.js";
import { Root } from "../../source/filesystem/root.js";
import { CLIENTS, type Client, clientBlocks, isDeniable, type Start } from "../client-blocks.js";
import type { Command } from "../command.js";
import { text } from "../flag-values.js";
import { type FlagValues, SHARED_FLAGS } from "../flags.js";
import { printOwnPlaces } from "../output.js";

export const initCommand: Command = {
  name: "init",
  summary: "Make a configuration and a salt, and print the settings of an agent's client",
  operands: [],
  flags: [
    {
      name: "client",
      value: "CLIENT",
      choices: CLIENTS,
      default: "generic",
      description: "Whose settings are printed.",
    },
    { name: "settings-only", description: "Print the settings alone, for one more client, and make nothing." },
  ],
  async run({ flags, output, environment }) {
    const root = Root.open(String(flags["root"])).path;
    const given = text(flags["config"]);
    const config = given === undefined ? join(root, LOCAL_CONFIG_NAME) : resolve(given);
    const isNew = flags["settingsOnly"] !== true;
    const source = isNew ? makeBoth(root, config, environment) : undefined;
    // Without a look at the configuration nobody knows where its salt lies; a rule too many does no harm.
    const keepsState = source === undefined || source === "local-state";
    const closed = keepsState ? [root, stateDirectory(root, environment)] : [root];
    const env = variables(environment);
    const start = { ...serverStart(root, given === undefined ? undefined : config, flags), env };
    const blocks = clientBlocks(flags["client"] as Client, start, closed);
    const parts = [
      source === undefined ? undefined : `Configuration: ${shown(config)}\nSalt: ${SALT_WORDS[source]}\n`,
      ...blocks.map(({ place, text }) => `--- ${place}\n\n${text}`),
      flags["client"] === "claude-code" && !closed.every(isDeniable) ? NO_RULE : undefined,
      isNew ? nextSteps(root, given === undefined ? undefined : config) : undefined,
    ];
    await printOwnPlaces(output, parts.filter((part) => part !== undefined).join("\n"));
    return 0;
  },
};

/** A configuration and a salt, or neither: where the salt is. */
function makeBoth(root: string, config: string, environment: NodeJS.ProcessEnv): SaltSource {
  refuseExistingConfig(config);
  const { source } = resolveSalt(root, undefined, environment);
  createConfig(config);
  return source;
}

const SALT_WORDS: Readonly<Record<SaltSource, string>> = {
  "local-state":
    "in the state folder of this account, outside the root. Keep a copy: with another, all placeholders change.",
  config: "from the configuration.",
  "salt-file": "from the file that the configuration names.",
  environment: "from REDACTED_CONTEXT_SALT. The server needs the same variable.",
};

const NO_RULE =
  "A path above holds signs that a deny rule cannot name. Run the agent as another user or in a container.\n";

/** This Node, since the regular-expression engine was built for it, and the server beside this program, with the shared flags that were given. */
function serverStart(root: string, config: string | undefined, flags: FlagValues): Omit<Start, "env"> {
  const program = fileURLToPath(new URL("../../bin/redctx-mcp.js", import.meta.url));
  const others = SHARED_FLAGS.filter(({ name }) => name !== "root" && name !== "config").flatMap((flag) => {
    const value = flags[flag.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
    if (value === undefined || value === flag.default) return [];
    return flag.value === undefined ? [`--${flag.name}`] : [`--${flag.name}`, String(value)];
  });
  const configured = config === undefined ? [] : ["--config", config];
  return { command: process.execPath, args: [program, "--root", root, ...configured, ...others] };
}

/** Without it the server would look for the salt elsewhere, and make another one. */
function variables(environment: NodeJS.ProcessEnv): Start["env"] {
  const state = environment["REDACTED_CONTEXT_STATE_DIR"] ?? "";
  return state.trim() === "" ? {} : { REDACTED_CONTEXT_STATE_DIR: resolve(state) };
}

function nextSteps(root: string, config: string | undefined): string {
  const program = `redctx --root ${shown(root)}${config === undefined ? "" : ` --config ${shown(config)}`}`;
  return `Next:
1. Write into the configuration what only you know to be private: clients, people, names of projects.
2. Look at what an agent would see: ${program} tree
3. Take the root out of the agent's reach (another user, a container, at least a deny rule), put the settings above
   into its client, and run this where the agent works: ${program} audit
`;
}

/** A path as a word for a shell, on one line whatever it holds. */
function shown(path: string): string {
  if (/^[\w@%+=:,./-]+$/.test(path)) return path;
  return `'${path.replaceAll("'", "'\\''").replace(/\p{Cc}/gu, "\ufffd")}'`;
}
