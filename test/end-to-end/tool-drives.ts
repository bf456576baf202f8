// Calls of every tool that a server lists, made from the schemas it shows: each parameter with each of its values, fitting ones and others.
import { EXCLUDED, HIDDEN, PATHS, STRICT, UNSERVED } from "./canary-folder.js";
import type { LineServer } from "./programs.js";

/** What an agent would send if it knew a value and wanted to hear whether it is there. */
const GUESSES = [...HIDDEN, ...STRICT, ...UNSERVED, ...EXCLUDED].map(({ value }) => value);

const NO_FIT = [null, 5, "five", true, [], {}, [7], { oriel: "vantongeren" }];

/** Values of parameters by name. A parameter that is not here fails the test. */
function valuesOf(paths: readonly string[]): Readonly<Record<string, readonly unknown[]>> {
  return {
    path: [...paths, ...GUESSES],
    paths: [...paths.map((path) => [path]), GUESSES, paths.slice(0, 4)],
    query: [...GUESSES, "", ".", "person", "[PERSON_", "minutes", "(", "\n", "x".repeat(5_000)],
    glob: [["*.md"], ["*Vant*"], ["*"], ["[a-z]*"], ["*[PERSON_*"], GUESSES],
    recursive: [true, false],
    regex: [true, false],
    ignore_case: [true, false],
    line_numbers: [true, false],
    max_depth: [0, 1, 9, -1],
    start_line: [1, 5, 9_999, 0],
    end_line: [1, 5, 9_999, 0],
    max_chars: [1, 14, 60, 400, 1_000_000, 0],
    context: [0, 2, -1],
    max_results: [1, 3, 50, 1_000, 0],
    max_files: [1, 3, 1_000, 0],
    max_chars_per_file: [1, 60, 1_000_000, 0],
    max_total_chars: [1, 900, 1_000_000, 0],
    repo_alias: ["context", "tidal", "", ...GUESSES],
    number: [12, 13, 14, 404, 0],
    comments: [true, false],
    max_comments: [20, 1, 0, -1],
    max_body_chars: [30_000, 1, 60, 0],
    after: [0, 1, 500, -1],
    state: ["open", "closed", "all", ...GUESSES],
    labels: [["bug"], [], GUESSES],
    limit: [30, 1, 101, 0],
    target_path: ["drive.md", "[PERSON_0123456789]/a.md", "../a.md", ".env", ...GUESSES],
    text: ["a draft", `to [PERSON_${"0".repeat(32)}]`, ...GUESSES],
    overwrite: [true, false],
    format: ["text", "json", ...GUESSES],
  };
}

interface Listed {
  readonly name: string;
  readonly inputSchema: {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
}

/** Names of parameters that have no values here, and the number of calls that were made. */
export interface Driven {
  readonly unknown: readonly string[];
  readonly calls: number;
}

/** Calls every tool of a server in every way, and sends it messages that no client would. */
export async function driveServer(server: LineServer): Promise<Driven> {
  const { result } = JSON.parse(await server.request("tools/list")) as { result: { tools: readonly Listed[] } };
  const paths = await pathsSeen(server);
  const values = valuesOf(paths);
  const unknown = result.tools.flatMap(({ name, inputSchema }) =>
    Object.keys(inputSchema.properties ?? {})
      .filter((parameter) => values[parameter] === undefined)
      .map((parameter) => `${name} ${parameter}`),
  );
  const calls = result.tools.flatMap(({ name, inputSchema }) =>
    callsOf(inputSchema, values).map((given) => ({ name, given })),
  );
  await Promise.all(calls.map(({ name, given }) => server.call(name, given)));
  const resources = [...paths.map((path) => path.replace(/^@?/, "redctx://")), ...GUESSES];
  await Promise.all(["resources/list", "resources/templates/list"].map((method) => server.request(method)));
  await Promise.all(resources.map((uri) => server.request("resources/read", { uri })));
  await Promise.all(oddRequests().map(([method, parameters]) => server.request(method, parameters)));
  for (const line of ODD_LINES) server.sendLine(line);
  return { unknown, calls: calls.length };
}

/** The paths as the operator knows them, and the ids that the server gives out. */
async function pathsSeen(server: LineServer): Promise<string[]> {
  const { text } = await server.call("redctx_list", { recursive: true });
  const ids = text.split("\n").flatMap((line) => /^@p_[0-9a-f]{12}/.exec(line) ?? []);
  const { served, folders, unserved, private: hidden, notText } = PATHS;
  const odd = ["", "..", "~", "a\0b", "\ud800", "x".repeat(5_000), "@p_000000000000", "@p_zz"];
  return [...ids, ...served, ...folders, ...unserved, ...hidden, ...notText, ...odd];
}

/** A value of each required parameter but a path. */
const NEEDED: Readonly<Record<string, unknown>> = { query: "person", number: 12 };

function callsOf(
  { properties = {}, required = [] }: Listed["inputSchema"],
  values: ReturnType<typeof valuesOf>,
): object[] {
  const names = Object.keys(properties);
  const needed = Object.fromEntries(required.map((name) => [name, NEEDED[name] ?? "notes/minutes.md"]));
  const first = Object.fromEntries(names.map((name) => [name, values[name]?.[0]]));
  const one = names.flatMap((name) => (values[name] ?? []).map((value) => ({ ...needed, [name]: value })));
  const unfit = names.flatMap((name) => NO_FIT.map((value) => ({ ...needed, [name]: value })));
  const guesses = GUESSES.map((guess) => ({ ...needed, [guess]: guess }));
  const patterns = names.includes("regex") ? GUESSES.map((query) => ({ query, regex: true, ignore_case: true })) : [];
  const served = names.includes("line_numbers") ? PATHS.served.map((path) => ({ path, line_numbers: true })) : [];
  const cuts = names.includes("max_chars")
    ? Array.from({ length: 90 }, (_, at) => ({ ...needed, max_chars: at + 1 }))
    : [];
  return [{}, needed, first, ...one, ...unfit, ...guesses, ...patterns, ...served, ...cuts];
}

function oddRequests(): [method: string, parameters: unknown][] {
  const meta = { "io.modelcontextprotocol/protocolVersion": "2026-07-28" };
  return GUESSES.flatMap((guess): [string, unknown][] => [
    [guess, { [guess]: guess }],
    ["tools/call", { name: guess, arguments: { path: guess } }],
    ["tools/call", { name: "redctx_read", arguments: guess }],
    ["tools/list", { cursor: guess }],
    ["tools/list", { _meta: { ...meta, "io.modelcontextprotocol/clientInfo": { name: guess } } }],
    ["resources/read", { uri: `file:///${guess}` }],
    ["prompts/get", { name: guess }],
    ["completion/complete", { argument: { name: guess, value: guess } }],
    ["initialize", { protocolVersion: guess }],
  ]);
}

const ODD_LINES = GUESSES.flatMap((guess) => [guess, `{"${guess}`, JSON.stringify([guess]), JSON.stringify(guess)]);
