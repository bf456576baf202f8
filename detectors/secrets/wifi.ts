// Wireless networks: the text of a QR code that joins one.
// https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const value = ["hunter2", "hunter2"].join("");

const BEFORE = /:(?:[TSHREA]:(?:\\.|[^;\\\r\n]){0,64};){0,5}P:"?/y;
const PASSWORD = /(?:\\.|[^;"\\\r\n]){1,63}/y;

export const wirelessNetwork: RowFile = {
  row: {
    id: "secrets/wireless-network",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["wifi"] },
    find({ text, ends }, word, report) {
      const start = endOfMatch(BEFORE, text, ends.at(word));
      const end = start < 0 ? -1 : endOfMatch(PASSWORD, text, start);
      if (end > 0) report(start, end);
    },
  },
  vectors: {
    finds: [`WIFI:T:WPA;S:attic;P:«${value}»;;`, `"WIFI:S:attic;T:WPA2;P:«a\\;b${value}»;H:true;;"`],
    leaves: ["WIFI: on", "wifi:P", "WIFI:T:nopass;S:attic;;"],
  },
};
