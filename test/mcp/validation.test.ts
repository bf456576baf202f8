import { describe, expect, expectTypeOf, it } from "vitest";
import { type ArgumentsOf, inputSchemaOf } from "../../src/mcp/parameters.js";
import { checkArguments } from "../../src/mcp/validation.js";

const TABLE = {
  path: { type: "string", description: "Which file.", required: true, maxLength: 4 },
  start: { type: "integer", description: "From.", minimum: 1, maximum: 9 },
  deep: { type: "boolean", description: "All.", default: false },
  globs: { type: "array", description: "Patterns.", default: [] },
  state: { type: "string", description: "State.", oneOf: ["open", "closed"], default: "open" },
} as const;

function check(given: Record<string, unknown>): unknown {
  const checked = checkArguments(TABLE, given);
  return "fault" in checked ? checked.fault : checked.values;
}

describe("argument validation", () => {
  it("fills in defaults", () => {
    expect(check({ path: "a" })).toEqual({ path: "a", start: undefined, deep: false, globs: [], state: "open" });
  });

  it.each<[string, Record<string, unknown>]>([
    ["Unexpected argument(s).", { extra: 1, path: 5 }],
    ["Unexpected argument(s).", { constructor: 1 }],
    ["Unexpected argument(s).", JSON.parse('{"__proto__":{}, "path":"a"}')],
    ["Missing required argument(s): path.", { start: "x" }],
    ["path must be a string.", { path: null }],
    ["path must be a string.", { path: 5, start: 0 }],
    ["start must be an integer.", { path: "a", start: true }],
    ["start must be an integer.", { path: "a", start: 1.5 }],
    ["start must be an integer.", { path: "a", start: 1e300 }],
    ["start must be an integer.", { path: "a", start: null }],
    ["start must be an integer.", { path: "aaaaa", start: "1" }],
    ["start must be at least 1.", { path: "a", start: 0 }],
    ["start must be at most 9.", { path: "a", start: 10 }],
    ["deep must be a boolean.", { path: "a", deep: 0 }],
    ["globs must be an array.", { path: "a", globs: {} }],
    ["globs[1] must be a string.", { path: "a", globs: ["x", 1] }],
    ["state must be one of: open, closed.", { path: "a", state: "all" }],
    ["path must be at most 4 characters.", { path: "aaaaa" }],
    ["path must be at most 4 characters.", { path: "🌊🌊🌊🌊🌊" }],
  ])("says %s", (fault, given) => {
    expect(check(given)).toBe(fault);
  });

  it("counts characters as JSON Schema does, and takes 3.0 for 3", () => {
    expect(check({ path: "🌊🌊🌊🌊", start: JSON.parse("3.0") })).toMatchObject({ path: "🌊🌊🌊🌊", start: 3 });
  });

  it("gives the arguments their types", () => {
    expectTypeOf<ArgumentsOf<typeof TABLE>>().toEqualTypeOf<{
      readonly path: string;
      readonly start: number | undefined;
      readonly deep: boolean;
      readonly globs: readonly string[];
      readonly state: "open" | "closed";
    }>();
  });

  it("makes the schema from the same table", () => {
    expect(inputSchemaOf(TABLE)).toEqual({
      type: "object",
      properties: {
        path: { type: "string", description: "Which file.", maxLength: 4 },
        start: { type: "integer", description: "From.", minimum: 1, maximum: 9 },
        deep: { type: "boolean", description: "All.", default: false },
        globs: { type: "array", description: "Patterns.", default: [], items: { type: "string" } },
        state: { type: "string", description: "State.", default: "open", enum: ["open", "closed"] },
      },
      required: ["path"],
      additionalProperties: false,
    });
    expect(inputSchemaOf({})).toEqual({ type: "object", properties: {}, additionalProperties: false });
  });
});
