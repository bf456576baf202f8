// Who an account belongs to, where the name of the field leaves no doubt that an account follows: Windows events, directories, CEF; and `DOMAIN\user`.
import type { Report, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { MACHINE_ACCOUNTS } from "./machine-accounts.js";

/** https://learn.microsoft.com/windows/security/threat-protection/auditing/event-4624, and `suser`, `duser` of CEF */
const LABELS = [
  ...[
    "suser",
    "duser",
    "samaccountname",
    "targetusername",
    "subjectusername",
    "accountname",
    "logonname",
    "mailnickname",
  ],
  ...["targetuser", "srcuser", "dstuser", "initiatedby", "logonuser"],
];
/** A sign, or the end of the tag: `<Data Name="SubjectUserName">`. */
const SIGN = /["'`]?(?:>|[ \t]{0,8}[:=])[ \t]{0,32}["'`]?(?:[\w.-]{1,20}\\{1,2})?/y;
const NAME = /\p{L}[\p{L}\p{M}\d._-]{0,30}[\p{L}\p{M}\d](?![\p{L}\p{M}\d_$@\\/(-]|\.\p{L})/uy;
/** `Account Name:` of a Windows event. */
const TWO_WORDS = /(?:^|[\r\n\t ])(?:account|logon|sam account) $/i;

/** Accounts of Windows itself. */
const BUILT_IN = new Set(
  "system anonymous local network window dwm-1 dwm-2 umfd-0 umfd-1 guest krbtgt defaultaccount wdagutilityaccount logon service none null string master main primary default prod production staging".split(
    " ",
  ),
);

export const accountName: RowFile = {
  row: {
    id: "names/account-name",
    category: "PERSON",
    rank: RANK.name,
    remembers: true,
    needs: { words: [...LABELS, "name"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      const start = starts.at(word);
      const isOneWord = end - start !== 4;
      if (!isOneWord && !TWO_WORDS.test(text.slice(Math.max(0, start - 14), start))) return;
      const from = endOfMatch(SIGN, text, end);
      if (from > 0) reportAccount(text, from, report);
    },
  },
  vectors: {
    finds: [
      "\tAccount Name:\t\t«ovasshaug»\r\n",
      "suser=«ovasshaug» src=192.0.2.7",
      '"TargetUserName": "«o.vasshaug»"',
      "SamAccountName    : «ovasshaug»\n",
      '<Data Name="SubjectUserName">«ovasshaug»</Data>',
      "<TargetUserName>«o.vasshaug»</TargetUserName>",
      "Account Name: TARN\\«ovasshaug»\n",
    ],
    leaves: [
      "Account Name:\t\tSYSTEM",
      "Account Name: TARN-WS-04$",
      "<Data Name='SubjectUserName'>SYSTEM</Data>",
      "<Data Name='SubjectUserName'>TARN-WS-04$</Data>",
      "suser=root",
      "file name: ovasshaug",
      "targetUserName: user.name,",
      "the account name is set",
    ],
  },
};

function reportAccount(text: string, start: number, report: Report): void {
  const end = endOfMatch(NAME, text, start);
  const name = end > 0 ? text.slice(start, end).toLowerCase() : "";
  if (name !== "" && !MACHINE_ACCOUNTS.has(name) && !BUILT_IN.has(name) && !NO_PERSON.test(name)) report(start, end);
}

/** A service, or a member in code. */
const NO_PERSON = /^svc[-_.]|^(?:user|this|self|event|ctx|req|data|account|target|options|config|props)\./;

/** What says that an account follows: a key, or words of a sentence about one. */
const ANNOUNCED =
  /(?:\/user:|(?:^|[^A-Za-z])(?:user(?:name)?|account|log(?:in|on|ged (?:in|on) as)|owner|by|run ?as|as|from|identity|principal|member|benutzer|konto|utilisateur|usuario|utente)["']?[ \t]{0,4}[:=]?[ \t]{0,16}["']?)$/i;
const DOMAIN_USER = /\\{1,2}(?=\p{L}[\p{L}\p{M}\d._-]{0,30}[\p{L}\p{M}\d](?![\p{L}\p{M}\d_$\\/(-]|\.\p{L}))/uy;
const REACH = 40;
const NO_DOMAIN = new Set([
  "NT",
  "AUTHORITY",
  "SERVICE",
  "BUILTIN",
  "APPPOOL",
  "HKLM",
  "HKCU",
  "LOCALHOST",
  "WORKGROUP",
  "DOMAIN",
]);

/** Where the user of `DOMAIN\user` begins, if the word is the domain of an account; -1 if not. */
function userOf({ text, starts, ends }: Scan, word: number): number {
  const end = ends.at(word);
  if (text.charCodeAt(end) !== BACKSLASH) return -1;
  const start = starts.at(word);
  if (end - start < 2 || end - start > 15 || NO_DOMAIN.has(text.slice(start, end).toUpperCase())) return -1;
  const user = endOfMatch(DOMAIN_USER, text, end);
  if (user === end + 1 && isEscape(text, end)) return -1;
  return user > 0 && ANNOUNCED.test(text.slice(Math.max(0, start - REACH), start)) ? user : -1;
}

/** True for a single backslash that begins an escape of the string around it, as in JSON. */
function isEscape(text: string, at: number): boolean {
  return "nrtbfu".includes(text.charAt(at + 1)) && lineBefore(text, at, LONGEST_STRING).split('"').length % 2 === 0;
}

const LONGEST_STRING = 256;
const BACKSLASH = 92;

export const domainAccount: RowFile = {
  row: {
    id: "names/domain-account",
    category: "PERSON",
    rank: RANK.name,
    remembers: true,
    needs: "signedCapital",
    find(scan, word, report) {
      const user = userOf(scan, word);
      if (user > 0) reportAccount(scan.text, user, report);
    },
  },
  vectors: {
    finds: [
      String.raw`net use Z: \\x\y /user:TARN\«ovasshaug» p`,
      String.raw`logged on as TARN\«o.vasshaug».`,
      String.raw`"user": "TARN\\«ovasshaug»"`,
    ],
    leaves: [
      String.raw`user: "BUILTIN\Users"`,
      String.raw`run as NT AUTHORITY\system`,
      String.raw`by $X\alpha$`,
      String.raw`from App\Models\User`,
      String.raw`TARN\nover`,
      String.raw`{"owner": "Team\nover"}`,
    ],
  },
};

export const accountDomain: RowFile = {
  row: {
    id: "names/account-domain",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: "signedCapital",
    find(scan, word, report) {
      if (userOf(scan, word) > 0) report(scan.starts.at(word), scan.ends.at(word));
    },
  },
  vectors: {
    finds: [String.raw`net use Z: \\x\y /user:«TARN»\ovasshaug p`],
    leaves: [String.raw`user: "BUILTIN\Users"`, String.raw`TARN\nover`, String.raw`use App\Models`],
  },
};
