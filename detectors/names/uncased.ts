// People in scripts without capitals: Chinese, Japanese, Korean, Arabic, Hebrew, Devanagari, Thai. By honorific, label, or two names of the lists.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import type { Scan } from "../../src/scan/scan.js";
import { findChinese } from "./chinese-names.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";
import { endOfSpacedName, isSpacedGivenName } from "./spaced-name.js";

const HONORIFIC_AFTER =
  /(?:先生|女士|小姐|太太|博士|教授|经理|經理|老师|老師|同学|同事|医生|さん|さま|様|殿|氏|くん|ちゃん|部長|課長|社長|님|씨|선생|과장|부장|대표|팀장|교수)/gu;
const LABEL_AFTER_SIGN = /(?:姓名|联系人|聯絡人|负责人|作者|氏名|名前|担当者?|이름|성명|담당자|작성자)[ ]?[:：][ ]?$/u;
const HAN = /^\p{Script=Han}+$/u;
const KOREAN = /^\p{Script=Hangul}+$/u;
const SPACED =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Georgian}\p{M}]+$/u;
const HONORIFIC_BEFORE =
  /(?<![\p{L}\p{M}])(?:السيد|السيدة|الدكتور|الدكتورة|الأستاذ|الأستاذة|المهندس|آقای|خانم|دکتر|מר|גב['׳]|גברת|ד["״]ר|עו["״]ד|פרופ['׳]|श्री|श्रीमती|सुश्री|डॉ\.?|คุณ|นาย|นาง|นางสาว|اسمي|שמי|नाम|ชื่อ)[ ]$/u;

export const uncased: RowFile = {
  row: {
    id: "names/uncased",
    category: "PERSON",
    rank: RANK.name,
    needs: "uncased",
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      const found = text.slice(start, end);
      if (LABEL_AFTER_SIGN.test(text.slice(Math.max(0, start - 8), start)) && found.length <= 8) {
        return report(start, end, EVIDENCE.labelled.bit);
      }
      if (SPACED.test(found)) return findSpaced(scan, word, report);
      if (isSigned(text, start, end) && HAN.test(found)) return report(start, end, EVIDENCE.introduced.bit);
      // Korean sets the honorific apart.
      if (KOREAN_HONORIFIC.test(text.slice(end, end + 4)) && isKoreanName(found)) {
        return report(start, end, EVIDENCE.introduced.bit);
      }
      findHonoured(found, start, report);
      findListed(found, start, report);
      findTold(found, start, report);
      if (found.includes("の")) findRelated(found, start, report);
      if (HAN.test(found)) findChinese(text, start, end, report);
    },
  },
  vectors: {
    finds: [
      "请联系«王伟»先生。",
      "昨天我和«张维明»、«李韵芳»见面",
      "«张维明»说可以",
      "«田中»さんに送る",
      "昨日、«山田健太»が来た",
      "姓名: «欧阳明»",
      "«김철수» 님께",
      "담당자: «박영희»",
      "السيد «أحمد» هنا",
      "מר «כהן» כאן",
      "श्री «शर्मा» ने",
      "श्री «राजेश शर्मा» ने",
      "السيد «عبد الرحمن الخطيب» المحترم",
      "גברת «רבקה תסניף». היא",
      "นาย«วีระพงษ์ ศรีสุวรรณ» ไม่ตอบ",
      "ติดต่อ นางสาว«สมหญิง ใจดีมาก»",
      "قال «تسنيف» إن المشروع تأخر",
      "الاسم: «تسنيف الوردان»",
      "من: «تسنيف»\nإلى: «نورزاد»\n",
      "مرحبا «تسنيف»،",
      "شكرا، «تسنيف»",
      "אמר «תסניף» כי הפרויקט מתעכב",
      "שם: «תסניף ורדון»",
      "מאת: «תסניף»",
      "היי «תסניף»,",
      "בברכה, «תסניף»",
      "नाम: «तसनील वर्दान»",
      "नमस्ते «तसनील»,",
      "«तसनील» ने कहा कि काम रुका है",
      "«तसनील» जी ने हमें बताया",
      "「«佐藤»です」と",
      "«佐々木美咲»\n",
      "弊社の«渡辺健二»が",
      "此致\n敬礼\n«张维明»\n",
      "مع التحية،\n«تسنيف الوردان»\n",
      "昨日、妻の«陽子»も同席した",
      "我是«王晓明»。",
      "客户«赵丽华»住在那里",
      "今天下午«陈晓彤»来电",
      "请把合同发给«孙丽»。",
      "担当の«石原»が対応した",
      "اتصل «محمود» أمس",
      "وقال إن زوجها «محمود» مريض",
      "«דניאל» התקשר אתמול",
      'אשתו «מיכל» חולה, עו"ד «לוינסון» כאן',
    ],
    leaves: [
      "技术文档",
      "各位同事好",
      "부장님이 말했습니다",
      "我是新来的",
      "客户说可以",
      "担当の部署が対応した",
      "今天下午任务来电",
      "请把合同发给客户。",
      "طارق الباب",
      "和高性能、安全性",
      "王国说明、李子",
      "数据库连接失败",
      "东京",
      "敬礼\n请于下周一前回复邮件",
      "データベース",
      "데이터베이스 연결",
      "مرحبا بالعالم",
      "שלום עולם",
      "नमस्ते दुनिया",
      "צמר כבד מאוד",
      "אמר כי הפרויקט מתעכב",
      "אמרה החברה כי",
      "שם הקובץ: דוח",
      "שלום לכולם,",
      "قال المدير إن",
      "قال مسؤول إن",
      "من: إدارة المبيعات",
      "مرحبا بالجميع،",
      "कंपनी ने कहा कि",
      "नमस्ते सभी,",
      "उसने कहा कि",
      "นายกรัฐมนตรี กล่าว",
      "นางพยาบาล ใหม่",
    ],
  },
};

