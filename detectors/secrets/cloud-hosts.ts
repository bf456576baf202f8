// Clouds and hosts other than the three large ones: DigitalOcean, Alibaba, Tencent, Yandex, Cloudflare, Fly.io, Heroku, Netlify, Supabase, PlanetScale, Neon, Render, Scaleway, OpenShift.
// https://docs.digitalocean.com/reference/api/create-personal-access-token/, https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair,
// https://yandex.cloud/en/docs/iam/concepts/authorization/, https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/,
// https://fly.io/docs/security/tokens/, https://devcenter.heroku.com/articles/authentication, https://docs.netlify.com/api/get-started/,
// https://supabase.com/docs/guides/api/api-keys, https://planetscale.com/docs/concepts/service-tokens, https://neon.com/docs/manage/api-keys,
// https://docs.openshift.com/container-platform/latest/authentication/configuring-internal-oauth.html
import { tokenFamily } from "./token-family.js";

export const cloudHosts = tokenFamily(
  "cloud-hosts",
  [
    { beginnings: ["dop_v1_", "doo_v1_", "dor_v1_"], pattern: /do[por]_v1_[a-f0-9]{64}/y },
    { beginnings: ["LTAI"], pattern: /LTAI[A-Za-z0-9]{12,26}/y },
    { beginnings: ["AKID"], pattern: /AKID[A-Za-z0-9]{32}/y },
    { beginnings: ["AQVN"], pattern: /AQVN[A-Za-z0-9_-]{35,38}/y },
    { beginnings: ["YCAJ"], pattern: /YCAJ[A-Za-z0-9_-]{21}/y },
    { beginnings: ["t1."], pattern: /t1\.[A-Za-z0-9_-]{40,400}={0,2}\.[A-Za-z0-9_-]{86}={0,2}/y },
    { beginnings: ["v1.0-"], pattern: /v1\.0-[a-f0-9]{24}-[a-f0-9]{146}/y },
    { beginnings: ["fo1_"], pattern: /fo1_[\w-]{43}/y },
    { beginnings: ["fm1r_", "fm1a_", "fm2_"], pattern: /fm(?:1[ar]|2)_[A-Za-z0-9+/]{60,600}={0,3}/y },
    { beginnings: ["HRKU-"], pattern: /HRKU-(?:AA)?[A-Za-z0-9_-]{36,64}/y },
    { beginnings: ["nfp_", "nfc_", "nfo_", "nfb_"], pattern: /nf[pcob]_[A-Za-z0-9_]{36}/y },
    { beginnings: ["sbp_"], pattern: /sbp_(?:v0_)?[a-z0-9]{40}/y },
    { beginnings: ["sb_secret_"], pattern: /sb_secret_[\w-]{22,48}/y },
    { beginnings: ["pscale_pw_", "pscale_tkn_", "pscale_oauth_"], pattern: /pscale_(?:pw|tkn|oauth)_[\w=.-]{32,64}/y },
    { beginnings: ["napi_"], pattern: /napi_[a-z0-9]{50,70}/y },
    { beginnings: ["rnd_"], pattern: /rnd_(?=[A-Za-z]{0,28}\d)[A-Za-z0-9]{28,40}/y },
    {
      beginnings: ["SCW0", "SCW1", "SCW2", "SCW3", "SCW4", "SCW5", "SCW6", "SCW7", "SCW8", "SCW9"],
      pattern: /SCW\d[A-Z0-9]{16}/y,
    },
    { beginnings: ["sha256~"], pattern: /sha256~[\w=.+/@-]{18,43}/y },
    { beginnings: ["4b1d"], pattern: /4b1d[A-Za-z0-9]{38}/y },
    { beginnings: ["ucat_"], pattern: /ucat_[A-Z0-9]{26}/y },
  ],
  [
    "dop_v1_short",
    "LTAIshort",
    "v1.0-beta",
    `4b1d${"X".repeat(38)}`,
    "sha256~XXXXXXXXXX_PUT_YOUR_TOKEN_HERE",
    `fo1_${"x".repeat(43)}`,
    "pscale_pw_x",
  ],
);
