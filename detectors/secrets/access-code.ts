// Short codes that open something, where a word names them: PIN, PUK, card checks, one-time codes, doors, alarms, in several languages.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordAfter } from "../../src/scan/pattern.js";

const CODE = "(?:[Cc]odes?|kode|kod|koodi|combination|kombination|pin(?:[ -]?(?:code|kode))?|passcode|nummer|number)";

/** Words that are enough. */
const CODE_WORD =
  "(?:[Pp][Ii][Nn]|PUK|puk|CVV2?|cvv2?|CVC2?|cvc2?|OTP|otp|TAN|mTAN)(?:[ -](?:[Cc]ode|CODE|[Nn]umber|[Nn]ummer|no\\.?))?";
/** Words of what a code opens, with the word for a code behind or before them. */
const OPENED = `(?:[Dd]oor|[Gg]ate|[Aa]larm|[Gg]arage|[Ll]ock ?box|[Kk]eypad|[Ss]afe|[Ee]ntry|[Ee]ntrance|[Aa]ccess|[Uu]nlock|[Ss]ecurity|[Vv]erification|[Cc]onfirmation|[Aa]uthentication|[Ll]ogin|SMS|2FA|MFA|[Oo]ne[- ]time|[Vv]oicemail|[Ll]ocker|SIM)[ -]${CODE}`;
const WHOLE_WORD =
  "(?:[Oo]ne[- ]time (?:password|passcode)|[Ee]inmal(?:passwort|kennwort|code)|[Tt]ür-?code|[Zz]ugangscode|[Aa]larmcode|[Bb]estätigungscode|[Tt]orcode|[Dd]eurcode|[Aa]larmkod|[Pp]ortkod|[Pp]asscode|[Ss]icherheitscode|(?<=\\b(?:[Uu]se|[Ee]nter|[Tt]ype) (?:(?:this|the) )?)code(?= \\d{4,8} to (?:log|sign|verify|confirm|reset|complete)))";
const BEFORE =
  "[Cc]ode (?:PIN|pin|(?:de (?:la )?)?porte|d['’]acc[eè]s|de s[eé]curit[eé]|d['’]entr[eé]e|(?:de l['’])?alarme|de v[eé]rification)|[Cc][oó]digo (?:PIN|de (?:la )?(?:puerta|alarma|acceso|seguridad|verificaci[oó]n|entrada)|da porta|do alarme|de acesso|de segurança)|[Cc]odice (?:PIN|di (?:accesso|sicurezza|verifica)|(?:dell['’])?allarme|(?:della )?porta)|[Kk]od (?:PIN|do (?:drzwi|bramy|alarmu)|dost[eę]pu)|[Кк]од (?:подтверждения|доступа|безопасности|двери|домофона|(?:от|для) (?:двери|домофона|подъезда|сейфа))|[Пп][Ии][Нн]-?код";
