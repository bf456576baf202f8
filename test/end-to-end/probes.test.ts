// Every text that a tool takes is probed over a real server: nothing that was sent comes back, not even redacted, and no raw value comes out.
import { afterAll, beforeAll, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { CATEGORIES } from "../../src/core/category.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { TOOLS } from "../../src/mcp/tools/index.js";
import { leaksIn, type Marker } from "./markers.js";
import { MARK, ODD_VALUES, oddRequests, probesFor, SENT_FORMS } from "./probes.js";
import { LineServer, Stage } from "./programs.js";

const SALT = ["sorrel", "4471", "acer"].join("-");
const CONFIG = `[redaction]
people = ["Oriel Vantongeren"]
clients = ["Quillhaven Freight"]
terms = ["LANTERNFISH-7"]
salt = "${SALT}"
`;
const VALUES: readonly Marker[] = [
  { name: "a person", value: "Oriel Vantongeren" },
  { name: "a client", value: "Quillhaven Freight" },
  { name: "a term", value: "LANTERNFISH-7" },
  { name: "a mail address", value: "o.vantongeren@lanternpost.test" },
  { name: "the salt", value: SALT },
];
const PATHS = ["notes/minutes.md", "Quillhaven Freight/Oriel Vantongeren.md", "notes", "hidden.bin"];

/**
 * A fitting value of each parameter by its name: what the others have while one is probed. A parameter that is not here fails the test, so
 * that whoever adds one looks at what it takes. Texts and lists of texts are probed whatever their name.
 */
const FITTING: Readonly<Record<string, unknown>> = {
  path: "notes/minutes.md",
  paths: ["notes"],
  glob: ["*.md"],
  query: "minutes",
  repo_alias: "context",
  number: 12,
  comments: true,
  max_comments: 2,
  max_body_chars: 900,
  after: 1,
  state: "all",
  labels: ["bug"],
  limit: 3,
  recursive: true,
  regex: false,
  ignore_case: true,
  line_numbers: false,
  max_depth: 2,
  start_line: 1,
  end_line: 2,
  max_chars: 400,
  context: 1,
  max_results: 5,
  max_files: 3,
  max_chars_per_file: 200,
  max_total_chars: 900,
  format: "text",
  target_path: "answer.md",
  text: "an answer",
  overwrite: false,
};

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
  readonly required?: readonly string[];
}

interface Listed {
  readonly name: string;
  readonly inputSchema: Schema;
}

let stage: Stage;

beforeAll(() => {
  stage = new Stage("kb");
  stage.write("kb/.agent-context-redactor.toml", CONFIG);
  const minutes = VALUES.slice(0, 4).map(({ value }) => `minutes with ${value}\n`);
  stage.write("kb/notes/minutes.md", minutes.join(""));
  stage.write("kb/Quillhaven Freight/Oriel Vantongeren.md", "minutes of Oriel Vantongeren for LANTERNFISH-7\n");
  stage.write("kb/hidden.bin", new Uint8Array([0, 1, 2]));
});

afterAll(() => stage.remove());

/** Every tool, the listed ones as the server lists them and those that answer without being listed. */
async function toolsOf(server: LineServer): Promise<readonly Listed[]> {
  const { result } = JSON.parse(await server.request("tools/list")) as { result: { tools: readonly Listed[] } };
  const shown = new Set(result.tools.map(({ name }) => name));
  const others = TOOLS.filter(({ name }) => !shown.has(name)).map(({ definition }) => definition as Listed);
  return [...result.tools, ...others];
}

