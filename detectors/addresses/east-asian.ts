// Addresses of Japan, China and Korea, which begin with the largest place: `東京都港区南青山2-2-3`, `浙江省杭州市西湖区文三路90号`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitAt, endOfMatch } from "../../src/scan/pattern.js";

/** From the prefecture or the province on, within a word of letters. */
const JAPAN =
  /(?:東京都|北海道|(?:京都|大阪)府|[\p{Script=Han}]{2,3}県)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{2,30}$/u;
const CHINA =
  /(?:(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾)省|(?:北京|上海|天津|重庆|重慶)市?)[\p{Script=Han}]{2,30}(?:路|街|道|巷|弄|村)$/u;
/** City, district and the street that the number stands behind, with spaces between. https://www.juso.go.kr */
const KOREA =
  /(?<![가-힣])(?:[가-힣]{1,8}(?:시|도) ){0,2}(?:[가-힣]{1,6}(?:시|군|구) ){1,2}(?:[가-힣]{1,6}(?:읍|면|동) )?[가-힣]{1,10}(?:로|길)$/u;
const KOREAN_NUMBER = / \d{1,4}(?:-\d{1,4})?(?![\d년월일])/uy;
const JAPANESE_NUMBER = /[ ]?\d{1,4}(?:(?:[-－ー‐]|丁目|番地?|号)\d{0,4}){0,4}/uy;
const CHINESE_NUMBER = /\d{1,5}[号號弄](?:\d{1,4}[号號栋棟幢室楼樓单元單元-]{1,2}){0,4}/uy;
const FORMS = [
  [JAPAN, JAPANESE_NUMBER],
  [CHINA, CHINESE_NUMBER],
] as const;
const LONGEST = 40;

export const eastAsianAddress: RowFile = {
  row: {
    id: "addresses/east-asian",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: "uncased",
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      if (!digitAt(text, text.charCodeAt(end) === SPACE ? end + 1 : end)) return;
      const from = Math.max(starts.at(word), end - LONGEST);
      const place = text.slice(from, end);
      if (KOREAN_ENDS.has(text.charCodeAt(end - 1))) {
        const before = text.slice(Math.max(0, end - LONGEST), end);
        const begins = before.search(KOREA);
        const last = begins < 0 ? -1 : endOfMatch(KOREAN_NUMBER, text, end);
        if (last > 0) report(end - before.length + begins, last);
        return;
      }
      for (const [pattern, number] of FORMS) {
        const begins = place.search(pattern);
        const last = begins < 0 ? -1 : endOfMatch(number, text, end);
        if (last > 0) return report(from + begins, last);
      }
    },
  },
  vectors: {
    finds: [
      "住所：«東京都港区南青山2-2-3» 電話",
      "在«浙江省杭州市西湖区文三路90号»见",
      "«大阪府大阪市北区梅田1丁目2番3号»です",
      "주소: «서울특별시 강남구 테헤란로 152»",
      "«경기도 성남시 분당구 판교로 12-3»",
    ],
    leaves: ["東京都の2024年", "第3号", "北京2008", "全部で12件", "무료로 152", "서울시 앞으로 2024년"],
  },
};

const SPACE = 32;
/** 로 and 길. */
const KOREAN_ENDS: ReadonlySet<number> = new Set([0xb85c, 0xae38]);
