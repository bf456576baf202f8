// Places on the earth: pairs of degrees with a key word or a sign of the compass, precise enough to find a house (four decimals are 11 m).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordAfter } from "../../src/scan/pattern.js";

const PAIR =
  /(?:gps|coordinates?|coords?|geo(?:location|point|code)?|location|position|lat(?:itude)?(?:[ ]?[/,][ ]?|[ ]?(?:and|&)[ ]?)(?:long?|lng)(?:itude)?)["']?[ \t]{0,4}[:=([]{0,2}[ \t]{0,4}["'([]{0,2}/iy;
const DEGREES = /[-+]?\d{1,3}\.\d{3,12}°?[ ]?[NSEW]?[ ]{0,2}[,;/ ][ ]{0,3}[-+]?\d{1,3}\.\d{3,12}°?(?: ?[NSEW])?/y;
const ONE = /(?:lat(?:itude)?|long?|lng|longitude)["']?[ \t]{0,4}[:=][ \t]{0,4}["']?/iy;
const VALUE = /[-+]?\d{1,3}\.\d{3,15}/y;

/** Both named one after the other in prose or in a query: then little precision is enough. Members of data say so little only of regions. */
const NAMED_PAIR =
  /lat(?:itude)?(?:[ \t]{0,4}[:=][ \t]{0,4}|[ \t]{1,4})([-+]?\d{1,2}(?:\.\d{1,15})?)°?[ \t]{0,4}[,;&]?\s{0,16}lo?ng?(?:itude)?(?:[ \t]{0,4}[:=][ \t]{0,4}|[ \t]{1,4})([-+]?\d{1,3}(?:\.\d{1,15})?)/iy;
/** https://www.rfc-editor.org/rfc/rfc5870 */
const URI = /geo:[-+]?\d{1,3}\.\d{1,12},[-+]?\d{1,3}\.\d{1,12}/iy;

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
      numbered: true,
    },
    find(scan, word, report) {
      const { text } = scan;
      if (!digitWithin(scan.text, scan.ends.at(word), 40)) return;
      const key = scan.starts.at(word);
      const place = endOfMatch(URI, text, key);
      if (place > 0) return report(key + 4, place);
      NAMED_PAIR.lastIndex = key;
      const named = NAMED_PAIR.exec(text);
      if (named?.[1] !== undefined && named[2] !== undefined && (named[1] + named[2]).includes(".")) {
        const end = key + named[0].length;
        if (wordAfter(text, end)) return;
        const first = key + named[0].indexOf(named[1]);
        report(first, first + named[1].length);
        return report(end - named[2].length, end);
      }
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
      "lat «51.5», lon «-0.1»",
      "latitude=«48»&longitude=«11.6»",
      "geo:«48.1,11.5»",
    ],
    leaves: [
      "position: 12.5, 3.1",
      "lat 5",
      "location: 1.2.3",
      "latitude = value",
      "long: 12.5",
      "lat: 0, lng: 0",
      "lat lon",
      '{"lat": 48.1, "lon": 11.6}',
    ],
  },
};
