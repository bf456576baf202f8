// The family of secrets, in the order in which ties are settled: what a shape proves before what a word near by suggests.
import type { RowFile } from "../../src/core/detector.js";
import { accessCode } from "./access-code.js";
import { answerFile, inlineLogin, pppSecret, redisUser, usersSection } from "./account-files.js";
import { aiProviders } from "./ai-providers.js";
import { age, ansibleVault, puttyKey } from "./armoured-key.js";
import { atlassian } from "./atlassian.js";
import { authorization } from "./authorization.js";
import { aws } from "./aws.js";
import { azureSecret } from "./azure-secret.js";
import { barePrivateKey } from "./bare-private-key.js";
import { cloudHosts } from "./cloud-hosts.js";
import { curlUser, loginPassword } from "./command-line.js";
import { commandOption } from "./command-option.js";
import { connectionString } from "./connection-string.js";
import { cookie } from "./cookie.js";
import { bundlerCredentials, dockerAuth, netrc, pgpass } from "./credential-files.js";
import { credentialPair, labelledPair } from "./credential-pair.js";
import { deviceSetting, snmpCommunity } from "./device-setting.js";
import { directive, dockerEnvironment } from "./directive.js";
import { discordBot } from "./discord.js";
import { dressedValue } from "./dressed-value.js";
import { github } from "./github.js";
import { gitlab } from "./gitlab.js";
import { google, googleClient } from "./google.js";
import { hexPair, numberedToken } from "./hex-pair.js";
import { hexRun } from "./hex-run.js";
import { infrastructure } from "./infrastructure.js";
import { jwt } from "./jwt.js";
import { oneTimeSecret, webKey } from "./key-object.js";
import { keyedSecret } from "./keyed-secret.js";
import { kubernetesSecret } from "./kubernetes-secret.js";
import { licenceKey } from "./licence-key.js";
import { listedSecret } from "./listed-secret.js";
import { messaging } from "./messaging.js";
import { monitoring } from "./monitoring.js";
import { namedValue, valueOfName } from "./named-value.js";
import { packageRegistries } from "./package-registries.js";
import { passwordHash } from "./password-hash.js";
import { payments } from "./payments.js";
import { positionalArgument } from "./positional-argument.js";
import { privateKey } from "./private-key.js";
import { promptedPassword } from "./prompted-password.js";
import { prosePassword } from "./prose-password.js";
import { randomValue } from "./random-value.js";
import { recoveryCodes } from "./recovery-codes.js";
import { resourceName } from "./resource-name.js";
import { salt } from "./salt.js";
import { scriptPassword } from "./script-password.js";
import { secretColumn } from "./secret-column.js";
import { shapedWord } from "./shaped-word.js";
import { slack } from "./slack.js";
import { sqlPassword } from "./sql-password.js";
import { hereDocument, pipedPassword } from "./standard-input.js";
import { unkeyedSeed } from "./unkeyed-seed.js";
import { seedPhrase, walletKey } from "./wallet.js";
import { networkKey, wirelessNetwork } from "./wifi.js";

export const SECRET_ROWS: readonly RowFile[] = [
  privateKey,
  barePrivateKey,
  age,
  puttyKey,
  ansibleVault,
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
  azureSecret,
  discordBot,
  walletKey,
  passwordHash,
  hexPair,
  numberedToken,
  jwt,
  authorization,
  cookie,
  curlUser,
  loginPassword,
  commandOption,
  promptedPassword,
  pipedPassword,
  hereDocument,
  directive,
  deviceSetting,
  snmpCommunity,
  dockerEnvironment,
  positionalArgument,
  sqlPassword,
  kubernetesSecret,
  netrc,
  pgpass,
  bundlerCredentials,
  dockerAuth,
  redisUser,
  pppSecret,
  usersSection,
  answerFile,
  inlineLogin,
  webKey,
  oneTimeSecret,
  connectionString,
  keyedSecret,
  licenceKey,
  namedValue,
  valueOfName,
  listedSecret,
  dressedValue,
  prosePassword,
  scriptPassword,
  accessCode,
  recoveryCodes,
  wirelessNetwork,
  networkKey,
  seedPhrase,
  unkeyedSeed,
  secretColumn,
  credentialPair,
  labelledPair,
  hexRun,
  randomValue,
  resourceName,
];
