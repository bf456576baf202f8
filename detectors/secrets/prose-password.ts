// Passwords in prose: "the password is …", "with password '…'", "credentials like user@host / …". Judged by their look, since words mostly follow the word.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import { holdsMark, isSure, NO_PASSWORD, reportJudged } from "./password-look.js";
import { isStandIn } from "./stand-in.js";

const value = ["R3boot", "Now"].join("!");

/** What it is for or where: `for the portal`, `on that box`, `du wifi`, `fürs WLAN`; and a word that describes it in the Romance languages. */
const FOR =
  "(?:[ \\t](?:(?:for|on|of|to|in|at|fürs|für|fuer|fuers|zum|vom|von|im|k|ke|od|pro|u|w|dla|du|de|del|della|dello|do|da|pour|para|per|na|voor|van|til|till)(?:[ \\t][\\p{L}\\d'’.-]{1,20}){1,3}?|nuev[oa]|nuov[oa]|nov[oa]|nouveau|actuel|temporal)){0,2}";
/** A verb makes what follows more likely a password than a bare space does. */
const VERB = new RegExp(
  `[ \\t](?:is|was|has been)[ \\t](?:generated|set|created|reset)[ \\t]for[ \\t][\\w.@'%-]{1,64}:[ \\t]|${FOR}(?:[ \\t]{1,2}(?:(?:is|was|are|of|to|as|ist|war|lautet|es|est|era|è|é|är|er|je|jest|to:|has been|will be|set to|changed to|reset to|wurde auf|c['’]est)[ \\t:]{1,3}){1,2}(?:now[ \\t]|still[ \\t]|set to[ \\t])?|[ \\t]?(?:->|→|=>|=)[ \\t]|\\?[ \\t](?:it['’]s|c['’]est)[ \\t]|(?<=[\\p{L}\\d]{2}):[ \\t]{1,2})`,
  "iuy",
);
const GAP = /[ \t]{1,2}/y;
/** A user before it, or a word that a password follows: then its look need prove less. */
const USED =
  /(?:(?:user(?:name)?|login|benutzer(?:name)?|usuario|utente|utilisateur|identifiant|gebruiker|konto)[ \t:=]{1,3}\S{2,40}[,;]?[ \t](?:(?:and|und|et|y|e)[ \t])?|(?:using|with|mit|avec|con|met)[ \t](?:the[ \t])?|-password(?:-again)?[ \t])$/i;
