// Package and image registries: npm, PyPI, RubyGems, Clojars, Docker Hub, Artifactory, Packagist.
// https://docs.npmjs.com/about-access-tokens, https://pypi.org/help/#apitoken, https://guides.rubygems.org/api-key-scopes/,
// https://github.com/clojars/clojars-web/wiki/Deploy-Tokens, https://docs.docker.com/security/access-tokens/,
// https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens
import { tokenFamily } from "./token-family.js";

export const packageRegistries = tokenFamily(
  "package-registries",
  [
    { beginnings: ["npm_"], pattern: /npm_[A-Za-z0-9]{36,64}/y },
    { beginnings: ["pypi-AgE", "pypi-AgENd"], pattern: /pypi-AgE[\w-]{40,1000}/y },
    { beginnings: ["rubygems_"], pattern: /rubygems_[a-f0-9]{48}/y },
    { beginnings: ["CLOJARS_"], pattern: /CLOJARS_[a-z0-9]{60}/iy },
    { beginnings: ["dckr_pat_", "dckr_oat_"], pattern: /dckr_[po]at_[\w-]{24,40}/y },
    { beginnings: ["AKCp"], pattern: /AKCp[A-Za-z0-9]{68,72}/y },
    { beginnings: ["cmVmdGtu"], pattern: /cmVmdGtu[A-Za-z0-9]{50,80}/y },
    { beginnings: ["packagist_"], pattern: /packagist_[a-z]{2,6}_[0-9a-f]{40,80}/y },
  ],
  ["npm_config_registry", `npm_${"x".repeat(36)}`, "dckr_pat_tooshort", "pypi-AgEshort"],
);