/** A line of its own below the closing phrase of a letter. */
const SIGN_OFF = /(?:敬礼|敬禮|敬上|谨启|謹啟|祝好|商祺|安好|敬具|草々)[!！。]?[ \t]{0,4}\r?\n[ \t]{0,8}$/u;

function isSigned(text: string, start: number, end: number): boolean {
  const next = text.charAt(end);
  if (end - start < 2 || end - start > 5 || (next !== "\n" && next !== "\r" && next !== "")) return false;
  return text.charAt(start - 1) === "\n" && SIGN_OFF.test(text.slice(Math.max(0, start - 20), start));
}

const KOREAN_HONORIFIC = /^[ ](?:님|씨|선생|과장|부장|대표|팀장|교수)/u;

function isKoreanName(found: string): boolean {
  return found.length >= 2 && found.length <= 4 && KOREAN.test(found) && isFamily(found, 0, 1, 1);
}

type ReportSpan = (start: number, end: number, evidence?: number) => void;

/** A name before an honorific: of Chinese the surname and what is between, of Japanese and Korean the letters of its script before it. */
function findHonoured(found: string, offset: number, report: ReportSpan): void {
  HONORIFIC_AFTER.lastIndex = 0;
  for (let match = HONORIFIC_AFTER.exec(found); match !== null; match = HONORIFIC_AFTER.exec(found)) {
    const start = startOfName(found, match.index);
    if (start < match.index && !OFFICES.has(found.slice(start, match.index)))
      report(offset + start, offset + match.index, EVIDENCE.introduced.bit);
  }
}

/** Offices and people in general, of whom nobody is told by an honorific: `부장님`, `各位同事`, `お客さま`. */
const OFFICES: ReadonlySet<string> = new Set(
  "부장 과장 팀장 대표 교수 사장 이사 차장 대리 고객 선배 원장 회장 실장 본부장 기사 의사 박사 변호사 선생 손님 各位 各位女士 诸位 全体 所有 新 老 お客 客 皆 奥 娘 息子 神".split(
    " ",
  ),
);

