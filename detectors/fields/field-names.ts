// What a field holds by its name: the last words of the name decide, whatever stands before them.
import { wordsOfField } from "../../src/scan/field-name.js";
import { FIELDS, type FieldKind, SUBJECTS, TECHNICAL } from "./field-words.js";

const KINDS = new Map<string, FieldKind>();
for (const kind of ["customer", "number", "phone", "birth", "address", "person"] as const) {
  for (const word of FIELDS[kind]) {
    KINDS.set(word, kind);
    // German writes `Fallnr.` as well as `Fallnummer`.
    if (word.endsWith("nummer")) KINDS.set(word.replace(/nummer$/, "nr"), kind);
  }
}
for (const subject of SUBJECTS) {
  if (subject === "customer" || subject === "client") continue;
  for (const name of ["name", "firstname", "lastname", "fullname", "surname"]) KINDS.set(subject + name, "person");
}

const ONE_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;

/** Most words of a name that are joined. */
const MOST_WORDS = 4;

/** What a field of this name holds; undefined for nothing of a person. */
export function kindOfField(name: string): FieldKind | undefined {
  if (ONE_WORD.test(name)) return KINDS.get(name.toLowerCase());
  const words = wordsOfField(name);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const kind = KINDS.get(words.slice(-count).join(""));
    if (kind === undefined) continue;
    const before = words.at(-count - 1);
    return before !== undefined && TECHNICAL.has(before) ? undefined : kind;
  }
  return undefined;
}

/** Last words of all names of a kind, as a text writes them: `number` for `phone number`, `phonenumber` for `phoneNumber`. */
export function lastWordsOf(kind: FieldKind): readonly string[] {
  const words = new Set<string>();
  for (const [name, itsKind] of KINDS) {
    if (itsKind !== kind) continue;
    for (const suffix of ["", "1", "2", "3", "s"]) words.add(name + suffix);
    for (const last of SPLITS) if (name !== last && name.endsWith(last)) words.add(last).add(`${last}s`);
  }
  for (const name of PREFIXED) {
    if (KINDS.get(name) === kind) for (const prefix of PREFIXES) words.add(prefix + name);
  }
  return [...words];
}

/** Names that stand behind a word for whose they are, or which, in one word: `userFirstName`, `homePostalAddress`. */
const PREFIXED: readonly string[] = [
  ...["firstname", "lastname", "fullname", "surname", "middlename", "displayname", "dob", "birthdate", "dateofbirth"],
  ...["phone", "phonenumber", "telephone", "mobile", "fax", "street", "streetaddress", "postaladdress", "postcode"],
  ...["postalcode", "zipcode", "addressline", "homeaddress", "accountnumber", "passportnumber"],
];
const PREFIXES: readonly string[] = [
  ...["user", "customer", "client", "patient", "contact", "employee", "person", "owner", "member", "guest", "student"],
  ...["billing", "shipping", "delivery", "home", "work", "office", "primary", "secondary", "emergency", "business"],
  ...[
    "recipient",
    "sender",
    "buyer",
    "seller",
    "applicant",
    "holder",
    "spouse",
    "my",
    "his",
    "her",
    "their",
    "new",
    "old",
  ],
];

/** Words that end names of several words. */
const SPLITS: readonly string[] = [
  ...[
    "name",
    "names",
    "kin",
    "contact",
    "holder",
    "nachname",
    "famille",
    "complet",
    "naissance",
    "apellido",
    "nombre",
    "completo",
    "cognome",
    "név",
    "neve",
  ],
  ...["address", "street", "line", "code", "number", "postal", "postale", "hausnummer"],
  ...[
    "birth",
    "date",
    "day",
    "dt",
    "nacimiento",
    "nascita",
    "nascimento",
    "urodzenia",
    "datum",
    "dat",
    "dátum",
    "idő",
    "tarihi",
    "рождения",
  ],
  ...["phone", "no", "téléphone", "teléfono", "telefono", "nr", "id", "account", "security", "licence", "license"],
  ...["client", "cliente", "compte", "dossier", "cuenta", "fiscale", "conto", "klienta", "konta", "telefonu"],
];
