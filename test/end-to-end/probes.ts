// Probes: what an agent would send to see whether anything of it comes back. Each carries a mark that stands nowhere in the served folder.

/** The mark of every probe, in spellings that no answer may hold. A name, so that the engine would redact it. */
export const MARK = "Odrhuin Vesperleigh";
export const MARK_FORMS = ["odrhuin", "vesperleigh", "ｏｄｒｈｕｉｎ", "nihurdo"] as const;

/** Numbers and digits that stand nowhere else, for what is no text. */
export const MARKED_NUMBER = 481_516_234_207;
const MARKED_DIGITS = "5eedfacade5eedfacade5eedfacade5e";

/** What a text that comes back, or a part of it, would hold. */
export const SENT_FORMS: readonly string[] = [...MARK_FORMS, String(MARKED_NUMBER), MARKED_DIGITS, "5eedfacade5e"];

const MEGABYTE = 1 << 20;

/** Texts for a parameter that takes a text. `paths` are names of the served folder, `root` is where it lies. */
export function probesFor(paths: readonly string[], root: string): readonly string[] {
  return [
    MARK,
    MARK.toUpperCase(),
    `${MARK} ${MARK}`,
    "Ｏｄｒｈｕｉｎ",
    `o\u200bdrhuin ${MARK}`,
    // Placeholders: one of a value that nobody has, short, malformed, with a name inside.
    `[PERSON_${MARKED_DIGITS}]`,
    `[PERSON_${MARKED_DIGITS.slice(0, 10)}]`,
    `[PERSON_${MARKED_DIGITS}.5eedfaca]`,
    `[PERSON_${MARKED_DIGITS.toUpperCase()}]`,
    `[PERSON_${MARK}]`,
    `[PERSON_${MARKED_DIGITS}`,
    // Ids: one of nothing, and what looks like one.
    "@p_5eedfacade5e",
    "p_5eedfacade5e",
    "@p_5eedfacade5e5",
    "@p_5eedfacade5E",
    "@p_5eedfacade5e\n",
    "＠p_5eedfacade5e",
    "redctx://p_5eedfacade5e",
    `@p_${MARK}`,
    // Paths: beside, below, above, elsewhere.
    `${MARK}.md`,
    `notes/${MARK}.md`,
    `../${MARK}`,
    `./${MARK}/../${MARK}`,
    `/${MARK}`,
    `~/${MARK}`,
    `${root}/${MARK}`,
    `file:///${MARK}`,
    `C:\\${MARK}`,
    ...paths.map((path) => `${path}/${MARK}`),
    // Control characters, and what is no character.
    `\0${MARK}\u0007\u001b[31m${MARK}\u001b[0m\r\n${MARK}\u2028\u0085`,
    `${MARK}\ud800`,
    `%s %d ${MARK} {} $\{${MARK}} <${MARK}>`,
    // Patterns that do not parse, and such as would match.
    `(?<${MARK}>`,
    `(${MARK}`,
    `[${MARK}`,
    `*${MARK}*`,
    `.*|${MARK}`,
    "__proto__",
    "constructor",
    `${MARK} `.repeat(Math.ceil(MEGABYTE / (MARK.length + 1))),
  ];
}

/** Values of kinds that a parameter does not take. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  MARKED_NUMBER,
  -MARKED_NUMBER,
  MARKED_NUMBER + 0.5,
  "",
  [],
  {},
  [MARK],
  [[MARK]],
  [MARKED_NUMBER],
  [null, MARK],
  { [MARK]: MARK },
  { path: MARK, toString: MARK },
  MARK,
];

/** Requests beside tools: each place of a message in which a text can stand. */
export function oddRequests(probe: string): readonly [method: string, params: unknown][] {
  const modern = { "io.modelcontextprotocol/protocolVersion": "2026-07-28" };
  return [
    [probe, { [probe]: probe }],
    [`tools/${probe}`, {}],
    ["tools/call", { name: probe, arguments: { [probe]: probe } }],
    ["tools/call", { name: "redctx_read", arguments: probe }],
    ["tools/call", probe],
    ["tools/list", { cursor: probe }],
    ["tools/list", { _meta: { ...modern, "io.modelcontextprotocol/clientInfo": { name: probe, version: probe } } }],
    ["tools/list", { _meta: { "io.modelcontextprotocol/protocolVersion": probe } }],
    ["resources/list", { cursor: probe }],
    ["resources/templates/list", { cursor: probe }],
    ["resources/read", { uri: probe }],
    ["resources/read", { uri: `redctx://${probe}`, [probe]: probe }],
    ["resources/subscribe", { uri: probe }],
    ["prompts/list", { cursor: probe }],
    ["prompts/get", { name: probe, arguments: { [probe]: probe } }],
    [
      "completion/complete",
      { ref: { type: "ref/resource", uri: `redctx://${probe}` }, argument: { name: "path_id", value: probe } },
    ],
    ["logging/setLevel", { level: probe }],
    [
      "initialize",
      { protocolVersion: probe, capabilities: { [probe]: {} }, clientInfo: { name: probe, version: probe } },
    ],
    ["server/discover", { _meta: { [probe]: probe } }],
  ];
}
