// Values of Kubernetes Secret manifests, which hold base64 or plain text under `data` and `stringData`; keys stay.
// https://kubernetes.io/docs/concepts/configuration/secret/

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { namingOf } from "./secret-key.js";
import { isStandIn } from "./stand-in.js";

/** How far around `kind: Secret` its data are looked for, in UTF-16 units. */
const REACH = 8192;
const KIND =
  /kind["']?[ \t]{0,8}:[ \t]{0,8}["']?secret["']?[ \t]{0,80},?[ \t]{0,8}(?:#[^\r\n]{0,200})?(?:\r?\n|$|\})/iy;
const DATA = /^[ \t]{0,32}(?:string)?data[ \t]{0,8}:[ \t]{0,8}(?:#[^\r\n]{0,200})?\r?$/i;
const ENTRY =
  /^[ \t]{1,32}["']?([\w.-]{1,253})["']?[ \t]{0,8}:[ \t]{1,8}(?:!!binary[ \t])?["']?([^\s"'#][^\s"']{2,})["']?/;

/** Manifests before this offset were judged at an earlier `kind`. */
const judged = new Memo<number>();

const encoded = Buffer.from(["admin", "hunter2"].join(":")).toString("base64");

export const kubernetesSecret: RowFile = {
  row: {
    id: "secrets/kubernetes-secret",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["kind"] },
    find(scan, word, report) {
      const { text } = scan;
      const kind = scan.starts.at(word);
      if (kind < (judged.get(scan) ?? 0) || endOfMatch(KIND, text, kind) < 0) return;
      const { start, end } = documentAround(text, kind);
      judged.set(scan, end);
      let isData = false;
      for (let at = start; at < end; ) {
        const rest = text.slice(at, end);
        const lineEnd = rest.indexOf("\n");
        const next = lineEnd < 0 ? end : at + lineEnd + 1;
        const line = rest.slice(0, next - at).replace(/\r?\n$/, "");
        const entry = isData ? ENTRY.exec(line) : null;
        const block = isData ? endOfBlock(text, at, next, end) : -1;
        if (block > next) {
          report(next + (/^\s{0,64}/.exec(text.slice(next, block))?.[0].length ?? 0), block);
          at = block;
          continue;
        }
        if (entry !== null && !isStandIn(entry[2] ?? "") && !isPlainWord(entry[1] ?? "", entry[2] ?? "")) {
          const from = at + entry[0].lastIndexOf(entry[2] ?? "");
          report(from, from + (entry[2] ?? "").length);
        } else if (/\S/.test(line) && entry === null && !/^\s{0,32}#/.test(line)) isData = DATA.test(line);
        at = next;
      }
    },
  },
  vectors: {
    finds: [
      `apiVersion: v1\nkind: Secret\ndata:\n  password: «${encoded}»\n  extra: "«${encoded}»"\nmetadata:\n  name: x`,
      "kind: Secret\ndata:\n  password: «ZmFzdAo=»\n",
      `kind: Secret\nstringData:\n  app.conf: |\n    «user bob\n    pool 5»\n  other: «${encoded}»\ntype: Opaque\n`,
      `apiVersion: v1\ndata:\n\textra: «${encoded}»\nkind: 'Secret'\n`,
    ],
    leaves: [
      `kind: Secret\ndata:\n  htpasswd: ""\n`,
      `kind: ConfigMap\ndata:\n  a: ${encoded}`,
      "kind: Secret\ndata:\n  mode: ZmFzdAo=\n",
      "kind: Secret\ndata:\n  htpasswd: {{ htpasswd }}\n",
      "kind: Secret\ntarget:\n  name: mysecret\n  creationPolicy: Owner\n",
    ],
  },
};

/** A short word of small letters, encoded, below a name that says nothing of a secret: `extra: YmFyCg==`. */
function isPlainWord(key: string, value: string): boolean {
  if (value.length > 12 || !/^[A-Za-z0-9]{4,12}={0,2}$/.test(value) || namingOf(key) !== undefined) return false;
  return (
    !/user|login|account|e-?mail/i.test(key) && /^[a-z]{2,6}\n?$/.test(Buffer.from(value, "base64").toString("latin1"))
  );
}

const BLOCK_KEY = /^([ \t]{1,32})["']?[\w.-]{1,253}["']?[ \t]{0,8}:[ \t]{1,8}[|>][+-]?\d?[ \t]{0,8}\r?\n$/;

/** End of the lines of a block scalar whose key stands in the line [at, next): what is indented more than it; -1 if there is none. */
function endOfBlock(text: string, at: number, next: number, limit: number): number {
  const indent = BLOCK_KEY.exec(text.slice(at, next))?.[1]?.length;
  if (indent === undefined) return -1;
  let end = -1;
  for (let line = next; line < limit; ) {
    const lineEnd = text.indexOf("\n", line);
    const stop = lineEnd < 0 || lineEnd > limit ? limit : lineEnd;
    const content = text.slice(line, stop);
    if (/\S/.test(content)) {
      if ((/^[ \t]{0,64}/.exec(content)?.[0].length ?? 0) <= indent) break;
      end = line + content.trimEnd().length;
    }
    line = stop + 1;
  }
  return end;
}

/** The YAML document around `at`, at most REACH units to either side. */
function documentAround(text: string, at: number): { readonly start: number; readonly end: number } {
  const before = text.slice(Math.max(0, at - REACH), at);
  const from = before.lastIndexOf("\n---");
  const after = text.slice(at, at + REACH);
  const to = after.indexOf("\n---");
  const start = Math.max(0, at - REACH) + (from < 0 ? 0 : from + 1);
  return { start, end: at + (to < 0 ? after.length : to) };
}
