// The closed set of categories: what a placeholder may say about the value it stands for.

/** Every category, in the order in which a tie between two rows is settled and the documentation lists them. */
export const CATEGORIES = [
  "CLIENT",
  "ORG",
  "PERSON",
  "SENSITIVE",
  "ENTITY",
  "EMAIL",
  "PHONE",
  "URL",
  "HANDLE",
  "SECRET",
  "SSN",
  "CARD",
  "IP",
  "ID",
  "DOMAIN",
  "IBAN",
  "MAC",
  "DOB",
  "PASSPORT",
  "DRIVER_ID",
  "CONNECTION",
  "SERVICE_ACCOUNT",
  "UNICODE_CONTROL",
  "PROMPT_INJECTION",
] as const;

export type Category = (typeof CATEGORIES)[number];
