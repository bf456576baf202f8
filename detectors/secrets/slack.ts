// Slack: https://docs.slack.dev/authentication/tokens. Webhook addresses are URLs and hidden as such.
import { tokenFamily } from "./token-family.js";

export const slack = tokenFamily(
  "slack",
  [
    { beginnings: ["xoxe."], pattern: /xoxe\.xox[bp]-\d-[A-Za-z0-9-]{20,512}/y },
    {
      beginnings: ["xoxb-", "xoxa-", "xoxp-", "xoxr-", "xoxs-", "xoxe-", "xoxo-", "xoxc-", "xoxd-"],
      pattern: /xox[abcdeoprs]-[A-Za-z0-9%/+-]{10,512}/iy,
    },
    { beginnings: ["xapp-"], pattern: /xapp-\d-[A-Z0-9]{5,20}-\d{5,20}-[A-Za-z0-9]{20,128}/y },
  ],
  [
    `xox${"b-"}short`,
    `xox${"q-"}${"a7Q".repeat(12)}`,
    "xoxe-1-xxx",
    `xox${"p-"}572370529330-573807301142-${"#".repeat(24)}`,
    `xox${"p-"}XXXXXXXXXX-XXXXXXXXXX-${"X".repeat(32)}`,
  ],
);
