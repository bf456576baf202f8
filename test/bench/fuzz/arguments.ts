// Fuzzes the arguments of every tool: each call is answered, by a text of ours or by redacted text, and nothing that was sent comes back.
import fc from "fast-check";
import { TOOLS } from "../../../src/mcp/tools/index.js";
import { callTool, FuzzedFolder, PLACE } from "./fuzzed-folder.js";
import { target } from "./target.js";
import { holdsValue, texts, VALUES } from "./texts.js";

const MARK = "odrhuin";

const FILES = {
  "notes/minutes.md": `minutes with ${VALUES.join(", ")}\nend\n`,
  [`${VALUES[0]}/plan.md`]: "a plan\n\nof two lines\n",
  "empty.txt": "",
};

const PATHS = [
  ".",
  "notes",
  "notes/minutes.md",
  "empty.txt",
  "..",
  "/",
  "~",
  "@p_000000000000",
  "notes/",
  "./notes//minutes.md",
];

const sent = fc.oneof(
  fc.constantFrom(...PATHS, "", ".*", "(", "[", "*.md", "e", "PERSON", "minutes", MARK),
  texts.map((text) => `${MARK}${text}`),
  texts.map((text) => `notes/${text}${MARK}`),
);
const odd = fc.oneof(fc.constantFrom(null, true, 0, -1, 1e15, 2 ** 53, 1.5, {}, []), fc.jsonValue({ maxDepth: 2 }));

/** Values of one parameter by the type that its schema says. */
function valuesOf(type: unknown): fc.Arbitrary<unknown> {
  const fitting: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    string: sent,
    array: fc.array(sent, { maxLength: 3 }),
    integer: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.maxSafeInteger()),
    boolean: fc.boolean(),
  };
  const known = fitting[String(type)] ?? odd;
  return fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: odd });
}

interface Call {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** Tools that work on the folder alone; an audit or a report of the machine is no matter of arguments. */
const calls: fc.Arbitrary<Call> = fc.oneof(
  ...TOOLS.map(({ name, definition: { inputSchema } }) => {
    const properties = Object.entries(inputSchema.properties ?? {});
    const known = Object.fromEntries(
      properties.map(([parameter, schema]) => [parameter, valuesOf((schema as { type?: unknown }).type)]),
    );
    const given = fc.oneof(
      { weight: 12, arbitrary: fc.record(known, { requiredKeys: [...(inputSchema.required ?? [])] }) },
      { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(MARK, "path", "__proto__", "query"), odd) },
    );
    return fc.record({ name: fc.constant(name), given });
  }),
);

export const argumentTarget = target("arguments", calls, () => {
  const folder = new FuzzedFolder(FILES);
  const opened = folder.open();
  return {
    async judge({ name, given }) {
      const { text, json } = await callTool(opened, name, given);
      if (text === "Tool execution failed.") return "an error that nobody expected";
      if (json.toLowerCase().includes(MARK)) return "what was sent came back";
      if (json.includes(PLACE)) return "the place of the folder came out";
      return holdsValue(json) ? "a configured value came out" : undefined;
    },
    close: () => folder.close(),
  };
});
