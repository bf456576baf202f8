// Does a key name a secret? In the usual languages and abbreviations, with prefixes and suffixes (`db_pass`, `clientSecret`, `PGPASSWORD`).
import { isKeyUnit, LONGEST_KEY } from "../../src/scan/assignment.js";

/** How sure a key makes us of its value. */
export type Naming =
  /** The key ends in a secret word: `db_password`, `apiKey`. */
  | "named"
  /** The key ends in a word that names tokens of other kinds too, such as those of a parser. */
  | "token"
  /** A secret word stands inside the key: `password_for_ci`. */
  | "inside";

const PASSWORDS = "pass(?:words?|wd|phrase|code|wort|wrd)|pswd|psw|pwd|secrete?|credentials?|bearer|authtok|concealed";
const KEYS =
  "(?:api|private|access|secret|auth(?:entication|orization)?|account|admin|master|sign(?:ing)?|encrypt(?:ion)?|decryption|hmac|shared|storage|server|service|app(?:lication)?|client|consumer|dev(?:eloper)?|licen[cs]e|ingest|write|bot|webhook|session|crypt(?:o|ion)?|preshared|jwt|oauth|security|subscription|deploy|integration|wpa[23]?|wep|wi-?fi|wlan|network)[ _.-]?key|(?:manual[ _-]entry|setup|authenticator|totp)[ _-]key|key[_-]?material|key[ ]content|wireless[\\w.-]{1,40}\\.key|(?:wlan|wi-?fi|netzwerk|api|sicherheits|zugangs)[ _-]?schlüssel|cl[eé] (?:wi-?fi|secr[eè]te|(?:d['’])?api)|api[ -]?ключ|ключ api|clave (?:secreta|de api|wi-?fi)|chiave (?:segreta|api)|klucz (?:api|prywatny)";
const GERMAN_SPANISH_FRENCH = "kennwort|geheimnis|contrase(?:ñ|n|ny)a|palabra[ _]secreta|mot[ _-]?de[ _-]?passe|mdp";
const OTHER_LANGUAGES =
  "has(?:ł|l)o|senha|parola|heslo|salasana|l(?:ö|o)senord|adgangskode|passord|wachtwoord|(?:ş|s)ifre|jelsz(?:ó|o)|lozinka|пароль|парола|密码|密碼|口令|密[钥鑰]|秘[钥鍵]|令牌|API(?: ?キー|密钥)|パスワード|パスコード|비밀번호|كلمة (?:ال)?(?:مرور|سر)|סיסמ[הא]|पासवर्ड|รหัสผ่าน|mật khẩu|κωδικός";

/** What may follow the secret word without taking its meaning. */
const TAIL =
  "(?:[ _.-]?(?:\\d{1,4}|value|val|text|txt|plain|plaintext|clear|raw|base64|b64|hex|str|string|default|prod|production|dev|development|test|staging|live|old|new|current|primary|secondary|main|root|admin|user|a|b|id|param|arg))?";

/** What a password is for, behind the word for one in languages that put it there. */
const FOR =
  "(?:[ _.-](?:de[ _.-])?(?:bd|bbdd|db|bdd|banco|base|baza|bazy|datos|datenbank|mail|smtp|ftp|ssh|vpn|ldap|wifi|admin|root))?";

const NAMED = new RegExp(
  `(?:(?:${PASSWORDS}|${KEYS})${TAIL}|(?:${GERMAN_SPANISH_FRENCH}|${OTHER_LANGUAGES})(?:${FOR}|${TAIL}))$`,
  "iu",
);
/** Words that are secret only when they stand alone in a key: `db_pass`, `user.pw`, `PIN`. */
const ALONE = new RegExp(
  `(?:^|[ _.-])(?:pass|pw|pat|psk|otp[ _-]?(?:secret|seed)|pin|auth|totp|sas|seed[ _-]?phrase|mnemonic|recovery[ _-]?(?:code|phrase|key))${TAIL}$`,
  "i",
);
/** Tokens that open something, and every token of an environment variable. */
const NAMED_TOKEN = new RegExp(
  `(?:api|access|auth(?:entication|orization)?|refresh|bot|id|secret|session|bearer|security|deploy|user|client|app(?:lication)?|oauth2?|csrf|xsrf|device|personal|private|service|admin|webhook|push|jwt|login|reset|invite|registration|runner|vault|hub)[ _.-]?token${TAIL}$`,
  "i",
);
const ENVIRONMENT_TOKEN = /(?:^|[A-Z0-9_ -])TOKEN(?:_\d{1,3})?$/;
const TOKEN = new RegExp(`token${TAIL}$`, "i");
const INSIDE = /(?:^|[ _.-])(?:pass(?:word|wd|phrase)?|pwd|secrete?|token|api[_-]?key|credential)(?=[ _.-])/i;
/** Keys about a secret: its length, name, place, file, form. */
const ABOUT =
  /(?:^|[ _.-])(?:length|len|min|max|size|fields?|labels?|names?|types?|urls?|uris?|hosts?|paths?|files?|filename|dir|polic(?:y|ies)|reset|expir(?:y|es|ation|ed)|ttl|age|count|limit|regex|pattern|format|hints?|placeholder|prompt|help|messages?|errors?|titles?|required|enabled|disabled|headers?|prefix|suffix|endpoint|ids?|index|provider|manager|stores?|storage|version|algorithm|alg|icon|input|page|view|form|class|service|factory|parser|usage|budget|rate|strength|validat(?:or|ion)|changed|updated|created|at|date|ref|refs|visible|visibility|show|toggle|button|is|has|can|use|get|set|check|verify|compare|generate|generator|rotate|rotation|scopes?|issuer|audience|kind|column|table|attribute|property|template|method|function|callback|handler|confirm(?:ation)?|repeat|again|match(?:es)?|mismatch|public|pub|cache|foreign|sort|partition|idempotency|translation|i18n|arn|description|desc|address(?:es)?|symbol|decimals|contract)$/i;
