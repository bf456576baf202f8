// One request, bounded: to the configured host only, with headers of our own, in 30 s, and no more than 8 MiB of an answer.
import type { Response as Answer, Dispatcher, fetch as Fetch } from "undici";
import { Failure } from "../../boundary/failure.js";
import type { Credential } from "./repository.js";

export interface FetchSettings {
  /** Scheme, host and port of the API. */
  readonly origin: string;
  readonly credential: Credential;
  readonly network: { readonly fetch: typeof Fetch; readonly dispatcher: Dispatcher };
  /** Most milliseconds from the start of a request to the end of its answer. */
  readonly requestMilliseconds: number;
}

/** What Octokit hands over. */
interface Given {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Most bytes of an answer, after it is unpacked. */
export const MOST_BYTES = 8 * 1024 * 1024;

const MOST_REDIRECTS = 3;

/**
 * A `fetch` for Octokit. Its answers are text, whatever they say they are: nothing is parsed here. A redirect is followed on the same host
 * and comes back as it is where it leads to another. It throws GITHUB_UNREACHABLE, GITHUB_CERTIFICATE, GITHUB_TOO_LARGE or
 * GITHUB_INVALID_RESPONSE and nothing of the network's own words.
 */
export function boundedFetch(settings: FetchSettings): (address: string, given: Given) => Promise<Response> {
  return async (address, { headers = {}, signal }) => {
    const timer = AbortSignal.timeout(settings.requestMilliseconds);
    const stop = signal === undefined ? timer : AbortSignal.any([signal, timer]);
    try {
      return await textOf(await follow(settings, new URL(address), headers, stop));
    } catch (error) {
      throw error instanceof Failure
        ? error
        : new Failure(isCertificateFault(error) ? "GITHUB_CERTIFICATE" : "GITHUB_UNREACHABLE");
    }
  };
}

async function follow(
  { origin, credential, network }: FetchSettings,
  start: URL,
  given: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = headersFrom(given, credential);
  for (let address = start, hops = 0; ; hops++) {
    if (address.origin !== origin) throw new Failure("GITHUB_UNREACHABLE");
    const { fetch, dispatcher } = network;
    const answer = await fetch(address.href, { method: "GET", headers, redirect: "manual", signal, dispatcher });
    const next = redirectOf(answer, address);
    if (next === undefined || next.origin !== origin || hops === MOST_REDIRECTS) return answer;
    await answer.body?.cancel();
    address = next;
  }
}

/** The library's own headers would tell the system and its versions. */
function headersFrom(given: Readonly<Record<string, string>>, credential: Credential): Record<string, string> {
  const authorization = credential.authorization();
  const etag = given["if-none-match"];
  return {
    accept: "application/vnd.github+json",
    "user-agent": "redctx",
    "x-github-api-version": "2022-11-28",
    ...(authorization !== null && { authorization }),
    ...(etag !== undefined && { "if-none-match": etag }),
  };
}

function redirectOf({ status, headers }: Answer, from: URL): URL | undefined {
  const location = headers.get("location");
  if (![301, 302, 307, 308].includes(status) || location === null || !URL.canParse(location, from.href))
    return undefined;
  return new URL(location, from);
}

/** Headers that are read later; the type of the content is none of them. */
const KEPT_HEADERS = ["etag", "link", "retry-after", "x-ratelimit-remaining", "x-ratelimit-reset"];

async function textOf(answer: Answer): Promise<Response> {
  const headers = new Headers({ "content-type": "text/plain" });
  for (const name of KEPT_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const { status } = answer;
  const text = await readBounded(answer);
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers });
}

/** The bytes are counted as they come, whatever length was declared. */
async function readBounded({ body }: Answer): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Failure("GITHUB_TOO_LARGE");
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Failure("GITHUB_INVALID_RESPONSE");
  }
}

/** Codes of Node for a certificate that it does not accept; an error may be wrapped in others. */
const CERTIFICATE_FAULT = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)/;

function isCertificateFault(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = "code" in error ? String(error.code) : "";
  return CERTIFICATE_FAULT.test(code) || isCertificateFault(error.cause, depth + 1);
}
