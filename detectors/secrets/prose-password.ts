// Passwords in prose: "the password is …", "with password '…'", "credentials like user@host / …". Judged by their look, since words mostly follow the word.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["R3boot", "Now"].join("!");

/** A verb makes what follows more likely a password than a bare space does. */
const VERB =
  /[ \t]{1,2}(?:(?:is|was|are|of|to|as|ist|war|lautet|es|est|era|è|jest|to:|has been|will be|set to|changed to|reset to)[ \t:]{1,3}){1,2}(?:now[ \t]|still[ \t]|set to[ \t])?/iy;
const GAP = /[ \t]{1,2}/y;
const VALUE = /["'“‘«(`]{0,2}([^\s"'“”‘’»`]{5,64})/y;
const SIGNED = /[!@#$%^&*?+=~]/;

export const prosePassword: RowFile = {
  row: {
    id: "secrets/prose-password",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "password passwort passcode passphrase pwd pw kennwort contraseña contrasena senha parola hasło wachtwoord lösenord passord heslo mdp passe".split(
          " ",
        ),
    },
    find({ text, ends }, word, report) {
      const verb = endOfMatch(VERB, text, ends.at(word));
      const from = verb < 0 ? endOfMatch(GAP, text, ends.at(word)) : verb;
      const end = from < 0 ? -1 : endOfMatch(VALUE, text, from);
      if (end >= 0) reportJudged(text, from, end, verb >= 0, report);
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
    ],
    leaves: [
      "the password is not stored",
      "a password of 12 characters",
      "password (SHA-256)",
      "the password was reset in 2024",
      "password and user name",
      "password is $PASSWORD",
      "password: user@host.test/path",
      "the password is well-known",
      "password is required!",
    ],
  },
};

function reportJudged(
  text: string,
  from: number,
  found: number,
  verb: boolean,
  report: (start: number, end: number) => void,
): void {
  let start = from;
  while (start < found && "\"'“‘«(`".includes(text.charAt(start))) start++;
  const quote = start > from ? text.charAt(start - 1) : "";
  let end = found;
  const isQuoted = quote !== "" && quote !== "(" && /["'”’»`]/.test(text.charAt(end));
  if (!isQuoted) while (end > start && ".,;:)]}".includes(text.charAt(end - 1))) end--;
  // A mark that closes the sentence is no part of a password that is a word without it.
  if (!isQuoted && /^[A-Za-z]{1,64}[!?]$/.test(text.slice(start, end))) return;
  const value = text.slice(start, end);
  if (
    value.length < 5 ||
    isStandIn(value) ||
    !/\p{L}/u.test(value) ||
    /^[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/.test(value)
  )
    return;
  if (/^(?:https?:|[/\\~.,;]|[A-Z]{2,6}-?\d{1,4}$|v?\d+(?:\.\d+)+|[\w.]{1,64}\()/.test(value)) return;
  const digits = /\d/.test(value);
  const sure = SIGNED.test(value) || (digits && /[a-z]/.test(value) && /[A-Z]/.test(value));
  if (sure || ((verb || isQuoted) && digits && /[A-Za-z]/.test(value))) report(start, end);
}
