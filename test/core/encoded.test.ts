// Encoded runs that hide something are hidden whole; those that hide nothing stay.
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { NO_TERMS } from "./toy-baseline.js";

const vault = new Vault("test-salt");
const policy = Policy.compile(BASELINE, {
  mode: "balanced",
  profile: "default",
  terms: { ...NO_TERMS, people: ["Oriel Vantongeren", "Zoë Åkerlund"], clients: ["Quillhaven"] },
  allow: [],
  scope: "text",
});

const NAME = "Oriel Vantongeren";
const MAIL = "marlow.q@lantern.test";
const TOKEN = ["gh", "p_", "Q7".repeat(18)].join("");
const base64 = (text: string) => Buffer.from(text).toString("base64");
const url64 = (text: string) => Buffer.from(text).toString("base64url");
const hex = (text: string) => Buffer.from(text).toString("hex");
const wrapped = (text: string, width: number, before = "") =>
  base64(text).replace(new RegExp(`.{${width}}(?=.)`, "g"), `$&\n${before}`);
const PROSE = `${"the quick brown fox sat there. ".repeat(6)}${NAME} came late, as the others did that day.`;

function shown(text: string): string {
  return String(redact(Raw.of(text), policy, vault).text).replace(/\[([A-Z_]+)_[0-9a-f]{32}\]/g, "<$1>");
}

