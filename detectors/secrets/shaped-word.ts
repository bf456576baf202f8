// Keys that are one long word of a telling shape: NuGet, Twilio, Facebook, New Relic licences, NATS seeds, Azure keys, crates.io.
// https://learn.microsoft.com/nuget/nuget-org/scoped-api-keys, https://www.twilio.com/docs/iam/api-keys,
// https://developers.facebook.com/docs/facebook-login/guides/access-tokens, https://docs.nats.io/using-nats/developer/connecting/nkey,
// https://learn.microsoft.com/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { sampleOf } from "./sample.js";

const SHAPES: readonly RegExp[] = [
  /oy2[a-z0-9]{43}/y,
  /(?:SK|AC)(?=[a-f]{0,31}\d)[a-f0-9]{32}/y,
  /EAA(?:[A-Z][A-Za-z0-9]{17,40})(?:ZA|ZB|ZC|ZD)[A-Za-z0-9]{20,400}/y,
  /EAACEdEose0cBA[A-Za-z0-9]{20,300}/y,
  /[a-z0-9]{32,40}NRAL/y,
  /S[UANOCX][A-Z2-7]{56}/y,
  /[A-Za-z0-9]{52}(?:JQQJ9|jqqj9)[A-Za-z0-9]{27,32}/y,
  /[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}/y,
  /5[HJK][1-9A-HJ-NP-Za-km-z]{49}/y,
  /[KL](?=[A-Za-z]{0,40}[1-9])(?=[1-9A-Z]{0,40}[a-z])[1-9A-HJ-NP-Za-km-z]{51}/y,
  /nsec1(?=[a-z]{0,40}\d)[02-9ac-hj-np-z]{58}/y,
  /cio(?=[a-zA-Z]{0,32}\d)[a-zA-Z0-9]{32}/y,
];

export const shapedWord: RowFile = {
  row: {
    id: "secrets/shaped-word",
    category: "SECRET",
    rank: RANK.secret,
    needs: "long",
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      const end = ends.at(word);
      if (end - start < 34 || end - start > 512) return;
      if (SHAPES.some((shape) => endOfMatch(shape, text, start) === end)) report(start, end);
    },
  },
  vectors: {
    get finds() {
      return SHAPES.map((shape) => `use «${sampleOf(shape)}», then`);
    },
    leaves: ["oy2", `SK${"a".repeat(32)}`, "0af3".repeat(10), "theQuickBrownFoxJumpsOverTheLazyDogAgain"],
  },
};
