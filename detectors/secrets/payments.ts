// Payment and shop platforms: Stripe, Square, Shopify, Shippo, Flutterwave, EasyPost, Lob, GoCardless, Mollie, Plaid, Razorpay, PayPal, Duffel.
// https://docs.stripe.com/keys, https://developer.squareup.com/docs/build-basics/access-tokens,
// https://shopify.dev/docs/apps/build/authentication-authorization, https://docs.easypost.com/docs/authentication,
// https://developer.flutterwave.com/docs/authentication, https://docs.goshippo.com/docs/guides_general/authentication/,
// https://docs.lob.com/#tag/Authentication, https://developer.gocardless.com/getting-started/api/making-your-first-request,
// https://docs.mollie.com/reference/authentication, https://razorpay.com/docs/api/authentication, https://duffel.com/docs/api/overview/authentication
import { tokenFamily } from "./token-family.js";

export const payments = tokenFamily(
  "payments",
  [
    {
      beginnings: [
        "sk_live_",
        "sk_test_",
        "sk_prod_",
        "rk_live_",
        "rk_test_",
        "rk_prod_",
        "pk_live_",
        "pk_test_",
        "pk_prod_",
      ],
      pattern: /[prs]k_(?:live|test|prod)_[A-Za-z0-9]{10,250}/y,
    },
    { beginnings: ["whsec_"], pattern: /whsec_[A-Za-z0-9+/]{24,128}={0,2}/y },
    { beginnings: ["sq0a", "sq0c", "sq0i"], pattern: /sq0(?:atp|csp|idp|idb)-[\w-]{22,64}/y },
    { beginnings: ["EAAA"], pattern: /EAAA[\w-]{60}/y },
    { beginnings: ["shpat_", "shpca_", "shppa_", "shpss_"], pattern: /shp(?:at|ca|pa|ss)_[a-fA-F0-9]{28,40}/y },
    { beginnings: ["shippo_live_", "shippo_test_"], pattern: /shippo_(?:live|test)_[A-Fa-f0-9]{20,64}/y },
    { beginnings: ["FLWPUBK", "FLWSECK"], pattern: /FLW(?:PUB|SEC)K(?:_TEST)?-[a-hA-H0-9]{12,40}(?:-X)?/y },
    { beginnings: ["EZAK", "EZTK"], pattern: /EZ[AT]K[A-Za-z0-9]{54}/y },
    { beginnings: ["live_", "test_"], pattern: /(?:live|test)_(?:pub_)?(?=[\w=-]{0,40}\d)[\w=-]{29,60}/y },
    { beginnings: ["rzp_live_", "rzp_test_"], pattern: /rzp_(?:live|test)_[A-Za-z0-9]{14,40}/y },
    { beginnings: ["duffel_"], pattern: /duffel_(?:live|test)_[\w=-]{43}/y },
    {
      beginnings: ["access-sandbox-", "access-development-", "access-production-"],
      pattern:
        /access-(?:sandbox|development|production)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/y,
    },
    {
      beginnings: ["access_token$"],
      pattern: /access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}/y,
    },
  ],
  ["sk_live_short", "test_that_words_in_small_letters_are_left_alone", "shpat_x", "live_updates_and_so_on", "EAAAx"],
);
