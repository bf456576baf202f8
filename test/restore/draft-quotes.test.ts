// Quotes that redaction added go with the token, and quotes that were there stay.
import { expect, it } from "vitest";
import { OpenCorpus } from "./open-corpus.js";

async function backAndForth(files: Readonly<Record<string, string>>): Promise<void> {
  const corpus = new OpenCorpus(files, { mode: "balanced" });
  for (const text of Object.values(files)) expect(await corpus.textOf(corpus.redact(text))).toBe(text);
}

it("takes added quotes out where keys tell numbers and strings apart (INV-130)", async () => {
  await backAndForth({
    "a.json": '{"phone": 15550142, "telephone": "15550142", "ids": [4111111111111111]}\n',
    "b.yml": "---\nfull_name: Vesper Quillon (chair)\nphone: 15550142\nlist: [met Vesper Quillon, x]\n",
    "c.toml": 't = "x"\nphone_number = 15550142\n',
    "d.md": 'He said "Vesper Quillon" and (“15550142”).\n',
    "e.sql": "INSERT INTO p (id, phone) VALUES (1, 15550142), (2, 15550142);\n",
  });
});

it("keeps quotes behind a key that has both, and in sentences (INV-130)", async () => {
  const text = '[{"phone": 15550142}, {"phone": "15550142"}]';
  const corpus = new OpenCorpus({ "a.json": text }, { mode: "balanced" });
  const [token = ""] = /\[PHONE_[0-9a-f]+\]/.exec(corpus.redact(text)) ?? [];
  expect(await corpus.textOf(`[{"phone": "${token}"}]`)).toBe('[{"phone": "15550142"}]');
  const numbers = new OpenCorpus({ "a.json": '{"phone": 15550142}' }, { mode: "balanced" });
  expect(await numbers.textOf(`{"phone": "${token}"} and {"phone": ${token}}`)).toBe(
    '{"phone": 15550142} and {"phone": 15550142}',
  );
  expect(await numbers.textOf(`Call "${token}" now`)).toBe('Call "15550142" now');
});

const NAME = "Vesper Quillon";
const CARD = "4111111111111111";

/** A corpus and a way to write a draft: `[P]` stands for the first token in the redacted form of `value`. */
function draftsOf(files: Readonly<Record<string, string>>, label: string) {
  const corpus = new OpenCorpus(files, { mode: "balanced" });
  const [token = ""] =
    new RegExp(`\\[${label}_[0-9a-f]+\\]`).exec(corpus.redact(Object.values(files).join("\n"))) ?? [];
  expect(token).not.toBe("");
  return (draft: string) => corpus.textOf(draft.replaceAll("[P]", token)).then((text) => text.replaceAll(NAME, "[P]"));
}

it("keeps quotes of a draft in another format (INV-130)", async () => {
  const back = draftsOf(
    { "a.yaml": `contact: ${NAME}\nrole: coo\nmore: {contact: ${NAME}, all: [${NAME}]}\n` },
    "PERSON",
  );
  for (const draft of [
    '{"contact": "[P]"}',
    '1,"[P], COO",y\n',
    'print("[P]")\n',
    'CONTACT="[P]"\n',
    '<a title="[P]">',
    'One of us ("[P]") came.\n',
    'const one = { contact: "[P]" };\n',
    'const one = {\n  contact: "[P]"\n};\n',
    '["[P]", "x"]\n',
  ]) {
    expect(await back(draft)).toBe(draft);
  }
  expect(await back('role: coo\ncontact: "[P]"\n')).toBe("role: coo\ncontact: [P]\n");
});

it("takes out a closing quote only where redaction put it (INV-130)", async () => {
  const back = draftsOf({ "a.yaml": `contact: ${NAME}\nrole: coo\nchair: ${NAME} (chair)\n` }, "PERSON");
  for (const draft of [
    'contact: "[P] aka \\"Boss\\""\n',
    'contact: "[P], and others"\n',
    'contact: "[P]" # "x"\n',
    'chair: "[P]"\n',
    'chair: "[P] (head)"\n',
    'contact: "[P]\nrole: "coo"\n',
    'contact: "[P]"[x]"[P]"\n',
  ]) {
    expect(await back(draft)).toBe(draft);
  }
  expect(await back('chair: "[P] (chair)"\n')).toBe("chair: [P] (chair)\n");
});

it("tells numbers from strings behind a sign (INV-130)", async () => {
  await backAndForth({ "a.json": `{"card": -${CARD}, "card2": "-${CARD}"}\n` });
  const text = `[{"card": -${CARD}}, {"card": "-${CARD}"}]`;
  const corpus = new OpenCorpus({ "a.json": text }, { mode: "balanced" });
  expect(await corpus.textOf(corpus.redact(text))).toBe(`[{"card": "-${CARD}"}, {"card": "-${CARD}"}]`);
});

it("restores bare values in lists that begin with a literal (INV-130)", async () => {
  await backAndForth({ "a.json": `[null,${CARD}]`, "b.json": `[true, ${CARD}]\n` });
});

it("keeps the bare key of a document apart from the same key in code (INV-130)", async () => {
  await backAndForth({
    "a.yaml": `service:\n  contact: ${NAME}\n  role: coo\n`,
    "b.ts": `const client = new Client({ contact: "${NAME}", port: 8443 });\n`,
  });
});

it("keeps all quotes of a value with more places than are told apart (INV-130)", async () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `"card_${at}": ${CARD}`).join(", ");
  await backAndForth({ "a.json": `{${keys(70)}, "last": "${CARD}"}` });
  const text = `{${keys(1100)}, "card_0": "${CARD}"}`;
  const corpus = new OpenCorpus({ "a.json": text }, { mode: "balanced" });
  const redacted = corpus.redact(text);
  expect((await corpus.textOf(redacted)).split(`"${CARD}"`)).toHaveLength(1102);
});

it("keeps quotes around a spelling that stands bare nowhere (INV-130)", async () => {
  const file = `first_name: ${NAME}\nrole: coo\n`;
  const corpus = new OpenCorpus({ "a.txt": "Met Vesper  Quillon.\n", "b.yml": file }, { mode: "balanced" });
  expect(await corpus.textOf(corpus.redact(file))).toBe('first_name: "Vesper  Quillon"\nrole: coo\n');
});

it("keeps quotes behind a quoted key whose bare value is none of JSON (INV-130)", async () => {
  const back = draftsOf({ "a.yaml": `"contact": ${NAME}\nmore: {"contact": ${NAME}}\n` }, "PERSON");
  expect(await back('{"contact": "[P]"}')).toBe('{"contact": "[P]"}');
});
