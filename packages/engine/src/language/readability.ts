import { hasTwoLetters } from './characters.ts';

/** Sentences, words, syllables and long words of a text. */
interface Measures {
  sentences: number;
  words: number;
  syllables: number;
  /** Words of three syllables or more, of four or more, of more than six letters, and of one syllable. */
  manySyllables: number;
  fourSyllables: number;
  longWords: number;
  oneSyllable: number;
}

type Formula = (of: Measures) => number;

/** How many words a text has, and the years of schooling that it asks for. */
export interface Graded {
  words: number;
  grade: number;
}

/**
 * The formula made for a language; null where there is none. Flesch-Kincaid (en), first Wiener Sachtextformel (de), the
 * national versions of Flesch's ease on Flesch's own table of grades (cs by Bendová and Cinková, es, fr, it, nl, pt, ru by
 * Oborneva) or on that of its author (tr, by Ateşman), and Pisarek's years of schooling (pl). Danish, Norwegian and Swedish
 * have Björnsson's lix, whose tables of grades contradict each other; Finnish, Hungarian, Romanian, Japanese, Korean and
 * Chinese have no formula in common use.
 */
export function formulaFor(language: string | null): ((text: string) => Graded) | null {
  const formula = language === null ? undefined : FORMULAS.get(language);
  if (!formula) return null;
  return (text) => {
    const measures = measure(text, language);
    const grade = Math.min(20, Math.max(1, formula(measures)));
    return { words: measures.words, grade: Math.round(grade * 10) / 10 };
  };
}

const FORMULAS: ReadonlyMap<string, Formula> = new Map(
  Object.entries<Formula>({
    en: (of) => 0.39 * (of.words / of.sentences) + 11.8 * (of.syllables / of.words) - 15.59,
    de: (of) =>
      19.35 * (of.manySyllables / of.words) +
      0.1672 * (of.words / of.sentences) +
      12.97 * (of.longWords / of.words) -
      3.27 * (of.oneSyllable / of.words) -
      0.875,
    es: (of) => gradeOfEase(206.84 - 60 * (of.syllables / of.words) - 1.02 * (of.words / of.sentences)),
    fr: (of) => gradeOfEase(207 - 73.6 * (of.syllables / of.words) - 1.015 * (of.words / of.sentences)),
    it: (of) => gradeOfEase(217 - 60 * (of.syllables / of.words) - 1.3 * (of.words / of.sentences)),
    nl: (of) => gradeOfEase(206.84 - 77 * (of.syllables / of.words) - 0.93 * (of.words / of.sentences)),
    cs: (of) => gradeOfEase(206.835 - 62.18 * (of.syllables / of.words) - 1.672 * (of.words / of.sentences)),
    ru: (of) => gradeOfEase(206.835 - 60.1 * (of.syllables / of.words) - 1.3 * (of.words / of.sentences)),
    tr: (of) =>
      gradeIn(ATESMAN_TABLE, 198.825 - 40.175 * (of.syllables / of.words) - 2.61 * (of.words / of.sentences)),
    pl: (of) => Math.hypot(of.words / of.sentences, 100 * (of.fourSyllables / of.words)) / 2,
    pt: (of) => gradeOfEase(248.835 - 84.6 * (of.syllables / of.words) - 1.015 * (of.words / of.sentences)),
  }),
);

/** The middle of each step of a table, with its grade, in rising order. */
type GradeTable = readonly (readonly [value: number, grade: number])[];

/** Ateşman's table: 90 and more is fourth grade, 60 to 69 ninth and tenth, 30 to 39 college. */
const ATESMAN_TABLE: GradeTable = [
  [25, 17],
  [35, 16],
  [45, 14],
  [55, 11.5],
  [65, 9.5],
  [75, 7.5],
  [85, 5.5],
  [95, 4],
];

/** Flesch's table: ease 90 is fifth grade, 60 eighth to ninth, 30 and less college. */
const EASE_TABLE: GradeTable = [
  [0, 18],
  [30, 14.5],
  [50, 11.5],
  [60, 8.8],
  [70, 7],
  [80, 6],
  [90, 5],
  [100, 4],
];

function gradeOfEase(ease: number): number {
  return gradeIn(EASE_TABLE, ease);
}

function gradeIn(table: GradeTable, value: number): number {
  let [value0, grade0] = table[0] ?? [0, 18];
  if (value <= value0) return grade0;
  for (const [value1, grade1] of table) {
    if (value <= value1) return grade0 + ((value - value0) / (value1 - value0 || 1)) * (grade1 - grade0);
    [value0, grade0] = [value1, grade1];
  }
  return grade0;
}

function measure(text: string, language: string | null): Measures {
  const syllablesOf = (language === null ? undefined : SYLLABLES.get(language)) ?? vowelGroups;
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = Math.max(
    1,
    text.split(/[.!?…]+(?=\s|$)|\n/u).filter((part) => hasTwoLetters(part)).length,
  );
  const measures: Measures = {
    sentences,
    words: words.length,
    syllables: 0,
    manySyllables: 0,
    fourSyllables: 0,
    longWords: 0,
    oneSyllable: 0,
  };
  for (const word of words) {
    const syllables = syllablesOf(word.toLowerCase());
    measures.syllables += syllables;
    if (syllables >= 3) measures.manySyllables++;
    if (syllables >= 4) measures.fourSyllables++;
    if (syllables === 1) measures.oneSyllable++;
    if (word.length > 6) measures.longWords++;
  }
  return measures;
}

/** Of languages in which each vowel is a syllable, or of whose vowels only some groups are one. */
const SYLLABLES: ReadonlyMap<string, (word: string) => number> = new Map([
  ['ru', countingVowels('аеёиоуыэюя')],
  ['tr', countingVowels('aeıioöuüâîû')],
  // "r" and "l" between consonants: "vlk".
  ['cs', counting(/[ao]u|[aáeéěiíoóuúůyý]|(?<=[^aáeéěiíoóuúůyý])[rl](?![aáeéěiíoóuúůyý])/gu)],
  // "i" before a vowel only softens: "pieniądze".
  ['pl', counting(/i(?![aąeęoóu])|[aąeęoóuy]/gu)],
]);

function countingVowels(vowels: string): (word: string) => number {
  return (word) => Math.max(1, [...word].filter((letter) => vowels.includes(letter)).length);
}

function counting(syllable: RegExp): (word: string) => number {
  return (word) => Math.max(1, word.match(syllable)?.length ?? 0);
}

/** Groups of vowels, without the silent ending that English and French share. */
function vowelGroups(word: string): number {
  const groups = word.match(/[aeiouyäöüàáâãèéêëìíîïòóôõùúûœæ]+/gu)?.length ?? 0;
  const silent =
    /[^aeiouyl]e[sd]?$/.test(word) && groups > 1 && !word.endsWith('ted') && !word.endsWith('ded') ? 1 : 0;
  return Math.max(1, groups - silent);
}
