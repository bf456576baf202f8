// Atlassian and Bitbucket: https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/
// https://support.atlassian.com/bitbucket-cloud/docs/app-passwords/
import { tokenFamily } from "./token-family.js";

export const atlassian = tokenFamily(
  "atlassian",
  [
    { beginnings: ["ATATT3", "ATCTT3", "ATSTT3"], pattern: /AT[ACS]TT3[\w=-]{50,400}/y },
    { beginnings: ["ATBB"], pattern: /ATBB[A-Za-z0-9]{32}/y },
  ],
  ["ATATT3", `ATBB${"Q7".repeat(4)}`],
);
