// Can this be the value of a secret? What a secret word names is one unless its look says that it is prose, code, a path or a gap to fill in.
import { besidePlaceholders } from "../../src/scan/kept-value.js";
import { lookOf } from "../../src/scan/randomness.js";
import type { Naming } from "./secret-key.js";
import { isStandIn } from "./stand-in.js";

/** True if a literal between quotes is one. `naming` says how sure its key is; a line of settings has no sentences, so words in a row are a phrase. */
export function isQuotedSecret(value: string, naming: Naming, isSetting = false): boolean {
  if (value.length < 4 || isHarmless(value)) return false;
  const beside = besidePlaceholders(value);
  // Its quotes may be those that redaction wrote, around words that were none of a secret.
  if (beside !== undefined) return beside.split(/\s+/).some((part) => isBareSecret(part, naming, false));
  const look = lookOf(value);
  const mixed = look.digits > 0 || look.others > 0;
  if (look.lower + look.upper + look.digits < (look.others > 3 ? 1 : 2) && !/[^\x00-\x7f]{2}/.test(value)) return false;
  if (/\s/.test(value)) {
    // What a program says begins with a capital: `"apiKeyCopied": "API key copied"`.
    if (naming === "token" || (naming === "inside" && /^\p{Lu}/u.test(value)) || TRANSLATED_LABEL.test(value))
      return false;
    return isSetting ? isWordsOfSetting(value) : isPassPhrase(value);
  }
  if (isLabel(value) || I18N.test(value)) return false;
  if (naming === "named") return mixed || value.length >= 6;
  // Tokens of a parser are words and signs; a key that only holds a secret word tells even less.
  return (
    value.length >= 8 &&
    (look.digits > 0 || look.odd >= 0.3 || look.others >= 6) &&
    !IDENTIFIER.test(value) &&
    !NUMBERED.test(value)
  );
}

/** True if a bare value is one; `closed` says that nothing but white space or a comment stands behind it in its line. */
export function isBareSecret(value: string, naming: Naming, closed: boolean): boolean {
  if (value.length < 5 || isHarmless(value) || CODE.test(value) || TYPE.test(value) || CLASS_NAME.test(value))
    return false;
  const look = lookOf(value);
  if (look.lower + look.upper + look.digits < 3) return false;
  if (isLabel(value)) return false;
  if (naming !== "named")
    return (
      value.length >= 8 && look.digits >= 2 && (look.odd >= 0.2 || (look.digits === look.length && look.length >= 14))
    );
  if (look.digits > 0 && look.lower + look.upper > 0) return value.length >= 8 || closed;
  if (look.digits > 0) return value.length >= 6 && look.others === 0 && closed;
  if (look.others > 0 && !IDENTIFIER.test(value)) return value.length >= 6;
  // Letters only: a password in a settings file, or a name in code.
  return value.length >= 8 && (closed || look.odd >= 0.35) && (look.odd >= 0.4 || !/[a-z][A-Z]/.test(value));
}

