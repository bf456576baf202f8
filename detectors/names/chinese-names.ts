// Chinese names that no list has: a surname and one or two letters, with what stands before and behind a name.
import type { Report } from "../../src/core/detector.js";
import { EVIDENCE } from "./evidence.js";

/** At the end of a run behind a word for with, to or from; with surnames with which hardly another word begins. */
const NAME_AT_END =
  /[和与跟由给向找叫请托]([张李王刘陈杨赵吴徐孙胡朱郭罗郑梁谢宋唐邓韩冯曹彭肖董潘袁蔡蒋杜魏苏吕沈姚卢傅钟姜崔谭廖范汪戴贾韦邱侯邹熊孟秦阎薛尹]\p{Script=Han}{1,2})$/u;
/** At the start of a run before a verb, or behind another name in a list. */
const NAME_AT_START =
  /^([张李王刘陈杨赵吴徐孙胡朱郭罗郑梁谢宋唐邓韩冯曹彭肖董潘袁蔡蒋杜魏苏吕沈姚卢傅钟姜崔谭廖范汪戴贾韦邱侯邹熊孟秦阎薛尹]\p{Script=Han}{2})(?=$|[说称表认指写问答告将已])/u;
const NAME_IN_LIST =
  /^([张李王刘陈杨赵吴徐孙胡朱郭罗郑梁谢宋唐邓韩冯曹彭肖董潘袁蔡蒋杜魏苏吕沈姚卢傅钟姜崔谭廖范汪戴贾韦邱侯邹熊孟秦阎薛尹]\p{Script=Han}{2})/u;

/** Behind `I am` and behind a word for what somebody is: `我是王…`, `客户赵…住在`. */
const NAME_TOLD =
  /(?:我是|我叫|名叫|客户|患者|病人|员工|同事|原告|被告|证人|联系人|负责人|妻子|丈夫|儿子|女儿)([张李王刘陈杨赵吴徐孙胡朱郭罗郑梁谢宋唐邓韩冯曹彭肖董潘袁蔡蒋杜魏苏吕沈姚卢傅钟姜崔谭廖范汪戴贾韦邱侯邹熊孟秦阎薛尹]\p{Script=Han}{2})(?=$|[住说称在于的与和是已将被曾等为以从向到来去有提要])/u;

/** Behind a word for a time and before what people do: `今天下午陈…来电`. */
const NAME_AT_TIME =
  /(?:今天|昨天|前天|明天|上午|下午|晚上|早上|刚才|上周|本周|今早)([张李王刘陈杨赵吴徐孙胡朱郭罗郑梁谢宋唐邓韩冯曹彭肖董潘袁蔡蒋杜魏苏吕沈姚卢傅钟姜崔谭廖范汪戴贾韦邱侯邹熊孟秦阎薛尹]\p{Script=Han}{2})(?=来电|来信|打电话|说|表示|反映|投诉|要求|通知|提交|签|问|将|已)/u;
/** At the end of a run behind what is handed over to somebody: two letters are enough. */
const NAME_OF_RECEIVER =
  /(?:发给|交给|转给|寄给|抄送)([张李王刘陈杨赵吴徐孙胡朱郭罗郑梁谢宋唐邓韩冯曹彭肖董潘袁蔡蒋杜魏苏吕沈姚卢傅钟姜崔谭廖范汪戴贾韦邱侯邹熊孟秦阎薛尹]\p{Script=Han})$/u;

/** Reports the names at either end of the run of ideographs [start, end). */
export function findChinese(text: string, start: number, end: number, report: Report): void {
  const found = text.slice(start, end);
  const told = NAME_TOLD.exec(found);
  if (told !== null) {
    const name = start + told.index + told[0].length - 3;
    report(name, name + 3, EVIDENCE.relation.bit);
  }
  const timed = NAME_AT_TIME.exec(found);
  if (timed !== null) {
    const name = start + timed.index + timed[0].length - 3;
    report(name, name + 3, EVIDENCE.speech.bit);
  }
  if (NAME_OF_RECEIVER.test(found)) report(end - 2, end, EVIDENCE.relation.bit);
  const last = NAME_AT_END.exec(found)?.[1];
  const isListed = text.charAt(end) === "、" || text.charAt(start - 1) === "、";
  if (last !== undefined && (last.length === 3 || isListed)) report(end - last.length, end, EVIDENCE.company.bit);
  const isBehindName =
    text.charAt(start - 1) === "、" && NAME_AT_END.test(text.slice(Math.max(0, start - 5), start - 1));
  const first = (isBehindName ? NAME_IN_LIST : NAME_AT_START).exec(found)?.[1];
  if (first !== undefined && (isBehindName || found.length > 3))
    report(start, start + first.length, EVIDENCE.speech.bit);
}
