// Postal addresses: the rows in the order in which ties are settled.
import type { RowFile } from "../../src/core/detector.js";
import { eastAsianAddress } from "./east-asian.js";
import { houseNumber } from "./house-number.js";
import { keyedAddress } from "./keyed-address.js";
import { postBox } from "./post-box.js";
import { keyedPostcode, postcode } from "./postcode.js";
import { leadingStreet, numberedStreet, trailingStreet } from "./street.js";
import { turkishStreet } from "./turkish-street.js";
import { unitLine } from "./unit-line.js";

export const ADDRESS_ROWS: readonly RowFile[] = [
  turkishStreet,
  unitLine,
  trailingStreet,
  leadingStreet,
  numberedStreet,
  houseNumber,
  postBox,
  keyedAddress,
  keyedPostcode,
  postcode,
  eastAsianAddress,
];
