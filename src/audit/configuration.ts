// Audit of the configuration in force: salt, terms, allow list, keys. Numbers and closed words only.
import type { SaltCustody } from "../config/salt-custody.js";
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Inspection } from "../library/inspection.js";
import type { RootPlace } from "../library/root-place.js";
import type { Summary } from "../library/summary.js";
import { type Check, checkOf, fail, notTested, type Outcome, pass, warn } from "./check.js";

/** Checks in the order of the report. How good a salt is kept is said to the operator only: it would help whoever tries to guess it. */
export function configurationChecks(summary: Summary, inspection: Inspection, forOperator: boolean): readonly Check[] {
  const { place } = inspection;
  const { broadAllowEntries, explicitTerms, unusableTerms, unknownKeys } = summary;
  const guarded = (outcome: () => Outcome) => (forOperator ? outcome() : OPERATOR_ONLY);
  return [
    checkOf("configuration", Redacted.say`random vault salt`, saltSource(summary)),
    checkOf("configuration", Redacted.say`explicit private terms`, terms(explicitTerms, unusableTerms)),
    checkOf(
      "configuration",
      Redacted.say`overly broad allow entries`,
      broadAllowEntries === 0
        ? pass(Redacted.say`No allow entry is shorter than three characters or holds a star.`)
        : warn(
            Redacted.say`Broad allow entries: ${count(broadAllowEntries)}. Write whole words of three characters or more.`,
          ),
    ),
    checkOf("configuration", Redacted.say`alias groups`, aliasGroups(summary, inspection)),
    checkOf(
      "configuration",
      Redacted.say`salt strength`,
      guarded(() => saltStrength(summary)),
    ),
    checkOf(
      "configuration",
      Redacted.say`salt permissions`,
      guarded(() => saltPermissions(summary, place)),
    ),
    checkOf("configuration", Redacted.say`configuration file`, configFile(summary, place)),
    checkOf(
      "configuration",
      Redacted.say`unknown keys`,
      unknownKeys === 0
        ? pass(Redacted.say`Every key of the configuration has a meaning.`)
        : warn(Redacted.say`Keys without a meaning: ${count(unknownKeys)}. Compare them with config.example.toml.`),
    ),
    checkOf("configuration", Redacted.say`placeholder form`, placeholderForm(summary)),
  ];
}

const OPERATOR_ONLY = notTested(Redacted.say`The operator is told, by redctx audit.`);

function saltSource({ saltSource: source }: Summary): Outcome {
  if (source === "local-state") return pass(Redacted.say`The salt is a random one from the state folder.`);
  if (source === "salt-file") return pass(Redacted.say`The salt is in a file of its own, outside the folder.`);
  const advice = Redacted.say`Remove it, so that a random one is made in the state folder.`;
  if (source === "config") return warn(Redacted.say`The salt is written in the configuration. ${advice}`);
  return warn(Redacted.say`The salt stands in the environment. ${advice}`);
}

function terms(explicit: number, unusable: number): Outcome {
  if (unusable > 0)
    return warn(
      Redacted.say`Terms that can match nothing: ${count(unusable)}. Write letters or digits, and no word that placeholders are made of.`,
    );
  if (explicit > 0) return pass(Redacted.say`Configured terms: ${count(explicit)}.`);
  return warn(Redacted.say`None is configured. List the clients, people and names that must never pass.`);
}

function aliasGroups({ aliasGroups: groups }: Summary, inspection: Inspection): Outcome {
  if (groups === 0) return pass(Redacted.say`None is configured.`);
  const unlinked = inspection.unlinkedForms();
  if (unlinked === 0) return pass(Redacted.say`Groups: ${count(groups)}. Every form redacts to one linked token.`);
  return warn(
    Redacted.say`Forms that do not redact on their own to one linked token: ${count(unlinked)}. Write them as they stand in texts.`,
  );
}

function saltStrength({ saltSource: source, saltStrength: strength }: Summary): Outcome {
  if (strength === "weak") return warn(Redacted.say`The salt can be guessed. Use 64 random hex digits.`);
  if (source === "local-state") return pass(Redacted.say`256 random bits.`);
  return pass(Redacted.say`Long and varied enough.`);
}

function saltPermissions({ saltSource: source }: Summary, place: RootPlace): Outcome {
  if (source === "environment") return notTested(Redacted.say`The salt is in no file.`);
  // It is read at every look at the configuration, and refused once others can read it.
  if (source === "salt-file") return pass(Redacted.say`The file is open to its owner alone.`);
  if (source === "local-state") return SALT_CUSTODY[place.saltCustody()];
  const openness = place.configOpenness();
  if (openness === undefined) return notTested(Redacted.say`The file could not be looked at.`);
  if (!openness.readable && !openness.writable) return pass(Redacted.say`Other accounts cannot reach the file.`);
  return warn(Redacted.say`Other accounts can reach the salt. Set mode 0600 for the configuration.`);
}

const SALT_CUSTODY: Readonly<Record<SaltCustody, Outcome>> = {
  private: pass(Redacted.say`File and folder are open to their owner alone.`),
  shared: fail(Redacted.say`Other accounts can reach the salt. Set mode 0600 for the file and 0700 for its folder.`),
  missing: fail(Redacted.say`The salt file is gone. Restore it from a backup before the next start.`),
};

function configFile({ configLoaded, configMissing }: Summary, place: RootPlace): Outcome {
  if (configMissing) return warn(Redacted.say`The file that was named does not exist. Correct --config.`);
  if (!configLoaded) return warn(Redacted.say`There is none. Copy config.example.toml into the folder and fill it in.`);
  if (place.configOpenness()?.writable !== true)
    return pass(Redacted.say`It is loaded, and other accounts cannot change it.`);
  return fail(Redacted.say`Other accounts can change it. Set mode 0600 for it and 0700 for its folder.`);
}

function placeholderForm({ placeholder }: Summary): Outcome {
  if (placeholder === "full") return pass(Redacted.say`Full: 32 hex digits.`);
  return pass(Redacted.say`Short: 10 hex digits. Where two values share them, neither is ever restored.`);
}