describe("an encoded run", () => {
  it.each([
    ["base64 of a name", `id ${base64(NAME)} end`, "id <PERSON> end"],
    ["base64 without padding", `id=${base64(NAME).replace(/=/g, "")}&x`, "id=<PERSON>&x"],
    ["base64url", `/u/${url64("ÿÿ> Quillhaven <??")}`, "/u/<CLIENT>"],
    ["base64 of one short word", `u: ${base64("Quillhaven")};`, "u: <CLIENT>;"],
    ["base64 of accented letters", `x ${base64("Zoë Åkerlund")} y`, "x <PERSON> y"],
    ["base64 of UTF-16", `x ${Buffer.from(NAME, "utf16le").toString("base64")} y`, "x <PERSON> y"],
    ["base64 of a mail address", `x ${base64(`mail ${MAIL} now`)} y`, "x <EMAIL> y"],
    ["base64 of a secret", `x ${base64(`token is ${TOKEN}`)} y`, "x <SECRET> y"],
    ["base64 in base64", `x ${base64(base64(`to ${NAME}`))} y`, "x <PERSON> y"],
    ["base64 below the bound", `x ${base64(base64(base64(base64(`to ${NAME}`))))} y`, "x <SENSITIVE> y"],
    ["hexadecimal in base64", `x ${base64(hex(NAME))} y`, "x <PERSON> y"],
    ["base64 with its padding in percent", `q=${base64(`${NAME}.`).replace(/=/g, "%3D")}`, /^q=<PERSON>/],
    ["base64 in a data address", `"data:text/plain;base64,${base64(NAME)}"`, '"data:text/plain;base64,<PERSON>"'],
    ["wrapped base64", `begin\n${wrapped(PROSE, 76)}\nend`, /^begin\n<PERSON>\n+end$/],
    ["wrapped base64, indented", `a: |\n  ${wrapped(PROSE, 64, "  ")}\nb: 1\n`, /^a: \|\n {2}<PERSON>\n+b: 1\n$/],
    [
      "base64 wrapped by escapes",
      `{"k":"${wrapped(PROSE, 64).replaceAll("\n", "\\n")}","l":1}`,
      '{"k":"<PERSON>","l":1}',
    ],
    ["hexadecimal", `x ${hex(NAME)} y`, "x <PERSON> y"],
    ["hexadecimal in capitals behind 0x", `x 0x${hex(NAME).toUpperCase()} y`, /^x (?:0x)?<PERSON> y$/],
    ["quoted-printable", "x Oriel=20Vantongeren y", "x <PERSON> y"],
    ["quoted-printable letters", "x Zo=C3=AB =C3=85kerlund y", "x <PERSON> y"],
    ["a soft line end", "x Oriel Vanton=\ngeren y", "x <PERSON>\n y"],
    ["quoted-printable in a mail address", "x marlow.q=40lantern.test y", "x <EMAIL> y"],
    ["an encoded word", "To: =?utf-8?Q?Oriel_Vanton=67eren?=", "To: =?utf-8?Q?<PERSON>?="],
    ["an encoded word in base64", `To: =?utf-8?B?${base64(NAME)}?=`, "To: =?utf-8?B?<PERSON>?="],
    ["octal escapes", "x \\117riel Vantongeren y", "x <PERSON> y"],
    ["octal bytes", '"Zo\\303\\253 \\303\\205kerlund"', '"<PERSON>"'],
    ["bytes in hexadecimal", '"Zo\\xc3\\xab \\xc3\\x85kerlund"', '"<PERSON>"'],
    ["long Unicode escapes", "x \\U0000004Friel Vantongeren y", "x <PERSON> y"],
    ["entities without a semicolon", "x &#79riel Vantongeren y", "x <PERSON> y"],
    ["named letters", "x Zo&euml; &Aring;kerlund y", "x <PERSON> y"],
    ["a named sign in a mail address", "x marlow.q&commat;lantern.test y", "x <EMAIL> y"],
    ["percent signs in a mail address", "x=marlow.q%40lantern.test&y", "x=<EMAIL>&y"],
    ["nine layers of percent signs", `x %${"25".repeat(8)}4Friel Vantongeren y`, "x <PERSON> y"],
    ["mixed percent signs", "x O%72iel+Vantongeren%zz y", "x <PERSON>%zz y"],
    ["layers of entities", "x &amp;amp;amp;amp;#79;riel Vantongeren y", "x <PERSON> y"],
    ["character codes", "x [79,114,105,101,108,32,86,97,110,116,111,110,103,101,114,101,110] y", "x [<PERSON>] y"],
    ["pairs of digits", `x ${hex(NAME).replace(/..(?=.)/g, "$& ")} y`, "x <PERSON> y"],
    ["pairs of digits with colons", `x ${hex(MAIL).replace(/..(?=.)/g, "$&:")} y`, "x <EMAIL> y"],
    ["base64 in literals", `"${base64(NAME).slice(0, 4)}" + "${base64(NAME).slice(4)}"`, '"<PERSON>"'],
    [
      "base64 in literals of many lines",
      wrapped(PROSE, 64).replace(/^.*$/gm, '  "$&",'),
      /^( {2}"<PERSON>",\n)+ {2}"<PERSON>",$/,
    ],
    ["emphasis in base64", `x ${base64("Ori*el* Van**ton**geren")} y`, "x <PERSON> y"],
    ["base64 with emphasis", `x **${base64(NAME).slice(0, 5)}**${base64(NAME).slice(5)} y`, "x **<PERSON> y"],
    ["tags in percent signs", "x Ori%3Cb%3Eel%3C/b%3E Vantongeren y", "x <PERSON> y"],
    ["full-width letters in entities", "x &#xff2f;riel Vantongeren y", "x <PERSON> y"],
    ["layers of two kinds", "x %26%2379;riel%2520Vantongeren y", "x <PERSON> y"],
  ])("of %s is hidden (INV-49)", (_, text, expected) => {
    if (typeof expected === "string") expect(shown(text)).toBe(expected);
    else expect(shown(text)).toMatch(expected);
  });

  it.each([
    ["base64 of other text", `x ${base64("the quick brown fox sat there")} y`],
    ["a picture", `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ`],
    ["a drawing", `data:image/svg+xml;base64,${base64('<svg xmlns="http://www.w3.org/2000/svg"/>')}`],
    [
      "a source map",
      `//# sourceMappingURL=data:application/json;base64,${base64('{"sources":["a.ts","http://x.test/b.ts"]}')}`,
    ],
    ["names of code", "createReadStream toLocaleDateString getElementsByClassName HTMLInputElement"],
    ["an invalid percent sign", "50%zz of %% it"],
    ["a list of numbers", "72 75 71 80 66 67 68 and 33, 45, 67, 89, 90, 102"],
    ["numbers after a sign", "x=20 y=40&z=72 width=64px"],
  ])("of %s stays", (_, text) => {
    expect(shown(text)).toBe(text);
  });

  it("is hidden at the bound of its length (INV-49)", () => {
    const long = base64(`${"all is well here ".repeat(8_000)}${NAME}`);
    expect(shown(`x ${long} y`)).toBe("x <SENSITIVE> y");
  });

  it("has the run for its value", () => {
    const token = String(redact(Raw.of(base64(NAME)), policy, vault).text);
    expect(token).toBe(vault.placeholder("PERSON", base64(NAME)));
  });

  it("hides only what a picture holds of configured terms", () => {
    expect(shown(`data:image/svg+xml;base64,${base64(`<text>${NAME}</text>`)}`)).toBe(
      "data:image/svg+xml;base64,<PERSON>",
    );
  });

  it("takes time that is linear in its length", () => {
    for (const piece of [base64("abc"), "aB/", hex("ab"), `${"QUJD".repeat(19)}\n`, "=20", "=C3", "&amp;", "%25"]) {
      const started = performance.now();
      shown(piece.repeat(100_000 / piece.length));
      expect(performance.now() - started, piece).toBeLessThan(20_000);
    }
  });
});