/** The value stands before the word: `use … as the password`, `… is the new password`. */
const BEFORE =
  /(?:^|[\s"'`“])([^\s"'`“”]{6,64})["'`”]?[ \t](?:is|as|ist|als|est|es|è)(?:[ \t](?:the|a|your|my|our|her|his|das|dein|mein|neues?|new|temporary|temp|root|admin|wifi|default|le|la|el|il)){0,3}[ \t]$/i;
const VALUE = /["'“‘«(`]{0,2}((?:(?!<\/)[^\s"'“”‘’»`]){5,64})/y;

type Report = (start: number, end: number) => void;

export const prosePassword: RowFile = {
  row: {
    id: "secrets/prose-password",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "password passwort gerätepasswort adminpasswort masterpasswort wlanpasswort startpasswort initialpasswort serverpasswort systempasswort datenbankpasswort passcode passphrase pwd pw pass kennwort contraseña contrasena senha parola clave hasło haslo sifre losenord lösen wachtwoord lösenord lösenordet passord heslo mdp passe jelszó jelszavam пароль şifre 비밀번호 비밀번호는".split(
          " ",
        ),
    },
    find({ text, starts, ends }, word, report) {
      if (!reportAfter(text, starts.at(word), ends.at(word), report)) reportBefore(text, starts.at(word), report);
    },
  },
  vectors: {
    finds: [
      `and her password «${value}».`,
      `the password is «${value}», and`,
      `its password was '«${value}»'. This`,
      `Das Passwort lautet «${["Start", "2025"].join("@")}».`,
      `password «!${["Purple", "77"].join("Sky")}» appeared`,
      `her password is ${"“"}«hunter${"2"}hunter»”`,
      `the root pw on that box is «${value}».`.replace(value, ["sommer", "2024x"].join("")),
      "Das WLAN-Passwort lautet «torwart».",
      "le mot de passe du wifi est «sommer2024»",
      "Passwort fürs WLAN: «sommer2024»",
      "<n>Passwort fuer Portal: «Krabbe!2026»</n>",
      "mi contraseña nueva es «verano2024»",
      "a senha é «verao2024»",
      "username bob password «summer2024»",
      `use «${value}» as the password.`,
      `«${value}» is the new password for all`,
      "password -> «summer2024»",
      "d-i passwd/root-password password «summer2024»",
      "lösenordet är «sommar2024»",
      "changed password from «Winter2023!» to «Sommer2024!»",
      "haslo do bazy to «Wiosna2024!»",
      "heslo k databázi je «jaro2024»",
      "senha do banco = «verao2024»",
      "пароль: «весна2024»",
      "VNC pw «abc12345»",
      "A temporary password is generated for root@localhost: «tannen+7x»",
      "Please use the following password to go on:\n\n«0af3c7d91b0af3c7»\n\nThis may",
      "1|password: «harbor21»|kept",
    ],
    leaves: [
      "the password is not stored",
      "Das Passwort lautet wie folgt:",
      "Das Passwort lautet für alle gleich.",
      "a password of 12 characters",
      "password (SHA-256)",
      "the password was reset in 2024",
      "password and user name",
      "password is $PASSWORD",
      "password: user@host.test/path",
      "the password is well-known",
      "password is required!",
      "pass is complete in 2.5s",
      "pass x86_64 to it",
      "the HTTP2 is the password",
      "use SHA256 as the password hash",
      "password for the user: string",
      "la clave es id2",
      "set it as the password.",
      "pw = pw2[:-1]",
      "password from the form2 to the store",
      '<password type="plain2" x="y"/>',
      "with password authentication",
      "we just pass to modnames2paths",
      "with password C<$pass>",
      "app --password-file /run/db-password --token-file2=/run/token",
    ],
  },
};

const LESS = 60;

/** Units around the word in which a password stands, and a digit or a sign of it. */
const REACH = 100;

function reportAfter(text: string, at: number, last: number, report: Report): boolean {
  if (text.startsWith(" lautet", last)) return reportStated(text, last, report);
  // The name of an element: what follows are its attributes.
  if (
    text.charCodeAt(at - 1) === LESS ||
    !" \t:?-=→".includes(text.charAt(last) || "x") ||
    !holdsMark(text, last, last + REACH)
  )
    return false;
  const changed = endOfMatch(CHANGED, text, last);
  if (changed > 0) return reportChange(text, changed, report);
  if (reportBelow(text, last, report)) return true;
  const verb = endOfMatch(VERB, text, last);
  const from = verb < 0 ? endOfMatch(GAP, text, last) : verb;
  const end = from < 0 ? -1 : endOfCell(text, at, from, endOfMatch(VALUE, text, from));
  if (end < 0) return false;
  const used =
    verb < 0 && (USED.test(text.slice(Math.max(0, at - 64), at)) || /^(?:pw|pwd)$/i.test(text.slice(at, last)));
  // `pass` alone and `clave` are other words as well.
  if (verb < 0 && !used && isLoose(text, at, last)) return false;
  // What a program hands on: "pass to toLower2".
  if (/^pass [ta]/i.test(text.slice(at, last + 2))) return false;
  return reportJudged(text, from, end, verb >= 0 || used, report);
}

/** German says `lautet` of the value alone; a word that ends the sentence there is one, whatever it looks like. */
const STATED = / lautet(?: (?:jetzt|nun|also|immer noch|weiterhin|ab sofort))?:?[ \t]{1,2}["'„“»`]?/y;
const WORD = /[\p{L}\p{N}]{5,40}(?=[.!]?["'“”«`)]{0,2}[.!]?[ \t]{0,4}(?:[\r\n]|$))/uy;

function reportStated(text: string, last: number, report: Report): boolean {
  const start = endOfMatch(STATED, text, last);
  const end = start < 0 ? -1 : endOfMatch(WORD, text, start);
  if (
    end > 0 &&
    !/^(?:folgt|anders|ander\w{1,3}|gleich)$/i.test(text.slice(start, end)) &&
    !isStandIn(text.slice(start, end))
  ) {
    report(start, end);
    return true;
  }
  const verb = endOfMatch(VERB, text, last);
  const value = verb < 0 || !holdsMark(text, last, last + REACH) ? -1 : endOfMatch(VALUE, text, verb);
  return value > 0 && reportJudged(text, verb, value, true, report);
}

/** Where the value ends if the word stands in a cell of a table, which the next bar closes. */
function endOfCell(text: string, at: number, from: number, end: number): number {
  const bar = end < 0 ? -1 : text.slice(from, end).indexOf("|");
  return bar > 0 && lineBefore(text, at, REACH).includes("|") ? from + bar : end;
}

/** The value is a paragraph of its own below the line that announces it. */
const ANNOUNCED =
  /(?:[ \t][\p{L}'’-]{1,16}){0,6}:[ \t]{0,2}\r?\n[ \t]{0,8}(?:\r?\n[ \t]{0,8})(?=[^\s]{8,64}[ \t]{0,4}(?:\r?\n[ \t]{0,8}(?:\r?\n|$)|$))/uy;

function reportBelow(text: string, last: number, report: Report): boolean {
  const start = endOfMatch(ANNOUNCED, text, last);
  const end = start < 0 ? -1 : endOfMatch(VALUE, text, start);
  return end > 0 && reportJudged(text, start, end, true, report);
}

/** `changed the password from … to …`. */
const CHANGED = /[ \t](?:was changed |wurde |changed )?(?:from|von)[ \t]{1,2}/iy;
const CHANGED_TO = /["'”’»`]?,?[ \t]{1,2}(?:to|auf|in|zu)[ \t]{1,2}/iy;

function reportChange(text: string, start: number, report: Report): boolean {
  const end = endOfMatch(VALUE, text, start);
  if (end < 0 || !reportJudged(text, start, end, true, report)) return false;
  const next = endOfMatch(CHANGED_TO, text, end);
  const last = next < 0 ? -1 : endOfMatch(VALUE, text, next);
  if (last > 0) reportJudged(text, next, last, true, report);
  return true;
}

function isLoose(text: string, start: number, end: number): boolean {
  return /^(?:pass|clave|parola|passe)$/i.test(text.slice(start, end));
}

/** A value that has every look of one, where the word for it comes last. */
function reportBefore(text: string, at: number, report: Report): void {
  if (text.charAt(at - 1) !== " " || !holdsMark(text, Math.max(0, at - REACH), at)) return;
  const from = Math.max(0, at - REACH);
  const found = BEFORE.exec(text.slice(from, at));
  const value = found?.[1];
  if (found === null || value === undefined || !isSure(value) || isStandIn(value) || NO_PASSWORD.test(value)) return;
  const start = from + found.index + found[0].indexOf(value);
  report(start, start + value.length);
}
