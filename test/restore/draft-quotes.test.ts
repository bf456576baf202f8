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
