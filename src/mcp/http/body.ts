// The body of a request, counted while it is read. Longer ones are refused before they are held.
import type { IncomingMessage } from "node:http";
import { MAX_LINE_BYTES } from "../line-framer.js";

/** Text of a body; or that it is longer than the cap, no UTF-8, or was cut short. */
export type Body = { readonly text: string } | { readonly fault: "oversized" | "undecodable" | "aborted" };

/** Reads a body of at most `maximum` bytes. It never throws. */
export async function readBody(request: IncomingMessage, maximum: number = MAX_LINE_BYTES): Promise<Body> {
  if (Number(request.headers["content-length"] ?? 0) > maximum) return { fault: "oversized" };
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maximum) return { fault: "oversized" };
      chunks.push(chunk);
    }
  } catch {
    return { fault: "aborted" };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks, length)) };
  } catch {
    return { fault: "undecodable" };
  }
}
