// Wireless networks: the text of a QR code that joins one.
// https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11
import type { Report, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["hunter2", "hunter2"].join("");

/** The same without a sign, directly behind the name. */
const NAMED_KEY = /[ :]{1,2}["'„“]?[\w-]{1,32}["'”“]?,? (?:key|pass(?:word)?|pw|psk)[ :]{1,2}["'`]?/iy;
/** The key behind the name of a network: `SSID Guests, key …`, `WLAN "Gast", Schlüssel: …`. */
const KEY =
  /[^\r\n]{0,48}?(?:[,;:.(|/–-][ \t]{1,3}|\r?\n[ \t]{0,8})(?:key|pass(?:word|wort|phrase|code)?|pw|psk|schlüssel|kennwort|clé|clave|chiave|code|hasło|wachtwoord)(?:[ \t]{0,2}[:=]|[ \t](?:is|ist))[ \t]{1,3}["'`]?/iuy;
const WORD = /[^\s"'`<>,;)]{8,63}/y;

const BEFORE = /:(?:[TSHREA]:(?:\\.|[^;\\\r\n]){0,64};){0,5}P:"?/y;
const PASSWORD = /(?:\\.|[^;"\\\r\n]){1,63}/y;

export const networkKey: RowFile = {
  row: {
    id: "secrets/network-key",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["wifi", "wlan", "ssid", "gäste"] },
    find({ text, starts, ends }, word, report) {
      const isSsid = starts.at(word) + 4 === ends.at(word) && /^s/i.test(text.charAt(starts.at(word)));
      for (const pattern of isSsid ? [KEY, NAMED_KEY] : [KEY])
        reportKey(text, endOfMatch(pattern, text, ends.at(word)), report);
    },
  },
  vectors: {
    finds: [
      `SSID Guests, key «${value}»`,
      `SSID Guests, key «${value}»\npassword: none`,
      `WLAN "Gast", Schlüssel: «${value}!»`,
      `wifi Attic, password: «${value}»`,
    ],
    leaves: ["wifi works, key features2 are", "the ssid, password <password1>", "WLAN: an, Code 1234"],
  },
};

/** Reports the word at `start` if it looks like a key. */
function reportKey(text: string, start: number, report: Report): void {
  let end = start < 0 ? -1 : endOfMatch(WORD, text, start);
  while (
    end > start &&
    ".:!?".includes(text.charAt(end - 1)) &&
    !/[A-Za-z]\d|\d[A-Za-z]|[#$%&*@]/.test(text.slice(start, end))
  )
    end--;
  const found = text.slice(Math.max(0, start), Math.max(0, end));
  if (found.length >= 8 && /\d|[!#$%&*@+=]/.test(found) && /\p{L}/u.test(found) && !isStandIn(found))
    report(start, end);
}

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
