// Damaged tokens are found, with their line and what is wrong; whole ones and ordinary words are not among them.
import { describe, expect, it } from "vitest";
import { Vault } from "../../src/core/vault.js";
import { bruisedTokensIn } from "../../src/restore/bruised.js";

const FULL = new Vault("test-salt").placeholder("PERSON", "Oriel Vantongeren");
const SHORT = new Vault("test-salt", "short").placeholder("SERVICE_ACCOUNT", "svc-ledger");
const ALIAS = FULL.replace("]", ".0a1b2c3d]");

const cut = (at: number) => `${FULL.slice(0, at)}\n${FULL.slice(at)}`;

describe("a damaged token", () => {
  it.each([
    ["wrapped in its digits", cut(20), "wrapped"],
    ["wrapped in its category", cut(4), "wrapped"],
    ["wrapped behind its underscore", cut(8), "wrapped"],
    ["wrapped and indented", FULL.replace("_", "_\r\n    "), "wrapped"],
    ["with an escaped underscore", FULL.replace("_", "\\_"), "markup"],
    ["with escaped brackets", `\\${FULL.replace("]", "\\]")}`, "markup"],
    ["with emphasis inside", FULL.replace("PERSON", "**PERSON**"), "markup"],
    ["with code inside", FULL.replace("PERSON_", "`PERSON_`"), "markup"],
    ["with HTML brackets", FULL.replace("[", "&#91;").replace("]", "&#x5D;"), "escaped"],
    ["with named HTML brackets", FULL.replace("[", "&lsqb;").replace("]", "&rbrack;"), "escaped"],
    ["with percent-encoded brackets", FULL.replace("[", "%5B").replace("]", "%5d"), "escaped"],
    ["in capitals", FULL.toUpperCase(), "letter-case"],
    ["in small letters", FULL.toLowerCase(), "letter-case"],
    ["with a capital digit", SHORT.toUpperCase(), "letter-case"],
    ["with an invisible character", FULL.replace("_", "_\u200b"), "invisible"],
    ["cut before its bracket", FULL.slice(0, -1), "bracket"],
    ["cut in its digits", FULL.slice(0, -9), "length, bracket"],
    ["without its first bracket", FULL.slice(1), "bracket"],
    ["one digit short", FULL.replace(/.\]/, "]"), "length"],
    ["one digit long", FULL.replace("]", "0]"), "length"],
    ["with half a form", ALIAS.replace("2c3d]", "]"), "length"],
    ["of no category", FULL.replace("PERSON", "PEOPLE"), "category"],
    ["wrapped in capitals", cut(12).toUpperCase(), "wrapped, letter-case"],
  ])("%s is found", (_name, text, bruises) => {
    expect(bruisedTokensIn(`one\ntwo ${text} three ${FULL}\n`)).toEqual([{ line: 2, bruises: bruises.split(", ") }]);
  });

  it("is found on its own line, whatever ends the lines", () => {
    const text = `${FULL}\r\n${cut(9)}\r${FULL.toUpperCase()}\n\n${SHORT} ${FULL.slice(1)}`;
    expect(bruisedTokensIn(text).map(({ line }) => line)).toEqual([2, 4, 6]);
  });
});

describe("what is whole or no token", () => {
  it.each([
    `**${FULL}** \`${SHORT}\` ~~${ALIAS}~~ <b>${FULL}</b> (${FULL}), ${FULL}'s`,
    `[${FULL}](x) [[${FULL}]] | ${FULL} | ${SHORT}${FULL}`,
    "an ID _added_ later, card_deck, ip_face, id_cafe, org_decade, PHONE_NUMBER, email_address",
    "[ORG_chart] [ID_card] [LINK_1] [TODO_42] [FEED_cafe] array[ID_MAX]",
    "SECRET_KEY=abcdef, URL_decode, PERSON_id, MAC_addr",
  ])("is not listed: %#", (text) => {
    expect(bruisedTokensIn(text)).toEqual([]);
  });
});

it("is looked for in time that grows with the text", () => {
  const text = ["[PERSON_".repeat(40_000), "[".repeat(300_000), "a_".repeat(150_000), "&#91".repeat(80_000)].join("\n");
  expect(bruisedTokensIn(text)).toEqual([]);
});
