// One line of the egress log: what left, in numbers, ids and closed words, and a chain value over it. Pure.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Code } from "../../boundary/failure.js";

/** What is kept of one answer. No text and no argument is in it. */
export interface EgressRecord {
  /** ISO 8601, UTC, with milliseconds. */
  readonly time: string;
  /** Whom the answer goes to, by the operator's own word: `stdio`, or the name of a token. */
  readonly client: string;
  /** A tool of ours, or a method for resources. */
  readonly tool: string;
  /** `OK`, the code of the failure, or `ARGUMENTS` for arguments that do not fit. */
  readonly outcome: Code | "OK" | "ARGUMENTS";
  /** Path ids in the answer, `p_` and 12 hex digits, each once. */
  readonly ids: readonly string[];
  /** Ids beyond those. */
  readonly idsLeftOut: number;
  readonly counts: Readonly<Record<string, number>>;
  /** UTF-8 bytes of the result as JSON. */
  readonly bytes: number;
  /** Fingerprint of the policy in force. */
  readonly policy: string;
}

/** Where a chain stands: the number of its last line, counted from 1, and the chain value of that. */
export interface ChainEnd {
  readonly number: number;
  readonly mac: string;
}

/** Before the first line. */
export const CHAIN_START: ChainEnd = { number: 0, mac: "0".repeat(64) };

/** A line that this program wrote. */
export interface GenuineLine extends ChainEnd {
  /** Which log it belongs to, 16 hex digits. */
  readonly log: string;
  /** Chain value of the line before. */
  readonly previous: string;
  readonly record: EgressRecord;
}

/** The line that goes on after `end`, with a line feed. `key` is the chain's own. */
export function lineAfter(
  end: ChainEnd,
  log: string,
  record: EgressRecord,
  key: string,
): { text: string; end: ChainEnd } {
  const { time, client, tool, outcome, ids, idsLeftOut, counts, bytes, policy } = record;
  const left = idsLeftOut > 0 ? { ids_left_out: idsLeftOut } : {};
  const said = {
    log,
    n: end.number + 1,
    time,
    client,
    tool,
    outcome,
    ids,
    ...left,
    counts,
    bytes,
    policy,
    prev: end.mac,
  };
  const body = JSON.stringify(said);
  const mac = macOf(body, key);
  return { text: `${body.slice(0, -1)},"mac":"${mac}"}\n`, end: { number: end.number + 1, mac } };
}

/** Reads a line without its line feed; undefined unless it is exactly one that was written with `key`. */
export function readLine(text: string, key: string): GenuineLine | undefined {
  const [, head = "", mac = ""] = /^(\{.*),"mac":"([0-9a-f]{64})"\}$/.exec(text) ?? [];
  const body = `${head}}`;
  if (mac === "" || !isSame(macOf(body, key), mac)) return undefined;
  // What has a right chain value was made by `lineAfter`, so it has its shape.
  const { log, n, prev, ids_left_out: idsLeftOut = 0, ...record } = JSON.parse(body) as Written;
  return { log, number: n, previous: prev, mac, record: { ...record, idsLeftOut } };
}

interface Written extends Omit<EgressRecord, "idsLeftOut"> {
  readonly log: string;
  readonly n: number;
  readonly prev: string;
  readonly ids_left_out?: number;
}

/** The id of a log, derived from its place, so that a copy of it is known as well. */
export function logIdOf(place: string, key: string): string {
  return createHmac("sha256", key).update(`egress-log:${place}`, "utf8").digest("hex").slice(0, 16);
}

function macOf(body: string, key: string): string {
  return createHmac("sha256", key).update(`egress-line:${body}`, "utf8").digest("hex");
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
