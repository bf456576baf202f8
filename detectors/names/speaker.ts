// Balanced mode: who speaks in a transcript or a chat, before a colon at the start of a line. Other labels of lines stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfName } from "../../src/scan/lexicon.js";
import { lastOfCompound } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { labelsPerson } from "../baseline/no-person.js";
import { endOfLabel } from "../baseline/person-label.js";
import { EVIDENCE, evidenceWords, ORDINARY_LISTED } from "./evidence.js";
import { evidenceOfClass } from "./name-kind.js";

export const speaker: RowFile = {
  row: {
    id: "names/speaker",
    category: "PERSON",
    rank: RANK.name,
    mode: "balanced",
    needs: "signedCapital",
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      const end = endOfLabel(scan, word);
      if (end > 0 && mayBeSpeaker(scan, word, end)) report(scan.starts.at(word), end, EVIDENCE.labelled.bit);
    },
  },
  vectors: {
    finds: [
      "«Alice»: hello\n«Ödön»: hi\n«Ödön»: ho",
      "«Teasdale-Quint»: yes",
      "«Frobnik»: yes\nBob Ross said\n«Frobnik»: no",
    ],
    leaves: [
      "Protokoll: this",
      "Owner: someone",
      "Overview: this",
      "NASA: launch",
      "Alice::method",
      "Assignee: x\nAssignee: y",
    ],
  },
};

/** How far around a label of no list the same label is looked for, in UTF-16 units: who speaks once speaks again. */
const SPEECH_REACH = 2000;

/** A name of the lists, or a word of none that labels another line as well. */
function mayBeSpeaker(scan: Scan, word: number, end: number): boolean {
  const { text } = scan;
  const start = scan.starts.at(word);
  if (labelsPerson(text.slice(start, end))) return false;
  const evidence = evidenceOfClass(classOfName(text, start, scan.ends.at(word)));
  if (lastOfCompound(scan, word) > word && evidence !== undefined) return true;
  if (evidence !== EVIDENCE.unknown) return evidence !== undefined && evidence !== ORDINARY_LISTED;
  const again = `\n${text.slice(start, end)}:`;
  return (
    text.slice(end, end + SPEECH_REACH).includes(again) ||
    `\n${text.slice(Math.max(0, start - SPEECH_REACH), start)}`.includes(again)
  );
}
