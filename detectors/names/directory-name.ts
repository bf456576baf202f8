// Who an entry of a directory is about: `cn=` and `uid=` of a distinguished name among people (RFC 4514), `cn:` and `sn:` in an entry of LDIF (RFC 2849).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isOrdinaryForm } from "../../src/scan/name-forms.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { MACHINE_ACCOUNTS } from "./machine-accounts.js";

/** A value with its escapes, up to the comma before the rest of the name. */
const VALUE = /=(?:\\[^\r\n]|[^,+\\\r\n"=<>;]){1,128}(?=,)/y;
/** The rest of a name that is of a person. */
const AMONG_PEOPLE =
  /^(?:,\s?[A-Za-z]{1,4}=[^,=\r\n"]{1,64}){0,4},\s?(?:ou|cn)=(?:people|persons?|users?|staff|employees|students|contacts|accounts|benutzer|personen|mitarbeiter|utilisateurs|usuarios)(?:,|$|["\r\n])/i;
/** A family and a given name with a comma between them, which a name escapes. */
const ESCAPED_COMMA = /^[\p{L}\p{M}'’ -]{1,64}\\(?:,|2[Cc])/u;
const REACH = 320;

/** True for a name of several words or an account that is no machine's. */
function isPerson(value: string): boolean {
  const words = value.split(/[\s._-]+/).filter((word) => word !== "");
  if (MACHINE_ACCOUNTS.has(value.toLowerCase()) || /^(?:svc|sa|srv)[-_.]/i.test(value) || value.endsWith("$"))
    return false;
  return /\p{L}{2}/u.test(value) && !words.every(isOrdinaryForm);
}

export const directoryName: RowFile = {
  row: {
    id: "names/directory-name",
    category: "PERSON",
    rank: RANK.name,
    remembers: true,
    needs: { words: ["cn", "uid"], only: "signed" },
    find({ text, ends }, word, report) {
      const end = ends.at(word);
      const last = text.charAt(end) === "=" ? endOfMatch(VALUE, text, end) : -1;
      if (last < 0) return;
      const value = text.slice(end + 1, last);
      const isNamed = ESCAPED_COMMA.test(value) || AMONG_PEOPLE.test(text.slice(last, last + REACH));
      if (isNamed && isPerson(value.replace(/\\(?:,|2[Cc])/g, " "))) report(end + 1, last);
    },
  },
  vectors: {
    finds: [
      "manager: cn=«oriel vasshaug»,ou=people,dc=x",
      "dn: uid=«ovasshaug»,ou=Staff,dc=x,dc=y\n",
      "CN=«Vasshaug\\, Oriel»,OU=x,DC=y",
      "CN=«Vasshaug\\2C Oriel»,OU=x,DC=y",
      '"cn=«oriel vasshaug»,cn=users,dc=x"',
    ],
    leaves: [
      "uid=admin,ou=people,dc=x",
      "uid=1000(x),ou=y",
      "cn=Domain Users,cn=Users,dc=x",
      "cn=admins,ou=groups,dc=x",
      "cn=svc-tarn,ou=users,dc=x",
      "CN=x, DC=y",
    ],
  },
};

const ENTRY_KEY = /^dn::?[ \t]/;
/** Longest entry, in UTF-16 units. */
const LONGEST = 8192;
const OF_PERSON =
  /^(?:objectClass: (?:person|inetOrgPerson|organizationalPerson|posixAccount|user|contact)|givenName:)/im;
const NAME_LINE = /^((?:cn|sn|gecos)(?:;[\w-]{1,16})?: )([^\r\n,;:][^\r\n]{0,127})/gim;
/** Values with letters that ASCII lacks are written in base64, behind two colons. */
const ENCODED_LINE =
  /^((?:cn|sn|gecos|givenName|displayName|name|initials|uid|mail|telephoneNumber|mobile|street|postalAddress|l|dn|description)(?:;[\w-]{1,16})?:: )([A-Za-z\d+/]{2,256}={0,2})[ \t]{0,4}(?=\r?$)/gim;

export const directoryEntry: RowFile = {
  row: {
    id: "names/directory-entry",
    category: "PERSON",
    rank: RANK.name,
    remembers: true,
    needs: { words: ["dn"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      if (text.charAt(ends.at(word)) !== ":" || !/^$|[\r\n]/.test(text.charAt(start - 1))) return;
      const rest = text.slice(start, start + LONGEST);
      if (!ENTRY_KEY.test(rest)) return;
      const close = rest.search(/\r?\n(?:\r?\n|dn:)/);
      const entry = close < 0 ? rest : rest.slice(0, close);
      if (!OF_PERSON.test(entry)) return;
      for (const match of entry.matchAll(NAME_LINE)) {
        const from = start + match.index + (match[1] ?? "").length;
        const value = (match[2] ?? "").trimEnd();
        if (isPerson(value)) report(from, from + value.length);
      }
      for (const match of entry.matchAll(ENCODED_LINE)) {
        const from = start + match.index + (match[1] ?? "").length;
        report(from, from + (match[2] ?? "").length);
      }
    },
  },
  vectors: {
    finds: [
      "dn: x\nobjectClass: person\ncn: «vasshaug, oriel»\nsn: «vasshaug»\nl: x\n\ncn: tarn\n",
      "dn:: «eA==»\ncn;lang-de: «oriel vasshaug»\ngivenName: x\n",
      "dn: x\ngivenName:: «w5Zkw7Zu»\nobjectClass: person\njpegPhoto:: w5Zkw7Zu\n",
    ],
    leaves: ["dn: x\nobjectClass: groupOfNames\ncn: vasshaug\n", "cn: vasshaug\nobjectClass: person\n", "a dn: x"],
  },
};
