// Bot tokens of Discord: the bot's number in base64, a time and a signature. https://discord.com/developers/docs/reference#authentication
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { sampleOf } from "./sample.js";

const TOKEN = /[MNO][A-Za-z\d]{22,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/y;

export const discordBot: RowFile = {
  row: {
    id: "secrets/discord-bot",
    category: "SECRET",
    rank: RANK.secret,
    needs: "long",
    find({ text, starts, ends }, word, report) {
      if (text.charAt(ends.at(word)) !== ".") return;
      const end = endOfMatch(TOKEN, text, starts.at(word));
      if (end > 0) report(starts.at(word), end);
    },
  },
  vectors: {
    get finds() {
      return [`login("«${sampleOf(TOKEN)}»")`];
    },
    leaves: ["MoreThanTwentyUnitsLongName.method.call"],
  },
};
