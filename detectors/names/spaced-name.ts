// Names in Arabic, Hebrew and Devanagari letters that no list has, by the words beside them: labels, headers of mail, greetings, closing phrases, verbs of speech.
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** How far before a name words are read, in UTF-16 units. */
const REACH = 40;

const LABEL =
  /(?:^|[\s"'(>|*-])(?:(?:ال)?اسم(?: (?:ال)?(?:عميل|مريض|موظف|كامل|أول|زبون|طالب|عائلة))?|الاسم الكامل|من|إلى|المرسل|المستلم|المسؤول|جهة الاتصال|المؤلف|الكاتب|بواسطة|مقدم الطلب|ה?שם(?: (?:מלא|פרטי|משפחה|ה?לקוח|ה?מטופל|ה?עובד|ה?תלמיד))?|מאת|אל|לכבוד|איש (?:ה)?קשר|אחראי|נציג|(?:(?:ग्राहक|रोगी|कर्मचारी|पिता|छात्र) का |पूरा )?नाम|प्रेषक|प्राप्तकर्ता|द्वारा|लेखक|संपर्क)[ ]?[:：][ ]{0,2}$/u;
const GREETING =
  /(?:^|[\s"'(])(?:مرحب[اًا]{1,2}|أهل[اًا]{1,2}|عزيزي|عزيزتي|أخي|أختي|שלום|היי|הי|יקיר[הי]|בוקר טוב|ערב טוב|नमस्ते|नमस्कार|प्रिय|हैलो|हेलो|आदरणीय)[ ]$/u;
const SIGN_OFF =
  /(?:^|[\s"'(])(?:مع (?:خالص )?(?:التحية|تحياتي|تحيات)|تحياتي|شكر[اًا]{1,2}|בברכה|בתודה|תודה(?: רבה)?|בכבוד רב|धन्यवाद|सादर|आपका|आपकी)(?:[,،][ ]?\n?|[ ]?\n|[ ])$/u;
const SAID =
  /(?:^|[\s"'(])(?:[وف]?(?:قال|صرح|أكد|كتب|ذكر|أضاف|أوضح|سأل|أجاب)ت?|ו?(?:אמר|כתב|הוסיף|טען|מסר|ציין|הסביר|שאל)ה?|ו?ענ(?:ה|תה))[ ]$/u;
/** What a verb of speech goes on with behind the one who speaks. */
const SAYING =
  /[ ](?:[إأ]ن(?:ه|ها|هم|ني)?|بأن(?:ه|ها)?|כי|ש[\u05d0-\u05ea]{2,12}|ל[\u05d0-\u05ea]{2,12})(?=[\s.,،:])|[ ]?:/uy;
const HINDI_SAID = /[ ](?:जी )?ने[ ](?:[\p{L}\p{M}]{1,16}[ ]){0,2}?(?:कहा|बताया|लिखा|पूछा|भेजा|सुझाया)(?![\p{L}\p{M}])/uy;
const CLOSING = /[ \t]{0,2}(?:[,،!।]|\r?\n|$)/y;
const LINE_END = /[ \t]{0,2}[.]?[ \t]{0,2}(?:\r?\n|$)/y;
const NEXT_WORD = /[ ][\p{L}\p{M}'׳״-]{2,20}/uy;
const MOST_MORE = 3;

/** People in general, offices and firms, and what says that there is no name. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `مسؤول مصدر متحدث شخص أحد بعض وزير رئيس مدير خبير محلل شاهد باحث عضو كثير إدارة قسم شركة فريق مجموعة وزارة جامعة بنك مكتب غير لا عميل زميل زملائي أصدقائي جميعا
   עולם כולם לכולם לכל לצוות צוות חברים רב לך לכם חברה מחלקה הנהלה משרד בנק לא אין קובץ דוח שר ראש מנהל עובד לקוח יקר יקרה
   दुनिया सभी सब सबको मित्र मित्रों साथी साथियों दोस्त दोस्तों ग्राहक महोदय महोदया टीम कंपनी सरकार मंत्री पुलिस अदालत कोर्ट अधिकारी विभाग कार्यालय बैंक समूह डॉक्टर प्रधानमंत्री राष्ट्रपति लोगों लोग
   मैं हम आप तुम उस उसने इस किसी किस अज्ञात अनाम नहीं फ़ाइल फाइल`.split(/\s+/),
);

/** End of the name that begins with the word at [start, end), in UTF-16 units; -1 if the words beside it tell of none. */
export function endOfSpacedName(text: string, start: number, end: number): number {
  if (!mayBeName(text, start, end)) return -1;
  const before = text.slice(Math.max(0, start - REACH), start);
  const sign = before.trimEnd().slice(-1);
  if (sign === ":" || sign === "：") return LABEL.test(before) ? endOfWords(text, end) : -1;
  if (endOfMatch(CLOSING, text, end) >= 0 && GREETING.test(before))
    return GREETED.test(text.slice(start, start + 3)) ? -1 : end;
  if (endOfMatch(LINE_END, text, end) >= 0 && SIGN_OFF.test(before)) return end;
  if (text.charAt(start - 1) === "\n" && SIGN_OFF.test(before)) {
    const last = endOfWords(text, end);
    return endOfMatch(LINE_END, text, last) >= 0 ? last : -1;
  }
  if (text.charAt(end) !== " " && text.charAt(end) !== ":") return -1;
  if (endOfMatch(HINDI_SAID, text, end) >= 0) return end;
  return !DEFINITE.test(text.slice(start, start + 2)) && endOfMatch(SAYING, text, end) >= 0 && SAID.test(before)
    ? end
    : -1;
}

/** Words for relatives and colleagues with whose they are, and verbs before who does it. */
const TOLD_BEFORE =
  /(?:^|[\s"'(،,])و?(?:زوج(?:ي|ته|تي|ها)|[إا]بن(?:ي|ه|ها|ته|تي|تها)|[أا]خ(?:ي|وه|ته|تي|وها)|والد(?:ي|ه|ها|ته|تي)|صديق(?:ي|ه|ها|ته|تي)|زميل(?:ي|ه|ها|ته|تي|تنا|نا)|اتصل|حضر|وصل|أرسل|وافق|رفض|وقع|المحامي|القاضي|الطبيب|العميل|المريض|الشاهد|אש(?:תו|תי)|בעל(?:ה|י)|בנ(?:ו|י|ה)|בת(?:ו|י|ה)|אח(?:יו|ותו|ותי|י)|חבר(?:ו|י|תו|תי)|ה?לקוח|ה?לקוחה|ה?מטופל|ה?מטופלת|ה?עד|ה?עדה|ה?תובע|ה?נתבע)[ ]$/u;
const HEBREW_DOES = /[ ](?:התקשר|הגיע|ביקש|שילם|שלח|חתם|אישר|סירב|שאל|הסכים|חולה)ה?(?![\u05d0-\u05ea])/uy;

/** True for a given name of the lists that a word beside it tells of. */
export function isSpacedGivenName(text: string, start: number, end: number, bits: number): boolean {
  if ((bits & LEXICON.foreign) !== 0 || end - start < 3) return false;
  return TOLD_BEFORE.test(text.slice(Math.max(0, start - 12), start)) || endOfMatch(HEBREW_DOES, text, end) >= 0;
}

/** Who is greeted together, or the world: `بالجميع`, `للجميع`. */
const GREETED = /^(?:ب?ال|لل)/u;
/** A noun with its article: `المشروع`, `החברה`. */
const DEFINITE = /^(?:ال|ה)/u;

function mayBeName(text: string, start: number, end: number): boolean {
  return (
    end - start >= 3 &&
    end - start <= 20 &&
    (classOf(text, start, end) & NO_NAME_CLASS) === 0 &&
    !NO_NAMES.has(text.slice(start, end)) &&
    !NO_NAMES.has(text.slice(start, end).replace(/^ال/u, ""))
  );
}

const NO_NAME_CLASS = LEXICON.foreign | LEXICON.common | LEXICON.english;

/** End of the words behind a label, up to the end of the line or a sign. */
function endOfWords(text: string, end: number): number {
  let last = end;
  for (let more = 0; more < MOST_MORE; more++) {
    const next = endOfMatch(NEXT_WORD, text, last);
    if (next < 0) break;
    last = next;
  }
  return last;
}
