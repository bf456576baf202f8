// Login names that are made of a person's name, where a key says that one follows: `owner: oriel.vasshaug`, `login='johanna'`. Those of machines stay.
import type { Report, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch, wordAfter } from "../../src/scan/pattern.js";
import { valuesWithin } from "../../src/scan/values-within.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";
import { isPlainName, mayBePartOfName } from "./name-kind.js";

const SIGN = /["'`]?[ \t]{0,4}[:=][ \t]{0,4}["'`]?/y;
/** The sign before a list of logins. */
const LIST_SIGN = /["'`]?[ \t]{0,4}[:=][ \t]{0,4}(?=[[\r\n])/y;
/** Small letters in one to three parts, with digits at their end. */
const LOGIN = /(?:[a-z]{2,24}|[a-z](?=[._-]))(?:[._-][a-z]{1,24}){0,2}\d{0,4}/y;

export const login: RowFile = {
  row: {
    id: "names/login",
    category: "PERSON",
    rank: RANK.name,
    needs: {
      words: [
        ...["login", "loginname", "username", "user", "userid", "uid", "owner", "author", "assignee", "reviewer"],
        ...["approver", "maintainer", "requester", "requestor", "reporter", "committer", "operator", "editor", "actor"],
        ...["createdby", "updatedby", "modifiedby", "changedby", "deletedby", "assignedto", "submittedby", "benutzer"],
        ...["benutzername", "utilisateur", "usuario", "utente", "by"],
        ...[
          "users",
          "owners",
          "authors",
          "assignees",
          "reviewers",
          "approvers",
          "maintainers",
          "members",
          "admins",
          "logins",
        ],
      ],
      only: "signed",
    },
    explain: evidenceWords,
    find({ text, ends }, word, report) {
      const start = endOfMatch(SIGN, text, ends.at(word));
      if (start < 0) return;
      const list = endOfMatch(LIST_SIGN, text, ends.at(word));
      if (list > 0)
        for (const value of valuesWithin(text, list)) if (value.key === "") reportLogin(text, value.start, report);
      reportLogin(text, start, report);
    },
  },
  vectors: {
    finds: [
      "owner: «oriel.vasshaug»\n",
      "WHERE login='«johanna»';",
      "ok user=«ksenia.vasshaug» ip=1",
      '"created_by": "«j-brennan»"',
      "username: «bettina77»",
      "user=«khollander» ip=1",
      "assignee = «marlow_johanna»",
      'reviewers: ["«oriel.vasshaug»", "platform", "«j-brennan»"]',
      "owners:\n  - «oriel.vasshaug»\n  - root\n",
    ],
    leaves: [
      "user: root",
      "user=deploy",
      "username: admin",
      "owner: platform-team",
      "login=default",
      "user: user.name",
      "owner: johanna()",
      "by: date",
      "user=svc-billing",
      "author: string",
      "owner: github.com/x",
      "user: backup.service",
    ],
  },
};

function reportLogin(text: string, start: number, report: Report): void {
  const end = endOfMatch(LOGIN, text, start);
  if (end < 0 || wordAfter(text, end) || GOES_ON.test(text.slice(end, end + 2))) return;
  if (isOfPerson(text.slice(start, end).replace(/\d{1,4}$/, ""))) report(start, end, EVIDENCE.labelled.bit);
}

/** A call, a path, a mail address, a member of code. */
const GOES_ON = /^(?:[(/@:[\\]|[._-]\w)/;

/** A given name by itself or beside anything but machines' words, or a family name that no other word is. */
function isOfPerson(value: string): boolean {
  const parts = value.split(/[._-]/);
  const kinds = parts.map((part) => classOfName(part, 0, part.length));
  if (parts.length === 1)
    return (isPlainName(kinds[0] ?? 0) && ((kinds[0] ?? 0) & LEXICON.given) !== 0) || isShortened(value);
  const isNamed = kinds.some((bits, at) => (parts[at]?.length ?? 0) > 2 && isPlainName(bits));
  return isNamed && kinds.every((bits, at) => (parts[at]?.length ?? 0) === 1 || mayBePartOfName(bits));
}

/** Shortest family name behind an initial, in UTF-16 units. */
const SHORTEST_FAMILY = 5;

/** An initial and a family name in one word that is no other: `ovasshaug`. */
function isShortened(value: string): boolean {
  const family = classOfName(value, 1, value.length);
  return (
    value.length > SHORTEST_FAMILY &&
    classOf(value, 0, value.length) === 0 &&
    isPlainName(family) &&
    (family & LEXICON.given) === 0
  );
}
