// The way out to the network: a proxy for https where the environment names one, and certificates beside those that Node brings.
import { readFileSync } from "node:fs";
import { rootCertificates } from "node:tls";
import type { Dispatcher } from "undici";
import { Failure } from "../../boundary/failure.js";
import type { Packages } from "./packages.js";

/**
 * A dispatcher under an environment. `https_proxy` and `no_proxy` are heeded, in small letters first; plain http goes to this machine only
 * and so past every proxy. `SSL_CERT_FILE` and `NODE_EXTRA_CA_CERTS` add certificates. Throws GITHUB_CERTIFICATE for a file that cannot be read.
 */
export function dispatcherFor(undici: Packages["undici"], environment: NodeJS.ProcessEnv): Dispatcher {
  const variable = (name: string) => environment[name] || environment[name.toUpperCase()] || "";
  const more = ["SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"]
    .map((name) => environment[name] ?? "")
    .filter((file) => file !== "");
  // A list takes the place of Node's own certificates, so they are in it.
  const tls = more.length === 0 ? {} : { ca: [...rootCertificates, ...more.map(certificatesIn)] };
  return new undici.EnvHttpProxyAgent({
    httpProxy: "",
    httpsProxy: variable("https_proxy"),
    noProxy: variable("no_proxy"),
    connect: tls,
    requestTls: tls,
    proxyTls: tls,
  });
}

function certificatesIn(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Failure("GITHUB_CERTIFICATE");
  }
}