/** Calls that put each probe into each place of a tool's arguments. */
function callsOf({ inputSchema: { properties = {}, required = [] } }: Listed, probes: readonly string[]): object[] {
  const needed = Object.fromEntries(required.map((name) => [name, FITTING[name]]));
  const all = Object.fromEntries(Object.keys(properties).map((name) => [name, FITTING[name]]));
  const extra = { ...needed, [MARK]: MARK };
  const calls: object[] = [extra, { ...all, [MARK]: MARK }, { [MARK]: MARK }];
  for (const [name, { type }] of Object.entries(properties)) {
    for (const value of ODD_VALUES) calls.push({ ...needed, [name]: value });
    if (type !== "string" && type !== "array") continue;
    for (const probe of probes) {
      const value = type === "array" ? [probe] : probe;
      calls.push({ ...needed, [name]: value });
      if (probe.length < 1_000) calls.push({ ...all, [name]: value });
    }
    if (type === "array") calls.push({ ...needed, [name]: probes.slice(0, -1) });
  }
  // With a pattern in the place of a text.
  if ("regex" in properties) for (const query of probes) calls.push({ ...needed, query, regex: true });
  return calls;
}

/** What the engine would make of the probes under the salt of the folder: none of it may come out either. */
function redactionsOf(probes: readonly string[]): string[] {
  const vault = new Vault(SALT);
  const terms = { clients: [], organizations: [], people: [MARK], terms: [] };
  const policies = (["strict", "balanced"] as const).map((mode) =>
    Policy.compile(BASELINE, { mode, profile: "extended", scope: "text", terms, allow: [] }),
  );
  // The redaction of a name that is in the folder comes from there.
  const texts = probes.filter((probe) => probe.length < 1_000 && !PATHS.some((path) => probe.includes(path)));
  const made = policies.flatMap((policy) => texts.map((text) => String(redact(Raw.of(text), policy, vault).text)));
  const whole = CATEGORIES.flatMap((category) =>
    [MARK, ...MARK.split(" ")].map((value) => vault.placeholder(category, value)),
  );
  const digits = [...made, ...whole].flatMap((text) => text.match(/_[0-9a-f]{32}/g) ?? []);
  return [...new Set(digits.map((found) => found.slice(1, 11)))].filter((found) => !found.startsWith("5eed"));
}

// INV-38, INV-39, INV-65
it.each([{ flags: [] }, { flags: ["--opaque-paths", "--mode", "balanced", "--placeholder", "short"] }])(
  "nothing that is sent comes back from a server with $flags",
  async ({ flags }) => {
    const server = await LineServer.start(stage, flags);
    const tools = await toolsOf(server);
    const unknown = tools.flatMap(({ name, inputSchema }) =>
      Object.keys(inputSchema.properties ?? {})
        .filter((parameter) => !Object.hasOwn(FITTING, parameter))
        .map((parameter) => `${name} ${parameter}`),
    );
    expect(unknown).toEqual([]);
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(TOOLS.map(({ name }) => name)));
    const probes = probesFor(PATHS, stage.root);
    const calls = tools.flatMap((tool) => callsOf(tool, probes).map((given) => ({ name: tool.name, given })));
    expect(calls.length).toBeGreaterThan(500);
    const token = { _meta: { progressToken: 1 } };
    const frames = await inTurns(calls, ({ name, given }) =>
      server.request("tools/call", { name, arguments: given, ...token }),
    );
    const short = probes.filter((probe) => probe.length < 1_000);
    await inTurns(short.flatMap(oddRequests), ([method, params]) => server.request(method, params));
    for (const probe of short) {
      for (const line of [probe, `{"${probe}`, JSON.stringify([probe]), JSON.stringify(probe)]) server.sendLine(line);
    }
    await server.finish();
    const written = Buffer.concat(server.written);
    const text = String(written).normalize("NFC").toLowerCase();
    expect([...SENT_FORMS, ...redactionsOf(probes)].filter((form) => text.includes(form))).toEqual([]);
    expect(leaksIn(written, VALUES)).toEqual([]);
    expect(text).not.toContain(stage.base.toLowerCase());
    // Some of the calls fit, so that there are answers to look at.
    expect(frames.filter((frame) => frame.includes('"isError":false')).length).toBeGreaterThan(50);
  },
);

/** Sends requests some at a time, so that a megabyte in each does not pile up. */
async function inTurns<Item>(items: readonly Item[], send: (item: Item) => Promise<string>): Promise<string[]> {
  const frames: string[] = [];
  for (let at = 0; at < items.length; at += 16) frames.push(...(await Promise.all(items.slice(at, at + 16).map(send))));
  return frames;
}
