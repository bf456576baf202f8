import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineEvent, LineFramer, MAX_LINE_BYTES } from "../../src/mcp/line-framer.js";

function frame(chunks: readonly (string | Uint8Array)[], maximum?: number): LineEvent[] {
  const framer = new LineFramer(maximum);
  const events = chunks.flatMap((chunk) => framer.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk));
  return [...events, ...framer.end()];
}

const line = (text: string): LineEvent => ({ kind: "line", text });

describe("line framer", () => {
  it("cuts at line feeds, tolerates CR, skips blank lines and a BOM", () => {
    expect(frame(["\ufeffone\r\n", "\n \t\r\n\ufeff\n", "two\nthr", "ee"])).toEqual([
      line("one"),
      line("two"),
      line("three"),
    ]);
  });

  it("decodes UTF-8 whatever the chunk borders", () => {
    const text = "árvíz 🌊 ß\nzwei\n";
    const bytes = Buffer.from(text);
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), bytes.length];
        const chunks = edges.slice(1).map((edge, at) => bytes.subarray(edges[at], edge));
        expect(frame(chunks)).toEqual([line("árvíz 🌊 ß"), line("zwei")]);
      }),
    );
  });

  it("says that a line is not UTF-8 and goes on", () => {
    expect(frame([Buffer.from([0x7b, 0xff, 0x7d, 0x0a]), "next\n"])).toEqual([{ kind: "undecodable" }, line("next")]);
  });

  it("serves a line of exactly the cap and refuses one byte more, terminated or not", () => {
    expect(frame(["12345678\n"], 8)).toEqual([line("12345678")]);
    expect(frame(["12345678"], 8)).toEqual([line("12345678")]);
    expect(frame(["123456789\nok\n"], 8)).toEqual([{ kind: "oversized" }, line("ok")]);
    expect(frame(["1234", "56789"], 8)).toEqual([{ kind: "oversized" }]);
  });

  it("tells of an oversized line once, at once, and drops the rest of it", () => {
    const framer = new LineFramer(8);
    expect(framer.push(Buffer.from("123456789"))).toEqual([{ kind: "oversized" }]);
    expect(framer.push(Buffer.from("x".repeat(100)))).toEqual([]);
    expect(framer.push(Buffer.from("x\nok\n"))).toEqual([line("ok")]);
  });

  it("does not hold a 200 MB line", () => {
    const framer = new LineFramer();
    const chunk = Buffer.alloc(65536, 0x78);
    const before = process.memoryUsage();
    const events: LineEvent[] = [];
    for (let bytes = 0; bytes < 200e6; bytes += chunk.length) events.push(...framer.push(chunk));
    const grown =
      process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before.arrayBuffers - before.heapUsed;
    expect(events).toEqual([{ kind: "oversized" }]);
    expect(grown).toBeLessThan(4 * MAX_LINE_BYTES);
    expect(framer.push(Buffer.from("\nok\n"))).toEqual([line("ok")]);
  });

  it("takes a long line byte by byte", () => {
    const framer = new LineFramer();
    for (let at = 0; at < 50_000; at++) framer.push(Buffer.from("y"));
    expect(framer.push(Buffer.from("\n"))).toEqual([line("y".repeat(50_000))]);
  });
});
