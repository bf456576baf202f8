// Fictional people and identifiers. Numbers come from ranges set aside for fiction or carry a check digit that is computed here.
import type { Random } from "../random.js";
import { type Composed, mark } from "./composed.js";

/** Given and family names that go together, by language of the text they stand in. */
const NAMES = {
  english: [
    "Harriet Pemberton",
    "Owen Castellanos",
    "Priya Raghunathan",
    "Marcus Whitlock",
    "Tomasz Wilczek",
    "Aoife Brannigan",
    "Desmond Okafor",
    "Lucy Tan",
  ],
  german: ["Jürgen Großmann", "Käthe Überhuber", "Matthias Schönfeld", "Annegret Vogelsang", "Björn Rüdiger"],
  french: ["Hélène Châtelain", "Benoît Lefèvre", "Maëlle Dubosc", "Gaëtan Rouvière"],
  spanish: ["Íñigo Zubizarreta", "Lucía Montañés", "Álvaro Peñaranda", "Nuria Escribano"],
  hungarian: ["Kőszegi Ödön", "Bánfalvi Ágnes", "Szűcs Gergő"],
} as const;

export type Language = keyof typeof NAMES;

const COMPANIES = ["Brindlewood", "Harrowgate", "Oxbarrow", "Quillmark", "Tansy & Vale", "Merrowfield"];
const LEGAL_FORMS = { english: "Ltd", german: "GmbH", french: "SAS", spanish: "SA", hungarian: "Inc" } as const;
const STREETS = ["Larkspur Lane", "Old Mill Road", "Cobbler Street", "Juniper Close"];

export function person(random: Random, language: Language = "english"): Composed {
  return mark("PERSON", random.pick(NAMES[language]));
}

/** The name and an address of one person, since mail and tables hold both. */
export function personWithEmail(random: Random, language: Language = "english"): { name: Composed; email: Composed } {
  const name = random.pick(NAMES[language]);
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");
  const [first = "", last = ""] = plain.split(" ");
  const local = random.pick([`${first}.${last}`, `${first.charAt(0)}${last}`, `${first}_${last}`]);
  return { name: mark("PERSON", name), email: mark("EMAIL", `${local}@${domainName(random)}`) };
}

export function company(random: Random, language: Language = "english"): Composed {
  return mark("ORG", `${random.pick(COMPANIES)} ${LEGAL_FORMS[language]}`);
}

export function address(random: Random): Composed {
  return mark("ADDRESS", `${random.whole(2, 180)} ${random.pick(STREETS)}`);
}

/** Numbers that Ofcom and the North American plan set aside for drama. */
export function phone(random: Random): Composed {
  const last = random.digits(2);
  const forms = [`+44 7700 9001${last}`, `(020) 7946 01${last}`, `+1 202-555-01${last}`, `212.555.01${last}`];
  return mark("PHONE", random.pick(forms));
}

export function host(random: Random): Composed {
  return mark("DOMAIN", `${random.pick(["db", "vault", "ci", "mail"])}${random.whole(1, 9)}.${domainName(random)}`);
}

/** Addresses of the documentation ranges (RFC 5737, RFC 3849). */
export function ipAddress(random: Random): Composed {
  const four = `${random.pick(["192.0.2", "198.51.100", "203.0.113"])}.${random.whole(2, 254)}`;
  const six = `2001:db8:${random.characters("0123456789abcdef", 4)}::${random.characters("123456789abcdef", 2)}`;
  return mark("IP", random.chance(0.7) ? four : six);
}

export function socialSecurity(random: Random): Composed {
  return mark("SSN", `${random.whole(101, 640)}-${random.whole(11, 98)}-${random.whole(1001, 9998)}`);
}

export function uuid(random: Random): Composed {
  const hex = (length: number) => random.characters("0123456789abcdef", length);
  return mark("ID", `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(["8", "9", "a", "b"])}${hex(3)}-${hex(12)}`);
}

/** Sixteen digits in groups of four, with a Luhn check digit. */
export function card(random: Random): Composed {
  const body = `4${random.digits(14)}`;
  const sum = [...body].reduce((total, digit, at) => total + luhnValue(Number(digit), at % 2 === 0), 0);
  return mark("CARD", `${body}${(10 - (sum % 10)) % 10}`.replace(/(\d{4})(?=\d)/g, "$1 "));
}

/** A German account with its check digits (ISO 13616, modulo 97). */
export function iban(random: Random): Composed {
  const account = random.digits(18);
  const check = 98n - (BigInt(`${account}131400`) % 97n); // DE00 after the account, letters as 13 and 14
  return mark("IBAN", `DE${String(check).padStart(2, "0")}${account}`.replace(/(.{4})(?=.)/g, "$1 "));
}

function domainName(random: Random): string {
  return random.pick(["brindlewood.example", "oxbarrow.example", "mail.quillmark.example", "harrowgate.example.org"]);
}

function luhnValue(digit: number, doubled: boolean): number {
  const value = doubled ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
}
