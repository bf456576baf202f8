// Stems that the declined forms of one name share, whatever happens to its last vowel: `Wilczek` and `Wilczkiem`, `Павел` and `Павла`.

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Endings of cases, in small letters: Slavic, Baltic, Hungarian, Finnic, Romanian, Germanic, Latin; Cyrillic; Greek. */
const ENDINGS = words(`
  a u y e ę ą o i ě é em iem im ym om ou ej iej ego emu owi ovi ie ów ů ům ami ach ich ých ová ové ovou owa owie ovej
  t at et ot nak nek val vel tól től hoz hez höz ról ről ból ből ban ben ra re ba be nál nél ért ék
  n en in ta tä lle lta ltä lla llä ssa ssä sta stä ksi
  ul ului ei ii s us um is as ui
  а у ю я е ы и і ї о ом ем єм ой ей ою ею ым им ого ому ую ых ими ові еві ій ами ах
  ος ου ο ας α ης η ε ς ων
`);

const BY_LAST_UNIT = new Map<number, string[]>();
for (const ending of ENDINGS) {
  const unit = ending.charCodeAt(ending.length - 1);
  BY_LAST_UNIT.set(unit, [...(BY_LAST_UNIT.get(unit) ?? []), ending]);
}

/** Shortest stem, in UTF-16 units: as many as the index of beginnings looks at. */
const SHORTEST = 4;

/** Stems of a word, in small letters, with its own if it has no ending. Two forms of one name have one of them in common. */
export function stemsOf(word: string): readonly string[] {
  const small = word.toLowerCase();
  const stems: string[] = [];
  addStem(small, stems);
  for (const ending of BY_LAST_UNIT.get(small.charCodeAt(small.length - 1)) ?? []) {
    if (small.endsWith(ending)) addStem(small.slice(0, -ending.length), stems);
  }
  // Hungarian doubles the consonant before `al` and `el`: `Bertalannal`.
  if (/(\p{L})\1[ae]l$/u.test(small)) addStem(small.slice(0, -3), stems);
  return stems;
}

function addStem(stem: string, stems: string[]): void {
  if (stem.length < SHORTEST) return;
  stems.push(stem);
  const changed = changedEnd(stem);
  if (changed !== stem && changed.length >= SHORTEST) stems.push(changed);
}

/** The end of a stem as other cases have it: without its fleeting vowel, with another vowel, or with the consonant before it was softened. */
function changedEnd(stem: string): string {
  if (/[^aeiouyáéíóúůаеиоуіяюєё](?:e|е|о|ё)[kclłnňrкцлнр]$/u.test(stem)) return stem.slice(0, -2) + stem.slice(-1);
  const vowel = CHANGED_VOWELS[stem.charAt(stem.length - 2)];
  if (vowel !== undefined) return stem.slice(0, -2) + vowel + stem.slice(-1);
  const consonant = SOFTENED[stem.charAt(stem.length - 1)];
  return consonant === undefined ? stem : stem.slice(0, -1) + consonant;
}

const CHANGED_VOWELS: Readonly<Record<string, string>> = { ó: "o", ů: "o", і: "о" };
const SOFTENED: Readonly<Record<string, string>> = { c: "k", ř: "r", ц: "к" };
