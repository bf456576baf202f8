// Organisations by the legal form before their name: `ООО «…»`, `PT …`, `UAB „…“`, `株式会社…`, `주식회사 …`; and `…有限公司` behind it.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { evidenceOfClass } from "./name-kind.js";

/** Forms whose name stands in quotes. */
const QUOTING = "ооо оао зао пао ао тоо тов пп нпо ват пат uab sia mb oü as ad".split(" ");

/** Those of them that are nothing else, so that the name may stand without quotes. */
const BARE = new Set("ООО ОАО ЗАО ПАО ТОО ТОВ".split(" "));

const QUOTED = /[ \u00a0]?[«"“„][\p{L}\p{N}][^«»"“”„\n\r]{0,60}[»"“”]/uy;
const UNQUOTED = /[ \u00a0](?=\p{Lu})[\p{L}\p{N}-]{3,40}(?:[ ](?=\p{Lu})[\p{L}\p{N}-]{2,40}){0,3}/uy;

export const prefixForm: RowFile = {
  row: {
    id: "names/prefix-legal-form",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: QUOTING, only: "capitalised" },
    remembers: true,
    find({ text, starts, ends }, word, report) {
      const form = text.slice(starts.at(word), ends.at(word));
      if (form !== form.toUpperCase()) return;
      let end = endOfMatch(QUOTED, text, ends.at(word));
      if (end < 0 && BARE.has(form)) end = endOfMatch(UNQUOTED, text, ends.at(word));
      if (end > 0) report(starts.at(word), end);
    },
  },
  vectors: {
    finds: [
      "из «ООО \u201cХалденгруз\u201d» и",
      "«ТОВ Халденвантаж» чекає",
      "договор с «ЗАО Квиллон Транс».",
      "su «UAB \u201eQuillonas\u201c» dirba",
    ],
    leaves: ["ООО", "форма ООО и", "ПП Квиллон", "as “soon”", "AD 1200"],
  },
};

/** `PT Quillon Jaya`: a word behind it that is no ordinary one. */
const FOLLOWING = /\.?[ ](\p{Lu}\p{L}{2,30})(?:[ ]\p{Lu}\p{L}{1,30}){0,3}(?:[ ]Tbk)?/uy;

export const indonesianForm: RowFile = {
  row: {
    id: "names/indonesian-legal-form",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: ["pt", "cv"], only: "capitalised" },
    remembers: true,
    find({ text, starts, ends }, word, report) {
      const form = text.slice(starts.at(word), ends.at(word));
      if (form !== form.toUpperCase()) return;
      FOLLOWING.lastIndex = ends.at(word);
      const name = FOLLOWING.exec(text)?.[1];
      if (name === undefined || evidenceOfClass(classOf(name, 0, name.length)) === undefined) return;
      report(starts.at(word), FOLLOWING.lastIndex);
    },
  },
  vectors: {
    finds: ["dari «PT Quillon Jaya Tbk» di", "«CV. Haldenindo»,"],
    leaves: ["12 PT", "PT is short", "my CV Writing", "CV Template", "5 pt Quillon"],
  },
};

/** What is a word of the sentence before a Chinese company's name. */
const FORM_BEHIND =
  /(?:^|[的在与和给向由系是对到从说给为及把被让请])([^的在与和给向由系是对到从说给为及把被让请]{2,14}(?:股份有限公司|有限责任公司|有限公司))/gu;
const FORM_BEFORE =
  /(?:株式会社|有限会社|合同会社|合資会社)(?:[\p{Script=Han}\p{Script=Katakana}ー]{2,16}|(?!から|まで|での|との|への|にて|により|として|という|について|である|です|では|には|とは|など)\p{Script=Hiragana}{2,6}[\p{Script=Han}\p{Script=Katakana}ー]{2,10})/gu;
const FORM_AFTER =
  /(?:[\p{Script=Katakana}ー]{2,16}\p{Script=Han}{0,4}|\p{Script=Han}{2,8})(?:株式会社|有限会社|合同会社)/gu;
/** Words for a day or for one's own company, before the form of another: `先日株式会社…`. */
const NO_COMPANY =
  /^(?:先日|昨日|今日|本日|明日|先週|今週|来週|先月|今月|来月|弊社|当社|御社|貴社|同社|大手|新設)(?:株式|有限|合同)会社$/u;
const KOREAN = /^(?:주식회사|유한회사)$/u;
const KOREAN_NAME =
  /[ ]?\p{Script=Hangul}{2,12}?(?=(?:은|는|이|가|을|를|의|에|와|과|로|에서|에게)?(?!\p{Script=Hangul}))/uy;
/** Signs of one of the forms: most words of a text have none of them. */
const SIGNS = /[社司사]/u;

export const eastAsianForm: RowFile = {
  row: {
    id: "names/east-asian-legal-form",
    category: "ORG",
    rank: RANK.organisation,
    needs: "uncased",
    remembers: true,
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      const found = text.slice(start, ends.at(word));
      if (!SIGNS.test(found)) return;
      if (KOREAN.test(found)) {
        const end = endOfMatch(KOREAN_NAME, text, ends.at(word));
        if (end > 0) report(start, end);
        return;
      }
      for (const pattern of [FORM_BEHIND, FORM_BEFORE, FORM_AFTER]) {
        for (const match of found.matchAll(pattern)) {
          const value = match[1] ?? match[0];
          if (NO_COMPANY.test(value)) continue;
          const at = start + match.index + match[0].length - value.length;
          report(at, at + value.length);
        }
      }
    },
  },
  vectors: {
    finds: [
      "«株式会社ハルデン運輸»の",
      "お客様の«株式会社ひなぎ工務店»へ",
      "昨日«クイル有限会社»と",
      "请联系«深圳哈登货运有限公司»。",
      "어제 «주식회사 할덴물류»의 담당자",
    ],
    leaves: ["会社", "公司的规定", "株式会社", "株式会社から連絡", "회사에서"],
  },
};
