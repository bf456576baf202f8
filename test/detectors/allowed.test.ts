// The allow list of an operator lifts no identifier and no secret, whatever words their values are made of (INV-16).
import { expect, it } from "vitest";
import { BASELINE, ROW_FILES } from "../../detectors/index.js";
import type { RowFile } from "../../src/core/detector.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { RANK } from "../../src/core/span.js";
import { Vault } from "../../src/core/vault.js";

const STRONG = ROW_FILES.filter(
  ({ row }) => row.rank >= RANK.identifier && row.profile === undefined && row.scope === undefined,
);

it.each(STRONG.map((file) => [file.row.id, file] as const))(
  "does not lift %s (INV-16)",
  (_, { row, vectors }: RowFile) => {
    const values = vectors.finds.flatMap((text) => [...text.matchAll(/«([^»]*)»/g)].map((match) => match[1] ?? ""));
    const policy = Policy.compile(BASELINE, {
      mode: row.mode ?? "strict",
      profile: "default",
      terms: { clients: [], organizations: [], people: [], terms: [] },
      allow: [...new Set(values.flatMap((value) => value.match(/[\p{L}\p{N}]+/gu) ?? []))],
      scope: "text",
      publicUrls: row.publicUrls ?? "hidden",
    });
    const left = vectors.finds.filter((text) => {
      const shown = String(redact(Raw.of(text.replace(/[«»]/g, "")), policy, new Vault("test-salt")).text);
      return [...text.matchAll(/«([^»]*)»/g)].some(([, value = ""]) => value.length > 3 && shown.includes(value));
    });
    expect(left).toEqual([]);
  },
);
