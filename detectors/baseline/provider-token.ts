// OpenAI and like-shaped keys (`sk-`), Slack tokens (`xox?-`) and Google API keys (`AIza`).
// https://api.slack.com/concepts/token-types, https://cloud.google.com/docs/authentication/api-keys
import type { RowFile } from "../../src/core/detector.js";
import { tokenRow } from "./token-row.js";

const BODY = "a7Q".repeat(12);

export const openaiKey: RowFile = {
  row: tokenRow("baseline/openai-key", ["sk-"], /sk-[A-Za-z0-9_-]{20,512}/iy),
  vectors: {
    finds: [`«sk-${BODY}»`, `key: «sk-proj-${BODY}».`],
    leaves: ["sk-short", `task-${BODY}`, "sk-learn is a library"],
  },
};

export const slackToken: RowFile = {
  row: tokenRow(
    "baseline/slack-token",
    ["xoxb-", "xoxa-", "xoxp-", "xoxr-", "xoxs-"],
    /xox[baprs]-[A-Za-z0-9-]{10,512}/iy,
  ),
  vectors: { finds: [`«xox${"b-"}${BODY}»`], leaves: [`xox${"b-"}short`, `xox${"q-"}${BODY}`] },
};

export const googleKey: RowFile = {
  row: tokenRow("baseline/google-key", ["AIza"], /AIza[A-Za-z0-9_-]{35}/iy),
  vectors: { finds: [`«AI${"za"}${"b3C-_".repeat(7)}»`], leaves: [`AI${"za"}${"b3C-_".repeat(6)}`] },
};
