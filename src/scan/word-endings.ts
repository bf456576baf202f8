// What the ending of a word tells that no list has: a family name, or an ordinary word.
import { FIRST_BREAK, FOLDS, KIND, kindOf } from "./characters.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Endings that family names of a language share, and that hardly another word has. */
const OF_FAMILY_NAMES = words(`
  ić vić ovic evic ovič evič ovich evich owicz ewicz ński ńska wski wska czyk czak ová vský vská escu eanu sson nsen
  rsen dsen lsen gsen dóttir dottir oğlu opoulos opoulou idis akis enko chuk shvili adze skaya skiy ovna evna vskyi
  inen onen anen ström kvist qvist lund gaard gård stein mann hoffer huber meier maier mayer ов ова ев ева ёв ёва ский
  ская цкий цкая ський ська енко чук ович евич овна евна ћ іч όπουλος οπούλου ίδης ίδου άκης άκη
`);

/** Endings of words that are made of others, and heads of German compounds. No name that is not listed has them. */
const OF_ORDINARY_WORDS = words(`
  ung ungen heit heiten keit keiten schaft schaften tät täten tion tionen tions ismus ismen nisse nissen
  nummer nummern betrag datum nahme nahmen gabe gaben griff griffe frage fragen sache sachen zeichen stelle stellen vertrag antrag konto
  preis dienst gerät geräte gruppe gruppen meldung verfahren leistung wesen recht amt bericht unterlagen vorgang ablauf zustand
  ité ités ement ements ción ciones idad idades miento mientos ção ções dade dades zione zioni heid lijk lijke
  ness nesses ship ology ologies ically ment ments ability ibility ość ości acja acji ację ost osti ství ság ség ость ости ция ции ение ения
`);

/** Endings from their last unit on, as one tree. */
class Branch {
  readonly next = new Map<number, Branch>();
  kind: EndingKind | undefined;
}

/** What an ending tells. */
export type EndingKind = "family" | "ordinary";

const TREE = new Branch();
for (const ending of OF_ORDINARY_WORDS) grow(ending, "ordinary");
for (const ending of OF_FAMILY_NAMES) grow(ending, "family");

function grow(ending: string, kind: EndingKind): void {
  let branch = TREE;
  for (let at = ending.length - 1; at >= 0; at--) {
    const unit = FOLDS[ending.charCodeAt(at)] as number;
    const next = branch.next.get(unit) ?? new Branch();
    branch.next.set(unit, next);
    branch = next;
  }
  branch.kind = kind;
}

const SHORTEST_NAME = 5;

/** Units before the ending of an ordinary word: `Leung` and `Cheung` are names, `Störung` is none. */
const SHORTEST_STEM = 3;

/**
 * What the longest known ending of the word at [start, end) tells; undefined if it tells nothing. Two letters at least stand before the ending of
 * a family name.
 */
export function endingKind(text: string, start: number, end: number): EndingKind | undefined {
  if (end - start < SHORTEST_NAME) return undefined;
  let told: EndingKind | undefined;
  let branch: Branch | undefined = TREE;
  for (let at = end - 1; at >= start + 2; at--) {
    branch = branch.next.get(FOLDS[text.charCodeAt(at)] as number);
    if (branch === undefined) break;
    if (branch.kind === "family" && isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at - 2)))
      told = "family";
    else if (branch.kind === "ordinary" && at - start >= SHORTEST_STEM + (end - at < 4 ? 1 : 0)) told = "ordinary";
  }
  return told;
}

function isLetter(unit: number): boolean {
  const kind = kindOf(unit);
  return kind < FIRST_BREAK && kind !== KIND.digit && kind !== KIND.mark;
}
