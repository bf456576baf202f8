// What must compile: one correct use of everything that crosses the boundary. Its opposite is test/boundary/misuses.ts.
import { egress } from "../src/boundary/egress.js";
import type { Code } from "../src/boundary/failure.js";
import type { Sealed } from "../src/boundary/sealed.js";
import { Detected } from "../src/core/detected.js";
import { Ref } from "../src/core/path-id.js";
import type { Baseline, PolicyOptions } from "../src/core/policy.js";
import { Policy } from "../src/core/policy.js";
import { type Bytes, bytes, type Count, count, type Line, line } from "../src/core/quantity.js";
import type { Raw } from "../src/core/raw.js";
import { Receipt } from "../src/core/receipt.js";
import { redact } from "../src/core/redact.js";
import { Redacted } from "../src/core/redacted.js";
import { Resolved } from "../src/core/resolved.js";
import type { Vault } from "../src/core/vault.js";

interface Row {
  readonly path: Redacted;
  readonly id: Ref;
  readonly line: Line;
  readonly note?: Redacted;
}

interface Reply {
  readonly body: Redacted;
  readonly rows: readonly Row[];
  readonly total: Count;
  readonly size: Bytes | null;
  readonly complete: boolean;
  readonly code: Code;
  readonly receipt: Receipt;
}

/** A tool as the MCP layer declares one: what it returns is sealed. */
declare function defineTool<Output>(run: () => Promise<Output & Sealed<Output>>): void;

export function correctUses(raw: Raw, baseline: Baseline, options: PolicyOptions, vault: Vault): unknown {
  const policy = Policy.compile(baseline, options);
  const text = Redacted.from(Resolved.from(Detected.run(raw, policy)), vault);
  const id = Ref.of(vault, "notes/plan.md");
  const receipt = new Receipt(policy.profile);
  receipt.add(redact(raw, policy, vault).counts);
  const row: Row = { path: Redacted.say`${text} ${id}:${line(3)} (${count(2)})`, id, line: line(3) };
  const reply: Reply = {
    body: text.lines(1, 2).truncate(80),
    rows: [row, { ...row, note: text }],
    total: count(2),
    size: bytes(1024),
    complete: true,
    code: "NOT_FOUND",
    receipt,
  };
  defineTool(async () => reply);
  defineTool(async () => ({ pair: [text, text] as const, nothing: null, code: "EXCLUDED" as const }));
  const readable: string = text.toString();
  return [egress(reply), egress(text), egress([id, id]), readable];
}