/** Shapes that name or describe something, whatever the key: gaps, addresses, paths, code that names a value. */
function isHarmless(value: string): boolean {
  if (isStandIn(value) || ADDRESS.test(value) || OWN_PLACEHOLDER.test(value) || MARKUP.test(value)) return true;
  if (NUMBERS.test(value) || SCOPED.test(value)) return true;
  if (HOST.test(value) || EXPRESSION.test(value) || CREDENTIAL_FILE.test(value)) return true;
  if (JOINT.test(value) && /[+,:(&|?]\s{0,8}$/.test(value)) return true;
  return PATH.test(value) && lookOf(value).odd < 0.3;
}

/** Versions, object identifiers, seconds: `1.3.6.1.5.5.7`. */
const NUMBERS = /^\d{1,12}(?:\.\d{1,12}){1,16}$/;
/** A name in its module: `sas::SasStyle`. */
const SCOPED = /^[A-Za-z_]\w{0,63}(?:::[A-Za-z_]\w{0,63}){1,6}$/;
/** Small letters, two dots or more and an end of letters: `oauth2-proxy.example.com`. */
const HOST = /^[a-z][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){1,4}\.[a-z]{2,12}$/;
/** A regular expression that says what a secret looks like: `[a-f0-9]{40}`, `\w+`. */
const EXPRESSION = /\[\^?\\?\w-[^\]\s]{1,40}\](?:\{\d|[+*]|$)|\\[dwsDWS](?:\{\d|[+*])|\(\?[:=!<]/;
/** A name and the file that holds it: `db-password:/etc/credstore/db-password`. */
const CREDENTIAL_FILE = /^[A-Za-z][\w.-]{0,40}:(?:\/[\w.@+-]{1,64}){2,16}$/;
const MARKUP = /^<[\w:!/?]/;
/** Not a literal but what stands between two: `" + name + "`. */
const JOINT = /^\s{0,8}[+,.;:)&|?]/;
const OWN_PLACEHOLDER = /^\[?[A-Z]{2,20}_[0-9a-f]{10}(?:[0-9a-f]{22})?/;
const ADDRESS =
  /^(?:(?:https?|file|ftp|s3|gs|vault|ssm|op|keyring|secretsmanager|env|arn|data|urn|ref\+\w{1,20}):|(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\w{1,20}) )/i;
const PATH =
  /^(?:~|\.{1,2}|[A-Za-z]:)?(?:[/\\][\w.@%+ -]{1,64}){1,16}[/\\]?$|^(?:[\w.-]{1,40}\/){1,8}[\w.#-]{1,40}$|^[\w./-]{1,80}\.(?:txt|pem|key|crt|cer|json|ya?ml|toml|ini|conf|cfg|env|ts|js|py|rb|go|sh|php|md|html?|p12|pfx|jks|log|pub)$/;
/** `process.env.DB_PASSWORD`, `request.token`, `getToken(`, `MY_SECRET_KEY`, `:symbol`, `&reference`. */
const CODE =
  /^(?:[A-Za-z_$@][\w$]{0,64}(?:(?:\??\.|->|::)[A-Za-z_$][\w$]{0,64}){1,8}|_?[A-Z]{2,}(?:_[A-Z]+){1,8}|[:&*][A-Za-z_]\w{0,64}|[A-Za-z_$][\w$]{0,64}\?)$/;
const TYPE =
  /^(?:(?:std::)?(?:string|str|text|bytes?|varchar|char|int|integer|number|boolean|bool|any|unknown|never|object|void|self|this|null|none|nil|undefined|true|false|optional|required|crypto\w{0,20})|(?:new|await|return|function|lambda|async|const|let|var|if|not|get\w{0,40}|set\w{0,40}|is[A-Z]\w{0,40}))$/i;
const CLASS_NAME = /^[A-Z][a-z]{1,24}(?:[A-Z][a-z]{1,24}){1,6}$/;
/** Names of secrets rather than secrets: `Access Token`, `#new-password`, `db_password`, `accessToken`. */
function isLabel(value: string): boolean {
  if (value.length > 64) return false;
  if ((LABEL.test(value) || CAMEL_LABEL.test(value)) && LETTERS.test(value)) return true;
  return NUMBERED_LABEL.test(value) || VERSIONED_LABEL.test(value) || TRANSLATED_LABEL.test(value);
}

const LABEL = /(?:^|[ _.:#@$-])(?:pass(?:word|wd|phrase)?|token|secret|key|auth|credentials?|login)s?[:?!.*]{0,2}$/i;
const CAMEL_LABEL = /[a-z](?:Pass(?:word|wd|phrase)?|Token|Secret|Key|Auth|Credentials?|Login)s?[:?!.*]{0,2}$/;
/** The name of a token or a key with a number: `auth_token_v2`, `T_STRING2`; weak passwords are not among them. */
const NUMBERED_LABEL =
  /^[A-Za-z]{1,24}(?:[_-][A-Za-z]{1,24}){0,3}[_-](?:tokens?|keys?|string|credentials?|secret)[_-]?v?\d{1,2}$/i;
/** A name with its version: `theme-preference-v2`, `app.settings.v3`. */
const VERSIONED_LABEL = /^[a-z]{2,24}(?:[._:-][a-z]{2,24}){1,4}[._:-]v\d{1,2}$/i;
/** What a form calls a password in other languages: `Mot de passe`, `Neues Passwort`, `Passwort bestätigen`. */
const TRANSLATED_LABEL =
  /^(?:\p{L}{2,14} ){0,3}(?:passwort|kennwort|mot de passe|contraseña|senha|parola|hasło|heslo|wachtwoord|lösenord|adgangskode|passord|salasana|jelszó|lozinka|şifre|пароль|密码|密碼|パスワード|비밀번호)(?: \p{L}{2,14}){0,4}[:?!.*…]{0,3}$/iu;
const LETTERS = /^[#.:@$-]{0,2}[A-Za-z _.-]{1,64}[:?!.*]{0,2}$/;
const I18N = /^[a-z]{2,24}(?:\.[a-z][A-Za-z_]{2,24}){1,6}$/;
const IDENTIFIER = /^[A-Za-z]{1,64}(?:[_.-][A-Za-z]{1,32}){0,6}$/;

/** The same with a number: `ROW_NUMBER_2`, `function_name_v2`. */
const NUMBERED = /^[A-Za-z]{2,24}(?:[_.-][A-Za-z]{2,24}){1,6}[_.-]?v?\d{1,2}$/;

/** Words of which a sentence or a label about a secret is made. */
const ABOUT_SECRETS =
  /(?:^|[^a-z])(?:your|please|enter|must|is|are|was|be|been|cannot|can|not|invalid|incorrect|wrong|required|reset|forgot(?:ten)?|password|passphrase|token|secret|confirm|repeat|choose|minimum|characters|the|this|that|for|from|of|a|an|if|when|to|do|does|did|new|old|no|(?:do|does|did|is|are|wo|ca|should|could|would)n['’]?t|should|could|would|will|has|have|already|contains?|match(?:es)?|expired|missing)(?![a-z])/i;

/** Words with spaces between them that are no sentence. */
function isPassPhrase(value: string): boolean {
  return value.length >= 8 && !ABOUT_SECRETS.test(value) && !/[.:?!…]$|[\n\r]/.test(value);
}

/** What a program says to its users stands among settings too. */
const INSTRUCTION =
  /^(?:please|enter|your|invalid|wrong|incorrect|missing|forgot|reset|change|confirm|repeat|choose|type|show|hide)\b/i;

function isWordsOfSetting(value: string): boolean {
  return value.length >= 8 && !INSTRUCTION.test(value) && !/[.:?!…]$|[\n\r]/.test(value);
}
