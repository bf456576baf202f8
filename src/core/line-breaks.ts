// The line breaks that stand after a placeholder for those inside its value. Pure.

/**
 * The line breaks inside a value. A LF that continues a CR before the value is not counted again; lone CRs become LFs where a
 * LF that stood apart from it would now follow it and make one break of two.
 */
export function lineBreaksOf(text: string, start: number, end: number): string {
  let breaks: string[] | undefined;
  let last = start;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== CR && unit !== LF) continue;
    const continued = unit === LF && text.charCodeAt(at - 1) === CR;
    if (continued && at === start) continue;
    if (breaks === undefined) breaks = [];
    if (unit === LF && !continued) replaceLoneReturns(breaks);
    breaks.push(text.charAt(at));
    last = at;
  }
  if (breaks === undefined) return "";
  if (last < end - 1 && text.charCodeAt(end) === LF) replaceLoneReturns(breaks);
  return breaks.join("");
}

function replaceLoneReturns(breaks: string[]): void {
  for (let at = breaks.length - 1; breaks[at] === "\r"; at--) breaks[at] = "\n";
}

const LF = 10;
const CR = 13;

/** How many line breaks a text holds; CRLF is one. */
export function countBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** Offset after up to `most` line breaks that stand at `start`, in UTF-16 units. */
export function skipBreaks(text: string, start: number, most: number): number {
  let at = start;
  for (let passed = 0; passed < most; passed++) {
    if (text.charCodeAt(at) === CR) at += text.charCodeAt(at + 1) === LF ? 2 : 1;
    else if (text.charCodeAt(at) === LF) at += 1;
    else break;
  }
  return at;
}
