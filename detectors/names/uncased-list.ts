// People in scripts without capitals, listed behind a word for who was there, who led and who wrote: `出席者：…、…`, `الحضور: …، …`. Whoever stands in the line is one.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { inWordAt } from "../../src/scan/characters.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

const LABELS = list(`
  出席者 欠席者 参加者 同席者 司会 司会者 議長 書記 記録者 作成者 記入者 報告者 発表者 承認者 宛先 差出人
  参会人员 参会人 参会者 出席人员 与会人员 与会者 参加人员 缺席 缺席人员 请假人员 列席 列席人员 主持人 记录人 汇报人 审批人 收件人 发件人 报告人
  與會人員 出席人員 缺席人員 列席人員 主持人 記錄人 收件人 寄件人
  참석자 참석 불참자 불참 참가자 참여자 의장 서기 사회자 작성자 발표자 기록자 보고자 배석자 수신 발신 수신자 발신자 승인자
  الحضور الحاضرون الحاضرين المشاركون المشاركين الغائبون المتغيبون المقرر المعتذرون
  נוכחים נוכחות משתתפים חסרים נעדרים רושם
  उपस्थित अनुपस्थित प्रतिभागी सदस्य अध्यक्ष सचिव
  ผู้เข้าร่วม ผู้เข้าร่วมประชุม ผู้ขาดประชุม
`);

const SIGN = /[ ]?[:：][ \u3000]{0,4}/y;
/** One name: up to four words of one of the scripts. */
const NAME =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}'׳״]{2,16}(?:[ \u3000・][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}'׳״]{1,16}){0,3}/uy;
const SEPARATOR = /[ ]?(?:[(（][^()（）\n]{1,24}[)）])?[ ]?(?:[、，,،;；/・]|と)[ \u3000]{0,2}/uy;
/** What stands behind a name and is none of it. */
const HONORIFIC =
  /[ ]?(?:さん|さま|様|氏|殿|先生|部長|課長|社長|女士|小姐|经理|經理|主任|님|씨|부장|과장|대리|팀장|대표|사원|이사)$/u;
/** Nobody, or all. */
const NOBODY =
  /^(?:なし|無し|無|全員|別紙|未定|各位|無し|上記|以下|同上|无|全体|全体人员|全体成员|暂无|见附件|各部门|無人|없음|전원|미정|별첨|해당없음|전체|لا أحد|لا يوجد|الجميع|أعضاء|כולם|אין|ללא|सभी|कोई नहीं|ไม่มี|ทุกคน)/u;
/** Offices, teams and firms. */
const OFFICE =
  /(?:部|課|室|班|科|组|組|会|委員|委员|部门|公司|チーム|メンバー|스태프|팀|부서|위원회|담당|관계자|إدارة|قسم|لجنة|מחלקה|צוות|टीम|समिति|विभाग)$/u;

const MOST_NAMES = 40;

export const uncasedList: RowFile = {
  row: {
    id: "names/uncased-list",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: LABELS },
    remembers: true,
    explain: evidenceWords,
    find({ text, starts, ends }, word, report) {
      const label = starts.at(word);
      if (inWordAt(text, label - 1)) return;
      let at = endOfMatch(SIGN, text, ends.at(word));
      for (let names = 0; at > 0 && names < MOST_NAMES; names++) {
        const last = endOfMatch(NAME, text, at);
        if (last < 0 || inWordAt(text, last)) return;
        const found = text.slice(at, last);
        const end = last - (HONORIFIC.exec(found)?.[0].length ?? 0);
        if (NOBODY.test(found)) return;
        if (end - at >= 2 && !OFFICE.test(found)) report(at, end, EVIDENCE.labelled.bit);
        at = endOfMatch(SEPARATOR, text, last);
      }
    },
  },
  vectors: {
    finds: [
      "出席者: «凪川 澄斗»、«榛名瀬 由希»\n",
      "参会人员：«邬柏棠»，«阙如意»",
      "참석자: «독고라온», «남궁가람» 부장",
      "الحضور: «تسنيف الوردان»، «نورزاد بن مهيار»",
      "נוכחים: «תסניף ורדון», «אבנימר שלו»",
      "उपस्थित: «तसनील वर्दान», «सुरवीन देवी»",
      "司会：«榛名瀬»さん",
    ],
    leaves: [
      "出席者: 全員",
      "欠席者：なし",
      "出席者は多い",
      "참석자: 없음",
      "작성자: 인사팀",
      "参会人员：各部门",
      "الحضور: الجميع",
      "נוכחים: כולם",
      "उपस्थित: सभी",
    ],
  },
};
