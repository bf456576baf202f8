// Numbers that words of scripts without spaces announce: `身份证号…`, `マイナンバーは…`, `여권번호: …`, `เลขประจำตัวประชาชน …`. The number is asked, since those
// words are no words of the scan, and what stands directly before it is read.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { looksLikeTime } from "../../src/scan/dates.js";
import { endOfMatch, wordBefore } from "../../src/scan/pattern.js";

/** Units before a number in which its words stand. */
const REACH = 24;

const CHINESE =
  "(?:身[份分][证證](?:件)?|居民身份证|护照|護照|港澳通行证|台胞证|驾驶证|駕照|社保(?:卡)?|社会保障|医保(?:卡)?|健保卡|银行卡|銀行卡|银行账|銀行帳|账户|帳戶|账|工号|学号|税|统一社会信用代码|统一编|統一編|病历|病歷|住院|保单|保單|会员|客户|合同|车牌|护士证)(?:号码|號碼|号|號|編號|编号)?";
const JAPANESE =
  "(?:マイナンバー|個人番号|旅券番号|パスポート番号|(?:運転)?免許証番号|口座番号|保険証番号|被保険者番号|基礎年金番号|社員番号|会員番号|患者番号|顧客番号|法人番号|契約番号|証券番号)";
const KOREAN =
  "(?:주민등록번호|주민번호|외국인등록번호|여권번호|운전면허번호|면허번호|계좌번호|사업자등록번호|회원번호|환자번호|사번|보험번호)";
const THAI = "(?:เลข(?:ที่)?(?:ประจำตัว|บัตร)(?:ประชาชน|ผู้เสียภาษี)?|เลข(?:ที่)?(?:หนังสือเดินทาง|บัญชี|พาสปอร์ต)|พาสปอร์ต)";

const BEFORE = new RegExp(
  `(?:${CHINESE}|${JAPANESE}|${KOREAN}|${THAI})(?:[是为為はがを는은]|คือ)?[ 　]?[:：=]?[ 　]?["'“「『(（]?$`,
  "u",
);
const VALUE = /(?=[A-Z-]{0,4}\d)[A-Z\d]{1,20}(?:[ -][A-Z\d]{1,12}){0,5}/iy;
/** What looks like a year or a count is none. */
const FEWEST = 6;

export const scriptNumber: RowFile = {
  row: {
    id: "numbers/script-key",
    category: "ID",
    rank: RANK.identifier,
    needs: ["mixed", "number"],
    find({ text, starts }, word, report) {
      const start = starts.at(word);
      if (!isForeign(text, start) || wordBefore(text, start)) return;
      const end = endOfMatch(VALUE, text, start);
      if (end - start < FEWEST || !BEFORE.test(text.slice(Math.max(0, start - REACH), start))) return;
      const found = text.slice(start, end);
      if (found.replace(/\D/g, "").length >= FEWEST && !looksLikeTime(found)) report(start, end);
    },
  },
  vectors: {
    finds: [
      "身份证号 «110105194912310021»",
      "身份证：«11010519491231002X»，护照 «E12345678»",
      "护照号码是«E12345678»。",
      "マイナンバーは«123456789018»です",
      "口座番号：«1234567»",
      "주민등록번호 «900101-1234568»",
      "여권번호: «M12345678»",
      "เลขประจำตัวประชาชน «1-1037-02071-81-1»",
    ],
    leaves: ["税 2024", "番号 1234567", "会员 12 人", "护照 2024-01", "version 1234567"],
  },
};

/** Signs that open a value are looked through; what is no ASCII before them is another script. */
function isForeign(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && start - at <= 4 && " \"':=(".includes(text.charAt(at))) at--;
  return text.charCodeAt(at) > 0x7f;
}
