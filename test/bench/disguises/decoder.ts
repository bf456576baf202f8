// A decoder of its own, which shares no code with the engine: every reading of a text that two steps of decoding give.

type Step = (text: string) => string;

const utf8 = (values: readonly number[]): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(values));
  } catch {
    return "";
  }
};

const STEPS: readonly Step[] = [
  (text) => text.normalize("NFKD").replace(/\p{M}|[\u00ad\u200b-\u200f\u2060]/gu, ""),
  (text) => text.replace(/[асеорхі]/g, (letter) => "aceopxi".charAt("асеорхі".indexOf(letter))),
  (text) =>
    text.replace(/(?:%(?:25)*[0-9a-f]{2})+/gi, (run) =>
      utf8([...run.matchAll(/%(?:25)*([0-9a-f]{2})/gi)].map(([, byte = ""]) => Number.parseInt(byte, 16))),
    ),
  (text) =>
    text.replace(/(?:=[0-9A-F]{2})+/g, (run) =>
      utf8(
        run
          .slice(1)
          .split("=")
          .map((byte) => Number.parseInt(byte, 16)),
      ),
    ),
  (text) =>
    text.replace(/(?:\\+x[0-9a-f]{2})+/gi, (run) =>
      utf8([...run.matchAll(/x(..)/gi)].map(([, byte = ""]) => Number.parseInt(byte, 16))),
    ),
  (text) =>
    text.replace(/\\+u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  (text) =>
    text
      .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  (text) => text.replace(/[A-Za-z0-9+/_-]{6,}/g, (run) => utf8([...Buffer.from(run, "base64")]) || run),
  (text) => text.replace(/(?:[0-9a-f]{2}){4,}/gi, (run) => utf8([...Buffer.from(run, "hex")]) || run),
  (text) =>
    text.replace(
      /(?:0x)?[0-9a-f]{2}(?:(?:, |,| |:)(?:0x)?[0-9a-f]{2})+/gi,
      (run) => utf8((run.match(/[0-9a-f]{2}(?![0-9a-fx])/gi) ?? []).map((byte) => Number.parseInt(byte, 16))) || run,
    ),
  (text) => text.replace(/\d{1,3}(?:,\d{1,3})+/g, (run) => utf8(run.split(",").map(Number)) || run),
  (text) => text.replace(/<!--.*?-->|<\/?[a-z][^<>]*>|\*\*|" \+ "/g, ""),
  (text) => text.replace(/-\n\s*[#>]?\s*/g, ""),
  (text) => text.replace(/" (?:\.\. )?"|"\.concat\("|", ?"|\/\* ?\*\/|\]\(x\)|\\-|\}/g, ""),
  (text) =>
    text.replace(/(?:\\+[0-3][0-7]{2})+/g, (run) =>
      utf8([...run.matchAll(/[0-7]{3}/g)].map(([code]) => Number.parseInt(code, 8))),
    ),
  (text) => text.replace(/\\+([0-9a-f]{2,6}) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
];

/** The letters and digits of every reading, each folded and in one piece. */
export function readingsOf(text: string): ReadonlySet<string> {
  let layer = new Set([text]);
  const all = new Set(layer);
  for (let depth = 0; depth < 3; depth++) {
    const next = new Set<string>();
    for (const one of layer) {
      for (const step of STEPS) {
        const read = step(one);
        if (!all.has(read)) next.add(read);
        all.add(read);
      }
    }
    layer = next;
  }
  return new Set([...all].map(skeletonOf));
}

/** Letters and digits alone, without accents, in small letters. */
export function skeletonOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
