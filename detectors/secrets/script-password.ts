// Passwords in prose of other scripts: `密码是…`, `パスワードは…です`, `비밀번호는 …`, `пароль — …`, `كلمة المرور: …`. Chinese, Japanese and Thai write no
// spaces, so the word for a password is no word of the scan: the value is asked, and what stands directly before it is read.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, startOfRun } from "../../src/scan/pattern.js";
import { isSure, NO_PASSWORD } from "./password-look.js";
import { isStandIn } from "./stand-in.js";

const value = ["Xq7", "tannen"].join("-");

/** Longest value looked at, and how far before it words are read, in UTF-16 units. */
const LONGEST = 64;
const REACH = 64;

/** Words for a password, with what may describe it or say what it is for, and what joins the value to it. */
const CHINESE = "(?:密[码碼]|口令|暗号|通行[码碼])(?:就|已?改)?(?:是|为|為|成|叫|设为|設為|重置为|[:：=])[ 　]?";
const CHINESE_BARE = "密[码碼][ 　]?";
const JAPANESE = "(?:パスワード|パスコード|パスフレーズ|暗証番号|合言葉)(?:[はがを:：=]|[ 　])[ 　、]?";
const KOREAN = "(?:비밀번호|비번|암호|패스워드)(?:[는은가이를을]|[ ]?[:：=]|)[ ]?";
/** Russian, Ukrainian, Bulgarian, Serbian. */
const CYRILLIC =
  "(?:парол[ьяіа]|лозинка)(?: (?:от|для|к|на|за|до|від|у|в|во|ми)(?: [\\p{L}\\d-]{1,20}){1,2}?)?(?: ?[-–—:=]| (?:это|теперь|такой|такий|це|є|е|је|:))? ";
/** Arabic, Persian, Urdu. */
const ARABIC =
  "(?:كلمة (?:ال)?(?:مرور|سر)|الرقم السري|ال?باسورد|رمز عبور|گذرواژه|پاس ?ورڈ)(?: [\\p{L}\\p{M}]{1,16}){0,2}?(?: ?[:=\\-–—]| (?:هي|هو))? ?";
const HEBREW =
  "ה?סיסמ(?:ה|א|ת ה\\p{L}{2,16})(?: (?:של(?:י|ך|נו)?|ל\\p{L}{2,16})){0,2}?(?: ?[:=\\-–—]| (?:היא|הוא|זה))? ?";
/** Hindi, Marathi, Nepali. */
const DEVANAGARI = "(?:पासवर्ड|कूटशब्द)(?: (?:है|यह है))?[ ]?[:：=]?[ ]?";
const THAI = "รหัสผ่าน(?:คือ|เป็น|[ ]?[:=])?[ ]?";
const GREEK = "κωδικ(?:ός|ος|ό)(?: (?:πρόσβασης|\\p{L}{2,4} \\p{L}{2,16})){0,2}?(?: είναι| ?[:=])? ";
const VIETNAMESE = "mật khẩu(?: (?:của|cho|mới)(?: \\p{L}{1,16}){0,2}?)?(?: là| ?[:=]) ?";

const BEFORE = new RegExp(
  `(?:${CHINESE}|${CHINESE_BARE}|${JAPANESE}|${KOREAN}|${CYRILLIC}|${ARABIC}|${HEBREW}|${DEVANAGARI}|${THAI}|${GREEK}|${VIETNAMESE})["'“‘«「『(]?$`,
  "iu",
);
/** What states the value: a sign, a verb or a particle. A word that only stands before it states nothing. */
const STATED =
  /(?:[:：=—–-]|是|为|為|成|叫|[はがを는은]|это|теперь|هي|هو|היא|הוא|है|คือ|เป็น|είναι|là)[ 　、]?["'“‘«「『(]?$/u;
const VALUE = /[!-~]{4,64}/y;
/** Behind a number: a unit, as in "12 characters". */
const COUNTED = /^[ ]?(?:[位个個文桁자회년месяцсимвзнак]|[ตพ]|char|حر|תו)/u;

export const scriptPassword: RowFile = {
  row: {
    id: "secrets/script-password",
    category: "SECRET",
    rank: RANK.secret,
    needs: ["mixed", "number"],
    find({ text, starts }, word, report) {
      const start = startOfRun(text, starts.at(word), LONGEST, isValueUnit);
      if (!isForeign(text, start)) return;
      const before = text.slice(Math.max(0, start - REACH), start);
      if (!BEFORE.test(before)) return;
      let end = endOfMatch(VALUE, text, start);
      while (end > start && ".,;:!?)]}'\"".includes(text.charAt(end - 1))) end--;
      if (end - start < 4) return;
      if (isPassword(text.slice(start, end), STATED.test(before), text.slice(end, end + 6))) report(start, end);
    },
  },
  vectors: {
    finds: [
      `数据库的密码是«${value}»。`,
      `登录密码为«${value}»，请勿外传`,
      `口令：«${value}»`,
      "wifi密码«xq7tannen88»",
      `パスワードは«${value}»です`,
      `パスワードは「«${value}»」です。`,
      "暗証番号は«4821»です",
      `비밀번호는 «${value}»입니다`,
      `비번은 «${value}»`,
      `пароль — «${value}»`,
      `Пароль от базы: «${value}»`,
      `пароль для входа — «${value}».`,
      "пароль от вайфая «xq7tannen»",
      `كلمة المرور هي «${value}»`,
      `كلمة السر: «${value}»`,
      `הסיסמה היא «${value}»`,
      `סיסמה: «${value}»`,
      `पासवर्ड «${value}» है`,
      `รหัสผ่านคือ«${value}»`,
      `ο κωδικός είναι «${value}»`,
      `mật khẩu là «${value}»`,
    ],
    leaves: [
      "密码长度是12位",
      "密码是12345678位",
      "密码学2024",
      "パスワードは8文字以上",
      "пароль 2024",
      "пароль от 12 символов",
      "пароль: ${PASSWORD1}",
      "비밀번호는 1234자",
      "كلمة المرور: <password1>",
      "密码：https://a.test/x1",
      "密码是your_password1",
    ],
  },
};

/** Signs that open a value are looked through; what is no ASCII before them is another script, or a dash or quote of it. */
function isForeign(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && start - at <= 4 && " \"':=(-".includes(text.charAt(at))) at--;
  return text.charCodeAt(at) > 0x7f;
}

function isPassword(found: string, stated: boolean, behind: string): boolean {
  if (isStandIn(found) || NO_PASSWORD.test(found)) return false;
  if (/^\d{1,64}$/.test(found)) return stated && !COUNTED.test(behind);
  return found.length >= 5 && /[A-Za-z]/.test(found) && (stated || isSure(found) || /\d/.test(found));
}

/** Printable ASCII, but for quotes, brackets and signs that join a value to its name. */
function isValueUnit(unit: number): boolean {
  return unit > 32 && unit < 127 && !OUTSIDE.has(unit);
}

const OUTSIDE: ReadonlySet<number> = new Set([..."\"'`(<>:=,;{"].map((unit) => unit.charCodeAt(0)));
