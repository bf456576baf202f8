// The `Link` header, by which a list says where its next page is (RFC 8288). A page on another host is none.

/** Address of the next page, null if there is none, and `foreign` if it is not on the host of the API. */
export function nextPage(header: string | undefined, origin: string): string | "foreign" | null {
  for (const [, target = "", parameters = ""] of (header ?? "").matchAll(LINK)) {
    if (!NEXT.test(parameters)) continue;
    if (!URL.canParse(target)) return "foreign";
    const url = new URL(target);
    return url.origin === origin && url.username === "" && url.password === "" ? url.href : "foreign";
  }
  return null;
}

const LINK = /<([^<>]{0,4000})>([^<,]{0,400})/g;
const NEXT = /;\s{0,9}rel\s{0,9}=\s{0,9}(?:"(?:[^"]{0,99}\s)?next(?:\s[^"]{0,99})?"|next\s{0,9}(?:;|$))/i;
