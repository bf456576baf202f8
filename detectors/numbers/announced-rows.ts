// Numbers behind the names that authorities give them: by words, by abbreviations with dots, in scripts without spaces.
import type { RowFile } from "../../src/core/detector.js";
import { announcedNumber } from "./announced-number.js";
import { dottedNumber } from "./dotted-number.js";
import { scriptNumber } from "./script-number.js";

export const ANNOUNCED_ROWS: readonly RowFile[] = [announcedNumber, dottedNumber, scriptNumber];
