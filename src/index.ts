// The library: the engine for programs of your own. Everything that makes text leave goes through `redact`.
export { BASELINE, NEUTRAL_WORDS } from "../detectors/index.js";
export { type Code, Failure } from "./boundary/failure.js";
export { CATEGORIES, type Category } from "./core/category.js";
export type { Mode, Profile } from "./core/detector.js";
export type { PlaceholderForm } from "./core/placeholder.js";
export { Policy, type PolicyOptions, type Terms } from "./core/policy.js";
export { Raw } from "./core/raw.js";
export { type Counts, Receipt } from "./core/receipt.js";
export { type Redaction, redact } from "./core/redact.js";
export { Redacted } from "./core/redacted.js";
export { Vault } from "./core/vault.js";
export { type Change, LiveLibrary } from "./library/live-library.js";
export { type OpenedLibrary, type OpenOptions, openLibrary } from "./library/open-library.js";
