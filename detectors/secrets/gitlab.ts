// GitLab tokens: https://docs.gitlab.com/security/tokens/#token-prefixes
import { tokenFamily } from "./token-family.js";

export const gitlab = tokenFamily(
  "gitlab",
  [
    {
      beginnings: ["glpat-", "gldt-", "glrt-", "glft-", "glsoat-", "glffct-", "glwt-"],
      pattern: /gl(?:pat|dt|rt|ft|soat|ffct|wt)-(?:t\d_)?[\w-]{20,128}(?:\.[0-9a-z]{2}\.[\w-]{9})?/y,
    },
    { beginnings: ["glcbt-"], pattern: /glcbt-(?:[0-9a-fA-F]{1,5}_)?[\w-]{18,64}/y },
    { beginnings: ["glptt-", "glrtr-"], pattern: /gl(?:ptt-[\w-]{40}|rtr-[\w-]{20,64})/y },
    { beginnings: ["glimt-"], pattern: /glimt-[\w-]{25}/y },
    { beginnings: ["glagent-"], pattern: /glagent-[\w-]{50,1024}/y },
    { beginnings: ["gloas-"], pattern: /gloas-[\w-]{64}/y },
    { beginnings: ["GR1348941"], pattern: /GR1348941[\w-]{20,64}/y },
  ],
  ["glpat-abc", "glptt-too_short", "gloas-short", "GR1348941x"],
);
