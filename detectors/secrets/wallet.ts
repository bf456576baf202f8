// Keys of wallets: extended private keys (BIP-32), and the words of a seed (BIP-39) where a word says that they are one.
// https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki, https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { tokenFamily } from "./token-family.js";

export const walletKey = tokenFamily(
  "wallet-key",
  [{ beginnings: ["xprv", "yprv", "zprv", "tprv"], pattern: /[xyzt]prv[1-9A-HJ-NP-Za-km-z]{100,112}/y }],
  ["xprv9s21short", "xprivate"],
);

const SEED =
  /(?:seed|mnemonic|recovery|secret|backup|wallet)(?:[ _-]?(?:phrase|words?|seed|mnemonic))?["']?(?:[ \t]{0,4}[:=,(][ \t]{0,4}|[ \t]{1,4}(?:is|are|was|of)[ \t:]{1,4}|\s{1,4})["'([]{0,2}/iy;
/** 12 to 24 words of three to eight letters, as all words of the list are; also with commas or numbers between them. */
const WORDS =
  /(?:[a-z]{3,8}["']?(?:[ \t]{1,2}|,["' \t]{0,3}|\r?\n[ \t]{0,8}(?:\d{1,2}[.)][ \t])?)["']?){11,23}[a-z]{3,8}(?![a-z])/y;
/** Words that no list of seeds holds and hardly a sentence is without. */
const PROSE =
  /(?:^|[^a-z])(?:the|and|for|with|that|this|are|was|were|has|have|from|you|your|not|but|which|their|its|our|these|those|into|will)(?![a-z])/;

/** A seed of twelve words seldom has one twice; a word that is repeated all over is no seed. */
const FEWEST_WORDS = 8;

const seed = "lake ocean cloud tiger river stone maple copper violin harbor meadow lantern".split(" ").join(" ");

export const seedPhrase: RowFile = {
  row: {
    id: "secrets/seed-phrase",
    category: "SECRET",
    rank: RANK.secret,
    needs: [
      { words: ["seed", "mnemonic", "recovery", "wallet", "secret"] },
      // As a verb it is in every manual.
      { words: ["backup"], before: "pwsmiao" },
    ],
    find({ text, starts }, word, report) {
      const start = endOfMatch(SEED, text, starts.at(word));
      const end = start < 0 ? -1 : endOfMatch(WORDS, text, start);
      if (end < 0 || PROSE.test(text.slice(start, end))) return;
      const words = new Set(text.slice(start, end).match(/[a-z]{3,8}/g));
      if (words.size >= FEWEST_WORDS) report(start, end);
    },
  },
  vectors: {
    finds: [`seed phrase: «${seed}»`, `MNEMONIC="«${seed} ${seed}»"`, `the recovery phrase is «${seed}».`],
    leaves: [
      "seed the random generator with any number that you have at hand and then run it",
      "wallet: one two three",
      `backup\n${"backup\n".repeat(30)}`,
      "a secret that the whole team has known for many years and still keeps well",
    ],
  },
};
