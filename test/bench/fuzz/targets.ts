// The targets of the fuzzer.
import { argumentTarget } from "./arguments.js";
import { byteTarget } from "./bytes.js";
import { configTarget } from "./configs.js";
import { disguiseTarget } from "./disguise.js";
import { nameTarget } from "./names.js";
import { redactionTarget } from "./redaction.js";
import type { Target } from "./target.js";

export const TARGETS: readonly Target[] = [
  redactionTarget,
  disguiseTarget,
  argumentTarget,
  configTarget,
  nameTarget,
  byteTarget,
];