function startOfName(found: string, end: number): number {
  // The longest piece that begins with a surname of the lists; a Chinese name has two or three letters, a Japanese one up to four.
  for (let length = 4; length >= 1; length--) {
    const start = end - length;
    if (start < 0 || !isOneScript(found.slice(start, end))) continue;
    if (isFamily(found, start, start + 2, end) || isFamily(found, start, start + 1, end)) return start;
  }
  const letters = /(?:[\p{Script=Katakana}ー]{2,10}|\p{Script=Han}{2,3}|\p{Script=Hangul}{2,4})$/u.exec(
    found.slice(Math.max(0, end - 10), end),
  );
  return letters === null ? end : end - letters[0].length;
}

function isFamily(found: string, start: number, end: number, limit: number): boolean {
  return end <= limit && (classOf(found, start, end) & LEXICON.family) !== 0;
}

function isOneScript(piece: string): boolean {
  return HAN.test(piece) || KOREAN.test(piece);
}

/** A surname with a given name behind it, both of the lists: Chinese 1 and 2 letters, Japanese 2 and 1 to 2, Korean 1 and 2. */
function findListed(found: string, offset: number, report: ReportSpan): void {
  for (let at = 0; at < found.length - 2; at++) {
    const length = listedAt(found, at);
    if (length === 0) continue;
    report(offset + at, offset + at + length, EVIDENCE.given.bit | EVIDENCE.family.bit);
    at += length - 1;
  }
}

/** Japanese: who speaks of himself, and relatives: `佐々木です`, `妻の陽子も`. */
const TOLD =
  /^([\p{Script=Han}々]{2,4})(?:と申します|と言います|です(?!か))|(?:妻|夫|母|父|兄|姉|弟|妹|息子|娘|長男|長女|次男|次女)の([\p{Script=Han}々]{1,3})(?=[はがもをとにのへ、。]|$)/u;

function findTold(found: string, offset: number, report: ReportSpan): void {
  const match = TOLD.exec(found);
  const name = match?.[1] ?? match?.[2] ?? "";
  if (match === null || name === "") return;
  const bits = classOf(name, 0, name.length);
  const start = match.index + match[0].indexOf(name);
  if ((bits & (match[1] === undefined ? LEXICON.given : LEXICON.family)) !== 0)
    report(offset + start, offset + start + name.length, EVIDENCE.introduced.bit);
}

/** Japanese: whose part is told before `の`, by a word for what somebody is: `担当の石原が`. */
const RELATED =
  /(?:担当|担当者|同僚|上司|部下|社員|友人|知人|患者|顧客|弁護士|医師|隣人|代表|講師|店長)の([\p{Script=Han}々]{2,4}?)(?=[がはもをとにのへ、。]|さん|様|氏|$)/gu;

function findRelated(found: string, offset: number, report: ReportSpan): void {
  for (const match of found.matchAll(RELATED)) {
    const name = match[1] ?? "";
    const start = match.index + match[0].length - name.length;
    if (isFamily(found, start, start + 2, start + name.length))
      report(offset + start, offset + start + name.length, EVIDENCE.relation.bit);
  }
}

/** Last letters of given names, and no further one behind them. */
const GIVEN_END = /^[一二三郎太介助子美男雄夫也哉斗代香奈江恵絵](?!\p{Script=Han})/u;

const SPLITS = [
  [3, 2],
  [3, 1],
  [2, 2],
  [2, 1],
  [1, 2],
] as const;

function listedAt(found: string, at: number): number {
  for (const [family, given] of SPLITS) {
    const middle = at + family;
    const end = middle + given;
    if (end > found.length || (KOREAN.test(found.charAt(at)) && at > 0)) continue;
    if (!isOneScript(found.slice(at, end)) || (classOf(found, at, middle) & LEXICON.family) === 0) continue;
    if ((classOf(found, middle, end) & LEXICON.given) === 0) continue;
    // A given name that goes on with a letter that many end with: `健二`, of which the lists have `健`.
    const isLonger = given === 1 && GIVEN_END.test(found.slice(end, end + 2));
    return end - at + (isLonger ? 1 : 0);
  }
  return 0;
}