const KEY = new RegExp(`${CODE_WORD}|${OPENED}|${WHOLE_WORD}|${BEFORE}`, "uy");
const SIGN =
  /["'’]?(?: (?:for|of|to|an der|vom|für|de|du|della|do)(?: [\p{L}'’]{1,16}){1,3}?)?[ \t]{0,4}(?:[:=#]|is|was|are|ist|lautet|est|es|è|é|är|er|jest|to)?[ \t]{0,4}["'“„(#*]{0,2}(?=[A-Z]{0,2}\d)/uy;
const VALUE = /[A-Z\d]{2,10}(?:[- ]\d{2,4}){0,2}[#*]?/y;
const STATED = /[:=#]|(?:is|was|ist|lautet|est|es|è|é|är|er|jest)[ \t]/;

/** Units behind a word in which its code has a digit. */
const REACH = 48;

/** Pins of boards and chips, by the word before or behind. */
const BOARD =
  /(?:^|[^a-z])(?:gpio|led|i\/?o|input|output|analog|digital|data|clock|reset|interrupt|header|chip|board|mcu|bcm|wiring|sensor|relay|servo|motor|button|buzzer|spi|i2c|uart|pwm|mosi|miso|sck|sda|scl|tx|rx|cs|rst|irq|physical|ground|power|connector)[ \t_-]{1,2}$/i;
const OF_BOARD =
  /^[ \t]{1,2}(?:(?:of|on|from) (?:the )?(?:header|board|chip|connector|gpio|mcu|module|port)|(?:to|as) (?:an? )?(?:input|output|high|low))/i;

function isOfHardware(text: string, from: number, key: number, end: number): boolean {
  if (text.charCodeAt(key - 1) !== SMALL_N && text.charCodeAt(key - 1) !== CAPITAL_N) return false;
  return BOARD.test(text.slice(Math.max(0, from - 16), from)) || OF_BOARD.test(text.slice(end, end + 24));
}

const [SMALL_N, CAPITAL_N] = [110, 78];

export const accessCode: RowFile = {
  row: {
    id: "secrets/access-code",
    category: "SECRET",
    rank: RANK.secret,
    needs: [
      {
        words:
          "pin puk cvv cvv2 cvc cvc2 otp tan mtan tür einmalpasswort einmalkennwort einmalcode türcode zugangscode alarmcode bestätigungscode torcode sicherheitscode deurcode alarmkod portkod passcode".split(
            " ",
          ),
        numbered: true,
      },
      // The word for a code comes next.
      {
        words:
          "door gate alarm garage lockbox lock keypad safe entry entrance access unlock security verification confirmation authentication login sms 2fa mfa voicemail locker sim".split(
            " ",
          ),
        before: "ckpnb",
        numbered: true,
      },
      { words: ["one"], before: "t", numbered: true },
      { words: ["code", "código", "codigo", "codice", "kod"], before: "pd", numbered: true },
      { words: ["код", "пин", "пинкод"], only: "signed", numbered: true },
    ],
    find({ text, starts, ends }, word, report) {
      if (!digitWithin(text, ends.at(word), REACH)) return;
      const key = endOfMatch(KEY, text, starts.at(word));
      if (key < 0 || wordAfter(text, key)) return;
      const start = endOfMatch(SIGN, text, key);
      const end = start < 0 ? -1 : endOfMatch(VALUE, text, start);
      if (
        end < 0 ||
        wordAfter(text, end) ||
        /^[.,:/-]\d|^[%°_(]|^ ?(?:px|ms|s|m|kg|digits?|characters?)(?![\p{L}\d])/u.test(text.slice(end, end + 12))
      )
        return;
      if (isOfHardware(text, starts.at(word), key, end)) return;
      const gap = text.slice(key, start);
      if (gap === "" || (!STATED.test(gap) && /^(?:19|20)\d\d$/.test(text.slice(start, end)))) return;
      if (text.slice(start, end).replace(/\D/g, "").length >= 3) report(start, end);
    },
  },
  vectors: {
    finds: [
      "PIN: «4711»",
      "My PIN is «4711».",
      "Die PIN lautet «8842», bitte",
      "door code «2580#»",
      "The alarm code for the office is «994417».",
      "CVV «123»",
      "Your verification code is «482913».",
      "le code PIN est «1234»",
      "Türcode: «4711»",
      "código de la alarma: «9932»",
      "Il PIN è «4431»",
      "safe combination: «12-34-56»",
      "PUK: «12345678»",
      "code d'accès: «9917A»",
      "one-time password is «839201»",
      "Use code «924456» to log in",
      "Sicherheitscode: «683775»",
      "Alarm-Code: «4821»",
      "Код подтверждения: «482193»",
    ],
    leaves: [
      "PIN 13",
      "pin: 5",
      "status code is 404",
      "exit code 127",
      "security code: 3 digits",
      "tan 4711.5",
      "access code v2.1.3",
      "use code 4004 when it fails",
      "the pin code 2024",
      "login code 1.2",
      "PIN_4711",
      "code 4711",
      "verification code: 12 characters",
      "one code 500",
      "door code 250 ms",
      "GPIO pin: 1234",
      "gpio_pin = 1234",
      "set pin 1234 of the header",
    ],
  },
};
