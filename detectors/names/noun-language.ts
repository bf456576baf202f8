// Whether the text around a place is in a language that writes nouns with capitals: German and its kin.

/** Function words of German that are none of English, with a space on each side. */
const GERMAN =
  / (?:der|die|das|und|ist|nicht|mit|für|von|den|dem|ein|eine|einen|zu|zum|zur|im|auf|wird|wurde|sich|auch|bei|oder|nach|wie|dass|sind|ich|wir|sie|bitte) /gi;

/** How far around the place is looked, in UTF-16 units. */
const REACH = 240;

const ENOUGH = 2;

export function hasCapitalisedNouns(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - REACH), at + REACH);
  let found = 0;
  GERMAN.lastIndex = 0;
  for (let match = GERMAN.exec(around); match !== null; match = GERMAN.exec(around)) {
    // The space after one word is that before the next.
    GERMAN.lastIndex--;
    if (++found >= ENOUGH) return true;
  }
  return false;
}
