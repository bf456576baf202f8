// The rows for people and organisations, in the order in which ties are settled.
import type { RowFile } from "../../src/core/detector.js";
import { honoured } from "./honoured.js";
import { introduced } from "./introduced.js";
import { labelled } from "./labelled.js";
import { nameColumn } from "./name-column.js";
import { client, dottedForm, institution, legalForm } from "./organisation.js";
import { person } from "./person.js";
import { smallName } from "./small-name.js";
import { speaker } from "./speaker.js";
import { uncased } from "./uncased.js";

export const NAME_ROWS: readonly RowFile[] = [
  legalForm,
  dottedForm,
  institution,
  client,
  introduced,
  honoured,
  labelled,
  nameColumn,
  person,
  smallName,
  uncased,
  speaker,
];
