// The registry: built-in rows in the order in which ties are settled, and the words they know. One import and one line add a detector.
import type { RowFile } from "../src/core/detector.js";
import { Baseline } from "../src/core/policy.js";
import { ADDRESS_ROWS } from "./addresses/index.js";
import { card } from "./baseline/card.js";
import { domain } from "./baseline/domain.js";
import { email } from "./baseline/email.js";
import { acronym, capitalisedWord } from "./baseline/entity.js";
import { promptInjection, serviceAccount, unicodeControl } from "./baseline/extended.js";
import { handle } from "./baseline/handle.js";
import { iban } from "./baseline/iban.js";
import { ipv4 } from "./baseline/ipv4.js";
import { ipv6 } from "./baseline/ipv6.js";
import { birthDate, driverLicence, identityCard, passport } from "./baseline/keyed-identifier.js";
import { longNumberBalanced, longNumberStrict } from "./baseline/long-number.js";
import { mac } from "./baseline/mac.js";
import { domainComponent, syslogHost, uncHost } from "./baseline/network-host.js";
import { obfuscatedEmail, quotedEmail } from "./baseline/obfuscated-email.js";
import { pathWord } from "./baseline/path-word.js";
import { personLabel, personRole } from "./baseline/person-label.js";
import { personRun } from "./baseline/person-run.js";
import { phone } from "./baseline/phone.js";
import { domainBesidePublic, urlBesidePublic } from "./baseline/public-urls.js";
import { mountHost, remoteHost, shareHost } from "./baseline/share-host.js";
import { smallTown } from "./baseline/small-town.js";
import { ssn } from "./baseline/ssn.js";
import { url } from "./baseline/url.js";
import { uuid } from "./baseline/uuid.js";
import { BASELINE_WORDS } from "./baseline/words.js";
import { wrappedEmail } from "./baseline/wrapped-email.js";
import { FIELD_ROWS } from "./fields/index.js";
import { MESSAGE_ROWS } from "./messages/index.js";
import { NAME_ROWS } from "./names/index.js";
import { ANNOUNCED_ROWS } from "./numbers/announced-rows.js";
import { NUMBER_ROWS } from "./numbers/index.js";
import { SECRET_ROWS } from "./secrets/index.js";

/** Every built-in row with its vectors. */
export const ROW_FILES: readonly RowFile[] = [
  ...SECRET_ROWS,
  url,
  email,
  wrappedEmail,
  quotedEmail,
  obfuscatedEmail,
  uuid,
  ipv4,
  ipv6,
  mac,
  ssn,
  iban,
  card,
  birthDate,
  passport,
  driverLicence,
  identityCard,
  phone,
  domain,
  uncHost,
  syslogHost,
  shareHost,
  mountHost,
  remoteHost,
  domainComponent,
  urlBesidePublic,
  domainBesidePublic,
  ...ANNOUNCED_ROWS,
  ...NUMBER_ROWS,
  ...ADDRESS_ROWS,
  handle,
  longNumberStrict,
  longNumberBalanced,
  serviceAccount,
  unicodeControl,
  promptInjection,
  ...FIELD_ROWS,
  ...MESSAGE_ROWS,
  ...NAME_ROWS,
  personRun,
  personLabel,
  personRole,
  acronym,
  capitalisedWord,
  smallTown,
  pathWord,
];

/** What every policy is compiled from. */
export const BASELINE: Baseline = Baseline.of(
  ROW_FILES.map(({ row }) => row),
  BASELINE_WORDS,
);

/** Words that say nothing in a path; the configuration drops them from the terms it derives from the root folder's name. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...BASELINE_WORDS.neutral,
  ...BASELINE_WORDS.common,
  ...BASELINE_WORDS.allow.map((phrase) => phrase.toLowerCase()),
]);
