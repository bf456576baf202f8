// The family of secrets, in the order in which ties are settled: what a shape proves before what a word near by suggests.
import type { RowFile } from "../../src/core/detector.js";
import { aiProviders } from "./ai-providers.js";
import { atlassian } from "./atlassian.js";
import { authorization } from "./authorization.js";
import { aws } from "./aws.js";
import { cloudHosts } from "./cloud-hosts.js";
import { connectionString } from "./connection-string.js";
import { github } from "./github.js";
import { gitlab } from "./gitlab.js";
import { google, googleClient } from "./google.js";
import { hexPair, numberedToken } from "./hex-pair.js";
import { hexRun } from "./hex-run.js";
import { infrastructure } from "./infrastructure.js";
import { jwt } from "./jwt.js";
import { keyedSecret } from "./keyed-secret.js";
import { messaging } from "./messaging.js";
import { monitoring } from "./monitoring.js";
import { namedValue, valueOfName } from "./named-value.js";
import { packageRegistries } from "./package-registries.js";
import { payments } from "./payments.js";
import { privateKey } from "./private-key.js";
import { randomValue } from "./random-value.js";
import { salt } from "./salt.js";
import { shapedWord } from "./shaped-word.js";
import { slack } from "./slack.js";

export const SECRET_ROWS: readonly RowFile[] = [
  privateKey,
  salt,
  aws,
  google,
  googleClient,
  github,
  gitlab,
  atlassian,
  slack,
  payments,
  aiProviders,
  packageRegistries,
  monitoring,
  infrastructure,
  cloudHosts,
  messaging,
  shapedWord,
  hexPair,
  numberedToken,
  jwt,
  authorization,
  connectionString,
  keyedSecret,
  namedValue,
  valueOfName,
  hexRun,
  randomValue,
];