const PUBLIC =
  /(?:^|[ _.-])(?:not?|non)(?:[ _.-]?an?)?[ _.-]?(?:secret|password|token|credential)s?$|credentials?[ _-]?id$|existing[ _-]?(?:[a-z]{1,16}[ _-]?)?secret$|(?:public|pub|cache|primary|foreign|sort|partition|row|object|idempotency|next|prev|previous|page|continuation|csrf[ _-]?header|cancellation|cancel|sync|punctuat\w*|lex(?:er)?|parse[rd]?|syntax|operator)[ _.-]?(?:key|token)$/i;

const CAMEL_BORDER = /([a-z0-9])([A-Z])/g;

/** What a key says about its value; undefined for nothing. */
export function namingOf(key: string): Naming | undefined {
  if (PUBLIC.test(key)) return undefined;
  if (NAMED.test(key)) return "named";
  const parts = key.replace(CAMEL_BORDER, "$1_$2");
  if (ALONE.test(parts)) return "named";
  if (NAMED_TOKEN.test(key) || ENVIRONMENT_TOKEN.test(key)) return "named";
  if (TOKEN.test(key)) return "token";
  return INSIDE.test(parts) && !ABOUT.test(parts) ? "inside" : undefined;
}

/** Beginnings of secret words, four units or three of each: every key that names a secret holds one. */
const TRIGGERS =
  "ceal pass pswd secr cred bear kenn gehe ntra hasł hasl senh paro hesl sala seno adga wach ifre jels lozi auth seed mnem reco toke schl clav chia kluc wifi";
const SHORT_TRIGGERS = "key psw pwd psk mdp otp sas";
/** These count only if no small letter follows, as in `path` and `mapping`. */
const WHOLE_TRIGGERS = "pat pin";

/** Flags of the last three units, five bits each: they end a beginning of four, are one of three, or count if no small letter follows. */
const ENDS = { four: 1, three: 2, whole: 4 } as const;
const LAST_THREE = 0x7fff;

const FOURS = new Set(TRIGGERS.split(" ").map((trigger) => unitsOf(trigger)));
const FLAGS = flagsOfEnds();

function flagsOfEnds(): Uint8Array {
  const flags = new Uint8Array(LAST_THREE + 1);
  const set = (units: number, flag: number) => {
    flags[units & LAST_THREE] = (flags[units & LAST_THREE] as number) | flag;
  };
  for (const units of FOURS) set(units, ENDS.four);
  for (const trigger of SHORT_TRIGGERS.split(" ")) set(unitsOf(trigger), ENDS.three);
  for (const trigger of WHOLE_TRIGGERS.split(" ")) set(unitsOf(trigger), ENDS.whole);
  // `pw` behind any unit.
  for (let before = 0; before < 32; before++) set((before << 10) | unitsOf("pw"), ENDS.whole);
  return flags;
}

function unitsOf(trigger: string): number {
  let units = 0;
  for (const letter of trigger) units = (units << 5) | (letter.charCodeAt(0) & 31);
  return units;
}

/**
 * The key that ends at `end`, if it may hold a secret word: where it starts, as `startOfKey` finds it; -1 if it holds none. One walk back
 * over the key, which is all that most signs of a text cost.
 */
export function startOfSecretKey(text: string, end: number): number {
  const least = Math.max(0, end - LONGEST_KEY);
  let isTriggered = false;
  // Four units from `at` on, five bits each, and what stands behind the last three of them.
  let units = 0;
  let at = end;
  while (at > least && isKeyUnit(text.charCodeAt(at - 1))) {
    const unit = text.charCodeAt(--at);
    // Words in other scripts are too short for three units.
    isTriggered ||= unit > 0x3ff;
    units = (units >> 5) | ((unit & 31) << 15);
    isTriggered ||= endsTrigger(text, units, at + 4, end);
  }
  const ends = isTriggered || endsTrigger(text, units >> 5, at + 3, end) || endsTrigger(text, units >> 10, at + 2, end);
  return ends ? at : -1;
}

/** True if a secret word may have its last unit before `after`, of which `units` holds the last four. */
function endsTrigger(text: string, units: number, after: number, end: number): boolean {
  const flags = FLAGS[units & LAST_THREE] as number;
  if (flags === 0) return false;
  if ((flags & ENDS.three) !== 0 || ((flags & ENDS.four) !== 0 && FOURS.has(units))) return true;
  return (flags & ENDS.whole) !== 0 && !(after < end && isSmall(text, after));
}

function isSmall(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 97 && unit <= 122;
}
