import { describe, expect, expectTypeOf, it } from "vitest";
import { Raw } from "../../src/core/raw.js";
import { Receipt } from "../../src/core/receipt.js";
import { Redacted } from "../../src/core/redacted.js";
import { type Call, defineTool, type Tool } from "../../src/mcp/define-tool.js";

interface Context {
  readonly files: number;
}

const parameters = { path: { type: "string", description: "Which file.", default: "." } } as const;
const words = { name: "redctx_made_up", description: "Made up.", parameters } as const;

function answer<Opened>(tool: Tool<Opened>, opened: Opened) {
  const desk = { receipt: new Receipt("default"), signal: AbortSignal.abort(), progress: () => {}, open: () => opened };
  return tool.answer({}, desk);
}

describe("a tool's types", () => {
  it("come from the declaration", async () => {
    const tool = defineTool({
      ...words,
      async run(given, call: Call<Context>) {
        expectTypeOf(given).toEqualTypeOf<{ readonly path: string }>();
        expectTypeOf(call.context.files).toEqualTypeOf<number>();
        return { text: Redacted.say`fine\n` };
      },
    });
    expectTypeOf(tool).toEqualTypeOf<Tool<Context>>();
    expect(await answer(tool, { files: 1 })).toMatchObject({ content: [{ text: "fine\n" }], isError: false });
  });

  it("refuse an answer that is not redacted, and the run time refuses it too", async () => {
    const forged: Tool<Context>[] = [
      // @ts-expect-error a string is not redacted
      defineTool({ ...words, run: async (_given, _call: Call<Context>) => ({ text: "Taylor Reed" }) }),
      // @ts-expect-error an argument is not redacted
      defineTool({ ...words, run: async ({ path }, _call: Call<Context>) => ({ text: path }) }),
      // @ts-expect-error raw text is not redacted
      defineTool({ ...words, run: async (_given, _call: Call<Context>) => ({ text: Raw.of("Taylor Reed") }) }),
      // @ts-expect-error what is parsed may be anything
      defineTool({ ...words, run: async (_given, _call: Call<Context>) => ({ text: JSON.parse('"Taylor Reed"') }) }),
      // @ts-expect-error a number is not redacted text
      defineTool({ ...words, run: async (_given, _call: Call<Context>) => ({ text: 7 }) }),
      // @ts-expect-error nothing else may ride along
      defineTool({ ...words, run: async (_given, _call: Call<Context>) => ({ text: Redacted.empty, raw: "Taylor" }) }),
    ];
    const results = await Promise.all(forged.slice(0, -1).map((tool) => answer(tool, { files: 1 })));
    for (const result of results) {
      expect(result).toMatchObject({ content: [{ text: "Tool execution failed." }], isError: true });
    }
    const [riding] = forged.slice(-1);
    expect(JSON.stringify(riding && (await answer(riding, { files: 1 })))).not.toContain("Taylor");
  });

  it("refuse a server that lacks what a tool works on", () => {
    const tool = defineTool({ ...words, run: async (_given, _call: Call<Context>) => ({ text: Redacted.empty }) });
    // @ts-expect-error the tool works on something else
    const elsewhere: Tool<{ readonly other: string }> = tool;
    expect(elsewhere.name).toBe("redctx_made_up");
  });
});

it("withholds what a context throws (INV-37)", async () => {
  const tool = defineTool({ ...words, run: async (_given, _call: Call<Context>) => ({ text: Redacted.empty }) });
  const result = await tool.answer(
    {},
    {
      receipt: new Receipt("default"),
      signal: AbortSignal.abort(),
      progress: () => {},
      open: () => Promise.reject(new Error("/srv/private/Taylor")),
    },
  );
  expect(result).toEqual({
    content: [{ type: "text", text: "Tool execution failed." }],
    structuredContent: {
      text: "Tool execution failed.",
      receipt: { detector_profile: "default", counts_by_category: {} },
    },
    isError: true,
  });
});
