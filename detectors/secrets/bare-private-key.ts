// Private keys in base64 without their armour: the structure that it begins with tells a key from a certificate, which begins otherwise.
// https://www.rfc-editor.org/rfc/rfc8017#appendix-A.1.2, https://www.rfc-editor.org/rfc/rfc5958, https://www.rfc-editor.org/rfc/rfc5915
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** A sequence that begins with version 0 (RSA, PKCS #8) or 1 (EC), as base64 writes it; also short ones (Ed25519, EC in PKCS #8). */
const HEAD =
  /MII[A-Za-z0-9+/]{2}[AQgw]IBA[A-P]|M(?:HcC|IGk|IHc)AQEE[A-Za-z0-9+/]|MI[GH][A-Za-z0-9+/]AgEAM[A-Za-z0-9+/]|MC4CAQAwBQYDK2Vw/y;
const BODY = /[A-Za-z0-9+/]{40,4096}(?:(?:\\[nr]|\r?\n[ \t]{0,32}){1,2}[A-Za-z0-9+/]{1,256}){0,128}={0,2}/y;

export const barePrivateKey: RowFile = {
  row: {
    id: "secrets/bare-private-key",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      beginnings: ["MIIB", "MIIC", "MIIE", "MIIG", "MIIJ", "MHcC", "MIGH", "MIGT", "MIGk", "MIHc", "MC4C"],
    },
    find({ text }, start, report) {
      if (endOfMatch(HEAD, text, start) < 0) return;
      const end = endOfMatch(BODY, text, start);
      if (end > 0) report(start, end);
    },
  },
  vectors: {
    finds: [
      `data: «${["MIIBOgIB", "AAJBAKj34GkxFhD9"].join("")}${"q7Z/".repeat(12)}\n  ${"Kp4L".repeat(9)}==»\nnext: 1`,
      `"«${["MIGHAgEA", "MBMGByqGSM49AgEG"].join("")}${"Vw9x".repeat(12)}»"`,
      `key «${["MC4CAQAw", "BQYDK2VwBCIEI"].join("")}${"b3Cd".repeat(10)}=»`,
    ],
    leaves: [`MIID${"dzCC".repeat(20)}`, `MIIBIjANBgkqhkiG9w0BAQEFAAOC${"AQ8A".repeat(12)}`, "MIIE is short"],
  },
};
