// Places on the earth: pairs of degrees with a key word or a sign of the compass, precise enough to find a house (four decimals are 11 m).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordAfter } from "../../src/scan/pattern.js";

const PAIR =
  /(?:gps|coordinates?|coords?|geo(?:location|point|code)?|location|position|lat(?:itude)?(?:[ ]?[/,][ ]?|[ ]?(?:and|&)[ ]?)(?:long?|lng)(?:itude)?)["']?[ \t]{0,4}[:=([]{0,2}[ \t]{0,4}["'([]{0,2}/iy;
const DEGREES = /[-+]?\d{1,3}\.\d{3,12}°?[ ]?[NSEW]?[ ]{0,2}[,;/ ][ ]{0,3}[-+]?\d{1,3}\.\d{3,12}°?(?: ?[NSEW])?/y;
const ONE = /(?:lat(?:itude)?|long?|lng|longitude)["']?[ \t]{0,4}[:=][ \t]{0,4}["']?/iy;
const VALUE = /[-+]?\d{1,3}\.\d{3,15}/y;

export const coordinates: RowFile = {
  row: {
    id: "numbers/coordinates",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: {
      words: [
        ...[
          "gps",
          "coordinate",
          "coordinates",
          "coord",
          "coords",
          "geo",
          "geolocation",
          "geopoint",
          "geocode",
          "location",
          "position",
        ],
        ...["lat", "latitude", "lon", "long", "lng", "longitude"],
      ],
    },
    find(scan, word, report) {
      const { text } = scan;
      if (!digitWithin(scan.text, scan.ends.at(word), 40)) return;
      const key = scan.starts.at(word);
      for (const [before, value] of [
        [PAIR, DEGREES],
        [ONE, VALUE],
      ] as const) {
        const start = endOfMatch(before, text, key);
        const end = start < 0 ? -1 : endOfMatch(value, text, start);
        if (end > 0 && !wordAfter(text, end)) return report(start, end);
      }
    },
  },
  vectors: {
    finds: [
      "GPS: «47.4979, 19.0402»",
      '"lat": «47.4979123», "lng": «19.0402101»',
      "coordinates (« 40.7128° N, 74.0060° W»)".replace("« ", "«"),
      "location=«-33.8568,151.2153»",
    ],
    leaves: ["position: 12.5, 3.1", "lat 5", "location: 1.2.3", "latitude = value", "long: 12.5"],
  },
};
