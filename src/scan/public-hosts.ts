// Well-known sites of developers: documentation, package registries, code hosts, questions and answers. Each host as a whole, none by its suffix.

const list = (hosts: string): readonly string[] => hosts.split(/\s+/).filter((host) => host !== "");

/** Small letters. Hosts on which an address alone opens what is private, such as secret snippets and shared files, are not among them. */
export const PUBLIC_HOSTS: ReadonlySet<string> = new Set(
  list(`
    github.com www.github.com docs.github.com gitlab.com docs.gitlab.com bitbucket.org codeberg.org sourceforge.net sr.ht
    npmjs.com www.npmjs.com docs.npmjs.com registry.npmjs.org pypi.org www.pypi.org docs.pytest.org packaging.python.org crates.io docs.rs lib.rs
    rubygems.org packagist.org nuget.org www.nuget.org pkg.go.dev go.dev golang.org mvnrepository.com central.sonatype.com hex.pm hub.docker.com
    developer.mozilla.org www.w3.org w3.org whatwg.org html.spec.whatwg.org url.spec.whatwg.org tc39.es www.ietf.org datatracker.ietf.org
    www.rfc-editor.org rfc-editor.org www.iana.org unicode.org www.unicode.org semver.org keepachangelog.com www.conventionalcommits.org
    json-schema.org schema.org www.json.org yaml.org toml.io spdx.org opensource.org choosealicense.com creativecommons.org www.apache.org
    apache.org www.gnu.org gnu.org www.kernel.org kernel.org man7.org www.freedesktop.org www.sqlite.org sqlite.org www.postgresql.org
    postgresql.org dev.mysql.com mariadb.com redis.io www.mongodb.com www.elastic.co nodejs.org www.python.org python.org docs.python.org
    peps.python.org www.rust-lang.org rust-lang.org doc.rust-lang.org www.typescriptlang.org typescriptlang.org react.dev reactjs.org vuejs.org
    angular.dev angular.io svelte.dev nextjs.org vite.dev vitejs.dev vitest.dev webpack.js.org babeljs.io eslint.org prettier.io biomejs.dev
    jestjs.io mochajs.org www.cypress.io playwright.dev www.djangoproject.com docs.djangoproject.com flask.palletsprojects.com fastapi.tiangolo.com
    spring.io docs.spring.io docs.oracle.com openjdk.org kotlinlang.org docs.gradle.org maven.apache.org www.ruby-lang.org rubyonrails.org
    www.php.net php.net laravel.com symfony.com learn.microsoft.com docs.microsoft.com dotnet.microsoft.com code.visualstudio.com
    cppreference.com en.cppreference.com cmake.org llvm.org gcc.gnu.org kubernetes.io helm.sh docs.docker.com www.docker.com prometheus.io
    grafana.com opentelemetry.io www.terraform.io developer.hashicorp.com docs.ansible.com docs.aws.amazon.com cloud.google.com
    developers.google.com developer.apple.com developer.android.com stackoverflow.com superuser.com serverfault.com www.npmtrends.com
    modelcontextprotocol.io spec.modelcontextprotocol.io www.wikipedia.org en.wikipedia.org arxiv.org doi.org shields.io img.shields.io
  `),
);