/** Words between spaces: after an honorific, two names of the lists in a row, or by the words beside them. */
function findSpaced(scan: Scan, word: number, report: ReportSpan): void {
  const { text, starts, ends } = scan;
  const start = starts.at(word);
  const isHonoured = HONORIFIC_BEFORE.test(text.slice(Math.max(0, start - 10), start));
  const titled = isHonoured ? undefined : THAI_TITLED.exec(text.slice(start, ends.at(word)));
  if (titled !== undefined && titled !== null) {
    const isFull = followsAtOnce(scan, word) && THAI.test(text.slice(starts.at(word + 1), ends.at(word + 1)));
    report(start + (titled[1] ?? "").length, ends.at(isFull ? word + 1 : word), EVIDENCE.introduced.bit);
    return;
  }
  const bits = classOf(text, start, ends.at(word));
  const isPair = followsAtOnce(scan, word) && isName(scan, word) && isName(scan, word + 1);
  const isGiven = (bits & LEXICON.given) !== 0;
  if (isGiven && !isPair && !isHonoured && isSpacedGivenName(text, start, ends.at(word), bits)) {
    report(start, ends.at(word), EVIDENCE.given.bit | EVIDENCE.relation.bit);
    return;
  }
  if (!isHonoured && !(isGiven && isPair)) {
    const end = endOfSpacedName(text, start, ends.at(word));
    if (end > 0) report(start, end, EVIDENCE.introduced.bit);
    return;
  }
  let last = isPair ? word + 1 : word;
  while (isHonoured && last - word < MOST_MORE && goesOn(scan, last)) last++;
  report(start, ends.at(last), isHonoured ? EVIDENCE.introduced.bit : EVIDENCE.given.bit);
}

/** Thai writes `Mr` and `Mrs` in one word with the name; other words begin so as well: prime minister, employer, model, nurse. */
const THAI_TITLED =
  /^(นางสาว|นาง(?!แบบ|พยาบาล|ฟ้า|เอก|งาม|รำ|สาว)|นาย(?!ก|จ้าง|หน้า|ทุน|ทหาร|พล|ตำรวจ|ท่า|อำเภอ|แพทย์|ช่าง|ประกัน|ทะเบียน)|เด็กชาย|เด็กหญิง)[\u0e01-\u0e4e]{3,24}$/u;
const THAI = /^[\u0e01-\u0e4e]{3,24}$/u;

/** Most words of a name behind its first. */
const MOST_MORE = 2;

/** A word of Hebrew, and what ends the part of a sentence behind it. */
const HEBREW = /^[\u05d0-\u05ea'׳״-]{3,20}$/u;
const ENDS: ReadonlySet<string> = new Set([...".,;:!?\n\r)", ""]);

/**
 * Behind an honorific the next word belongs to the name if it is no function word: in Devanagari always, in Arabic if it begins with the article,
 * in Hebrew if nothing follows it.
 */
function goesOn(scan: Scan, word: number): boolean {
  if (!followsAtOnce(scan, word)) return false;
  const [start, end] = [scan.starts.at(word + 1), scan.ends.at(word + 1)];
  const bits = classOf(scan.text, start, end);
  if (end - start < 3 || (bits & LEXICON.foreign) !== 0) return false;
  const found = scan.text.slice(start, end);
  return (
    /^(?:\p{Script=Devanagari}|ال(?!محترم))/u.test(found) || (HEBREW.test(found) && ENDS.has(scan.text.charAt(end)))
  );
}

function followsAtOnce({ text, starts, ends }: Scan, word: number): boolean {
  return starts.at(word + 1) === ends.at(word) + 1 && text.charAt(ends.at(word)) === " ";
}

function isName({ text, starts, ends }: Scan, word: number): boolean {
  const bits = classOf(text, starts.at(word), ends.at(word));
  return (bits & (LEXICON.given | LEXICON.family)) !== 0 && (bits & LEXICON.foreign) === 0;
}
