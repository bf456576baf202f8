// Text to measure speed on, from a seed: technical prose, code, and German and French prose, with what such texts usually hold.
import { Random } from "../random.js";
import {
  ACRONYMS,
  ENGLISH,
  FAMILY_NAMES,
  FRENCH,
  GERMAN,
  GIVEN_NAMES,
  IDENTIFIERS,
  PRODUCTS,
  SENTENCE_STARTS,
} from "./vocabulary.js";

const LINE_WIDTH = 100;
const SEED = 7_411;

/** Technical prose of about `length` UTF-16 units, in paragraphs of wrapped lines under headings. */
export function technicalProse(length: number, seed = SEED): string {
  const random = new Random(seed);
  return repeated(length, () => {
    const heading = random.chance(0.25) ? `## ${capitalised(phrase(random, ENGLISH, 3))}\n\n` : "";
    return `${heading}${wrapped(sentences(random, random.whole(3, 7), technicalSentence))}\n\n`;
  });
}

/** Prose of German and French paragraphs in turn; about every seventh word has a letter that ASCII lacks. */
export function foreignProse(length: number): string {
  const random = new Random(SEED);
  return repeated(length, () => {
    const words = random.chance(0.5) ? GERMAN : FRENCH;
    return `${wrapped(sentences(random, random.whole(3, 7), () => foreignSentence(random, words)))}\n\n`;
  });
}

/** Something like TypeScript: functions of short statements with identifiers, strings, numbers and some comments. */
export function codeText(length: number): string {
  const random = new Random(SEED);
  return repeated(length, () => {
    const body = Array.from({ length: random.whole(3, 9) }, () => `  ${statement(random)}\n`).join("");
    const comment = random.chance(0.3) ? `// ${technicalSentence(random)}\n` : "";
    return `${comment}export function ${camelCase(random)}(${camelCase(random)}: string): ${className(random)} {\n${body}}\n\n`;
  });
}

function repeated(length: number, write: () => string): string {
  const parts: string[] = [];
  for (let written = 0; written < length; ) {
    const part = write();
    parts.push(part);
    written += part.length;
  }
  return parts.join("");
}

function sentences(random: Random, number: number, write: (random: Random) => string): string {
  return Array.from({ length: number }, () => write(random)).join(" ");
}

function technicalSentence(random: Random): string {
  const start = random.chance(0.6) ? random.pick(SENTENCE_STARTS) : capitalised(random.pick(ENGLISH));
  const words = Array.from({ length: random.whole(7, 21) }, () => technicalWord(random));
  return `${[start, ...words].join(" ")}.`;
}

/** Of a thousand words: some 15 numbers, 12 acronyms, 10 pieces of code, 6 products, 4 people, 2 addresses on the web, 1 of mail. */
function technicalWord(random: Random): string {
  const share = random.next() * 1000;
  if (share < 1)
    return `${random.pick(GIVEN_NAMES)}.${random.pick(FAMILY_NAMES)}@mail${random.whole(1, 40)}.example`.toLowerCase();
  if (share < 3) return `https://docs.example/${random.pick(ENGLISH)}/${random.pick(ENGLISH)}-${random.whole(1, 900)}`;
  if (share < 7) return `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
  if (share < 13) return random.pick(PRODUCTS);
  if (share < 23) return code(random);
  if (share < 35) return random.pick(ACRONYMS);
  if (share < 50) return number(random);
  return random.pick(ENGLISH) + (share < 110 ? "," : "");
}

function code(random: Random): string {
  const name = `${random.pick(IDENTIFIERS)}_${random.pick(IDENTIFIERS)}`;
  return random.pick([
    `\`${name}\``,
    `--${random.pick(IDENTIFIERS)}-${random.pick(IDENTIFIERS)}`,
    `\`${camelCase(random)}()\``,
  ]);
}

function number(random: Random): string {
  return random.pick([
    String(random.whole(0, 90)),
    String(random.whole(100, 65_535)),
    `${random.whole(0, 9)}.${random.whole(0, 30)}.${random.whole(0, 9)}`,
    `${random.whole(1, 900)}.${random.whole(0, 9)}`,
  ]);
}

function foreignSentence(random: Random, words: readonly string[]): string {
  const name = random.chance(0.1) ? ` ${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}` : "";
  const numbers = random.chance(0.2) ? ` ${number(random)}` : "";
  return `${capitalised(phrase(random, words, random.whole(7, 20)))}${name}${numbers}.`;
}

function statement(random: Random): string {
  const value = random.pick([
    () => String(random.whole(0, 4096)),
    () => `"${phrase(random, ENGLISH, 2)}"`,
    () => `${camelCase(random)}.${random.pick(IDENTIFIERS)}(${random.pick(IDENTIFIERS)}, ${random.whole(0, 9)})`,
    () => `new ${className(random)}({ ${random.pick(IDENTIFIERS)}: ${random.pick(IDENTIFIERS)} })`,
  ])();
  const form = random.next();
  if (form < 0.2) return `if (${camelCase(random)} === ${random.pick(IDENTIFIERS)}) return ${value};`;
  if (form < 0.3)
    return `for (const ${random.pick(IDENTIFIERS)} of ${camelCase(random)}) ${random.pick(IDENTIFIERS)}(${value});`;
  return `const ${camelCase(random)} = ${value};`;
}

function camelCase(random: Random): string {
  return random.pick(IDENTIFIERS) + capitalised(random.pick(IDENTIFIERS));
}

function className(random: Random): string {
  return capitalised(camelCase(random));
}

function phrase(random: Random, words: readonly string[], length: number): string {
  return Array.from({ length }, () => random.pick(words)).join(" ");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line.length + word.length >= LINE_WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}
