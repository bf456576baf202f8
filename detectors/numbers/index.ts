// Numbers that identify a person, an account, a paper, a vehicle or a place: the rows in the order in which ties are settled.
import type { RowFile } from "../../src/core/detector.js";
import { bankCode } from "./bank-code.js";
import { compass } from "./compass.js";
import { coordinates } from "./coordinates.js";
import { keyedNumber } from "./keyed-number.js";
import { maskedCard } from "./masked-card.js";
import { nationalEurope } from "./national-europe.js";
import { nationalWorld } from "./national-world.js";
import { prefixedNumber } from "./prefixed-number.js";
import { letterReference } from "./reference.js";
import { licencePlate, vehicle } from "./vehicle.js";

export const NUMBER_ROWS: readonly RowFile[] = [
  bankCode,
  maskedCard,
  nationalEurope,
  nationalWorld,
  vehicle,
  licencePlate,
  prefixedNumber,
  keyedNumber,
  letterReference,
  coordinates,
  compass,
];
