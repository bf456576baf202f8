// The report of an audit as lines and as JSON. Both are the same for the operator and over MCP.
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { AuditReport } from "./audit.js";
import { CATEGORY_WORDS, type Check, STATUS_WORDS } from "./check.js";
import { jsonList, jsonObject, quoted } from "./json-text.js";

/** References that are printed below one check. */
const SHOWN_REFS = 10;

/** One line a check, `category: name STATUS  detail`, and below it what it is about. */
export function auditText({ checks }: AuditReport): Redacted {
  return Redacted.join(checks.map(linesOf));
}

/** One line, `{"checks":[{"category":…,"name":…,"status":…,"detail":…,"refs":[…]}]}`; no `refs` where there are none. */
export function auditJson({ checks }: AuditReport): Redacted {
  return Redacted.say`${jsonObject([[Redacted.say`checks`, jsonList(checks.map(checkJson))]])}\n`;
}

function linesOf({ category, name, status, detail, refs }: Check): Redacted {
  const lines = [Redacted.say`${CATEGORY_WORDS[category]}: ${name} ${STATUS_WORDS[status]}  ${detail}\n`];
  for (const ref of refs.slice(0, SHOWN_REFS)) lines.push(Redacted.say`  - ${ref}\n`);
  const more = refs.length - SHOWN_REFS;
  if (more > 0) lines.push(Redacted.say`  - and ${count(more)} more\n`);
  return Redacted.join(lines);
}

function checkJson({ category, name, status, detail, refs }: Check): Redacted {
  const fields: [Redacted, Redacted][] = [
    [Redacted.say`category`, quoted(CATEGORY_WORDS[category])],
    [Redacted.say`name`, quoted(name)],
    [Redacted.say`status`, quoted(STATUS_WORDS[status])],
    [Redacted.say`detail`, quoted(detail)],
  ];
  if (refs.length > 0) {
    fields.push([Redacted.say`refs`, jsonList(refs.map((ref) => quoted(Redacted.say`${ref}`)))]);
  }
  return jsonObject(fields);
}
