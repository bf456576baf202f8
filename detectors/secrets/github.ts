// GitHub tokens: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
import { tokenFamily } from "./token-family.js";

const BODY = "Q7".repeat(18);

export const github = tokenFamily(
  "github",
  [
    {
      beginnings: ["ghp_", "gho_", "ghs_", "ghu_", "ghr_"],
      pattern: /gh[opsur]_[A-Za-z0-9]{20,255}/iy,
    },
    { beginnings: ["github_pat_"], pattern: /github_pat_[A-Za-z0-9_]{20,255}/iy },
  ],
  [`gh${"p_"}short`, "gho_", `xgh${"p_"}${BODY}`, `gh${"p_"}${"x".repeat(36)}`],
);
