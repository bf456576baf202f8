// A user and a password with one sign between them: `login user@host / …`, `Zugangsdaten: bob / …`, `user/password: admin/…`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["hunter2", "hunter2"].join("");

const PAIR = /[^\r\n]{0,80}?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}['"]?[ \t]{0,2}[/:|][ \t]{0,2}['"]?/iy;
const SECOND = /[^\s'"`]{6,64}/y;

export const credentialPair: RowFile = {
  row: {
    id: "secrets/credential-pair",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["credentials", "credential", "login", "logins", "creds", "account", "accounts"] },
    find({ text, ends }, word, report) {
      const start = endOfMatch(PAIR, text, ends.at(word));
      const end = endOfSecond(text, start);
      const found = text.slice(Math.max(0, start), Math.max(0, end));
      if (end > start && /[A-Za-z]/.test(found) && /\d|[!#$%^&*?]/.test(found) && !isStandIn(found)) report(start, end);
    },
  },
  vectors: {
    finds: [`Login credentials like user@a.test / «${value}» were found`, `account bob@b.test:«${value}»`],
    leaves: ["login at a@b.test / other", "credentials of user@a.test"],
  },
};

function endOfSecond(text: string, start: number): number {
  let end = start < 0 ? -1 : endOfMatch(SECOND, text, start);
  while (end > start && ".,;:)".includes(text.charAt(end - 1))) end--;
  return end;
}

const LABEL =
  /(?:[ ](?:for|to|für|pour|para|per)[ ](?:the[ ])?[\w.-]{1,24})?(?:[ ]?\/[ ]?(?:pass(?:word|wort|e)?|pw|pwd|mdp|contraseña|senha|hasło|kennwort))?(?:[ \t]{0,2}:[ \t]{0,4}|[ \t]{1,2}(?=[\w.-]{2,32}:\S{8})|[ \t](?:is|are|with|sind|ist|mit|avec|con)[ \t:]{1,3})["'`]?[\w.@+-]{2,64}["'`]?[ \t]{0,2}\\?[/|:][ \t]{0,2}["'`]?/iy;
/** `user = "bob:…"` of curl's settings, `login=bob:…` of Squid. */
const SETTING = /[ \t]{0,2}=[ \t]{0,2}["']?[\w.@+-]{2,64}:/y;
const OF_SETTING = /^[ \t]{0,8}(?:proxy-)?user$|^[ \t]{0,8}cache_peer[ \t][^\r\n]{0,160}[ \t]login$/;
/** What no path and no word is: letters with digits or with a sign. */
const MIXED = /^(?![^/:]*[/:])(?!.*\.[a-z]{2,5}$)(?:(?=.*\d)(?=.*[A-Za-z]).{8,64}|(?=.*[A-Za-z]).*[!@#$%^&*?+=~].*)$/;

export const labelledPair: RowFile = {
  row: {
    id: "secrets/labelled-pair",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "credentials login logins creds wifi wlan zugang accès acceso accesso dostęp user username zugangsdaten anmeldedaten logindaten benutzer benutzername identifiants utilisateur credenziali utente credenciales usuario inloggegevens gebruiker".split(
          " ",
        ),
    },
    find({ text, ends }, word, report) {
      // The label ends with a colon, or a slash and the word for a password come first.
      if (!":/ =".includes(text.charAt(ends.at(word)) || "x")) return;
      const setting = endOfMatch(SETTING, text, ends.at(word));
      const isSetting = setting > 0 && OF_SETTING.test(lineBefore(text, ends.at(word), 200));
      const start = isSetting ? setting : endOfMatch(LABEL, text, ends.at(word));
      const end = endOfSecond(text, start);
      const found = text.slice(Math.max(0, start), Math.max(0, end));
      const counts = MIXED.test(found) || (isSetting && /^(?=.*\d)(?=.*[a-z])\S{5,64}$/i.test(found));
      if (end > start && counts && !isStandIn(found)) report(start, end);
    },
  },
  vectors: {
    finds: [
      `Login: bob / «${value}»`,
      `user/password: admin/«${value}»`,
      `Zugangsdaten: bob / «${["Garten", "tor"].join("!")}»`,
      `Identifiants : bob | «${value}».`,
      `creds are bob:«${value}»`,
      `login with admin / «${value}» failed`,
      `Zugang: bob / «${value}»`,
      `creds for jenkins: admin / «${value}»`,
      `default gateway login admin:«${value}»`,
      `WiFi: Guests / «${value}»`,
      `user = "bob:«${value}»"`,
      `proxy-user = bob:«${value}»`,
      `cache_peer 10.0.0.1 parent 3128 0 no-query login=bob:«${value}»`,
      `creds for the box: root:«${value}»`,
    ],
    leaves: [
      "login: app/views/login2.html",
      "  --user=1000:abcd12345",
      "user: bob / editor",
      "login: /auth/v2",
      "user: api/v2/users12345",
      "login: auth/oauth2.ts",
      "the user / admin",
      "user: bob / 2024-01-02",
      "username: system:serviceaccount:ns12345",
      "user: 1000:1000",
      "users with roles / groups2go.ts",
    ],
  },
};
