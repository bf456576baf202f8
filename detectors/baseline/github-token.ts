// GitHub tokens: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
import type { RowFile } from "../../src/core/detector.js";
import { tokenRow } from "./token-row.js";

const BODY = "Q7".repeat(18);

export const githubToken: RowFile = {
  row: tokenRow(
    "baseline/github-token",
    ["ghp_", "gho_", "ghs_", "ghu_", "ghr_", "github_pat_"],
    /(?:gh[opsur]_[A-Za-z0-9]{20,255}|github_pat_[A-Za-z0-9_]{20,255})/iy,
  ),
  vectors: {
    finds: [`«gh${"p_"}${BODY}»`, `token «github_${"pat_"}${BODY}_x9» end`, `https://«gh${"s_"}${BODY}»@host`],
    leaves: [`gh${"p_"}short`, "gho_", `xgh${"p_"}${BODY}`],
  },
};
