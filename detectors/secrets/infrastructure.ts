// Infrastructure as code, vaults and build services: HashiCorp Vault and Terraform, Pulumi, Doppler, 1Password, Infracost, Buildkite, CircleCI, Harness, Octopus, Prefect.
// https://developer.hashicorp.com/vault/docs/concepts/tokens, https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens,
// https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/, https://docs.doppler.com/reference/auth-token-formats,
// https://developer.1password.com/docs/service-accounts/, https://buildkite.com/docs/apis/managing-api-tokens,
// https://circleci.com/docs/managing-api-tokens/, https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys/,
// https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key, https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys
import { tokenFamily } from "./token-family.js";

export const infrastructure = tokenFamily(
  "infrastructure",
  [
    { beginnings: ["hvs.", "hvb.", "hvr."], pattern: /hv[sbr]\.(?=[A-Za-z_-]{0,120}\d)[\w-]{24,400}/y },
    { beginnings: ["pul-"], pattern: /pul-[a-f0-9]{40}/y },
    {
      beginnings: ["dp.pt.", "dp.st.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."],
      pattern: /dp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,44}/y,
    },
    { beginnings: ["ops_eyJ"], pattern: /ops_eyJ[A-Za-z0-9+/_-]{200,2000}={0,3}/y },
    {
      beginnings: ["A3-"],
      pattern: /A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}/y,
    },
    { beginnings: ["ico-"], pattern: /ico-[A-Za-z0-9]{32}/y },
    { beginnings: ["bkua_", "bkut_"], pattern: /bku[at]_[a-z0-9]{40}/y },
    { beginnings: ["CCIPAT_", "CCIPRJ_"], pattern: /CCI(?:PAT|PRJ)_[A-Za-z0-9]{20,24}_[a-f0-9]{40}/y },
    { beginnings: ["pat.", "sat."], pattern: /[ps]at\.[A-Za-z0-9_-]{22}\.[a-f0-9]{24}\.[A-Za-z0-9]{20}/y },
    // 32 hexadecimal digits are a UUID behind a word.
    { beginnings: ["API-"], pattern: /API-(?=[A-Z]{0,25}\d)(?![A-F0-9]{32})[A-Z0-9]{25,32}(?![a-z])/y },
    { beginnings: ["pnu_", "pnb_"], pattern: /pn[ub]_[a-zA-Z0-9]{36}/y },
    {
      beginnings: ["sc_", "ext_", "scauth_", "authress_"],
      pattern:
        /(?:sc|ext|scauth|authress)_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[a-z0-9+/_=-]{30,120}/iy,
    },
    { beginnings: ["dnkey-"], pattern: /dnkey-[\w=-]{26}-[\w=-]{52}/iy },
    { beginnings: ["tskey-"], pattern: /tskey-[a-z]{3,10}-[A-Za-z0-9]{6,24}(?:CNTRL)?(?:-[A-Za-z0-9]{16,40})?/y },
    { beginnings: ["ubi_"], pattern: /ubi_[a-f0-9]{40}/y },
  ],
  [
    "hvs.abc",
    "hvr.placeholder",
    "API-CalculadoraDeInvestimentos",
    "GSSAPI-NEGOTIATION",
    `API-${"0AF3C7D9".repeat(4)}`,
    "pat.match",
    "sc_name",
    "dp.st.short",
  ],
);
