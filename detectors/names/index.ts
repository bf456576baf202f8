// The rows for people and organisations, in the order in which ties are settled.
import type { RowFile } from "../../src/core/detector.js";
import { accountDomain, accountName, domainAccount } from "./account-name.js";
import { businessTie } from "./business-tie.js";
import { caseName } from "./case-name.js";
import { chatNick } from "./chat-nick.js";
import { deal } from "./deal.js";
import { definedParty } from "./defined-party.js";
import { directoryEntry, directoryName } from "./directory-name.js";
import { fileOwner, remoteLogin } from "./file-owner.js";
import { homeFolder } from "./home-folder.js";
import { honoured } from "./honoured.js";
import { introduced } from "./introduced.js";
import { labelled } from "./labelled.js";
import { dottedForm, legalForm, strokedForm } from "./legal-form.js";
import { login } from "./login.js";
import { encodedName, mailName } from "./mail-name.js";
import { markerOwner } from "./marker-owner.js";
import { nameColumn } from "./name-column.js";
import { client, institution } from "./organisation.js";
import { partnership } from "./partnership.js";
import { person } from "./person.js";
import { eastAsianForm, indonesianForm, prefixForm } from "./prefix-form.js";
import { queryValue } from "./query-value.js";
import { accessLog, sessionLogin } from "./session-login.js";
import { smallName } from "./small-name.js";
import { speaker } from "./speaker.js";
import { tradeName } from "./trade-name.js";
import { uncased } from "./uncased.js";
import { uncasedList } from "./uncased-list.js";

export const NAME_ROWS: readonly RowFile[] = [
  legalForm,
  dottedForm,
  strokedForm,
  prefixForm,
  indonesianForm,
  eastAsianForm,
  institution,
  client,
  businessTie,
  deal,
  partnership,
  definedParty,
  tradeName,
  caseName,
  introduced,
  honoured,
  labelled,
  nameColumn,
  markerOwner,
  mailName,
  encodedName,
  accountName,
  domainAccount,
  accountDomain,
  directoryName,
  directoryEntry,
  login,
  sessionLogin,
  accessLog,
  fileOwner,
  remoteLogin,
  queryValue,
  chatNick,
  homeFolder,
  person,
  smallName,
  uncased,
  uncasedList,
  speaker,
];
