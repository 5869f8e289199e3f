import { text as sentences } from '../text.ts';

/** Sentences, words, syllables and long words of a text. */
interface Measures {
  sentences: number;
  words: number;
  syllables: number;
  /** Words of three syllables or more, of more than six letters, and of one syllable. */
  manySyllables: number;
  longWords: number;
  oneSyllable: number;
}

const LEAST_WORDS = 100;

/**
 * Years of schooling that a text asks for, by the formula made for its language; null with the reason where
 * there is no formula or too little text. Flesch-Kincaid (en), first Wiener Sachtextformel (de), and the
 * national versions of Flesch's ease (es, fr, it, nl, pt) on Flesch's own table of grades.
 */
export function readingGrade(
  text: string,
  language: string | null,
): { grade: number | null; reason: string | null } {
  const formula = language === null ? undefined : FORMULAS.get(language);
  if (!formula) return { grade: null, reason: sentences.notMeasured.noReadingFormula };
  const measures = measure(text);
  if (measures.words < LEAST_WORDS)
    return {
      grade: null,
      reason: sentences.notMeasured.tooLittleText({ words: measures.words, needed: LEAST_WORDS }),
    };
  const grade = Math.min(20, Math.max(1, formula(measures)));
  return { grade: Math.round(grade * 10) / 10, reason: null };
}

type Formula = (of: Measures) => number;

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
    pt: (of) => gradeOfEase(248.835 - 84.6 * (of.syllables / of.words) - 1.015 * (of.words / of.sentences)),
  }),
);

/** Flesch's table: ease 90 is fifth grade, 60 eighth to ninth, 30 and less college. */
const EASE_TABLE: readonly (readonly [ease: number, grade: number])[] = [
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
  let [ease0, grade0] = EASE_TABLE[0] ?? [0, 18];
  if (ease <= ease0) return grade0;
  for (const [ease1, grade1] of EASE_TABLE) {
    if (ease <= ease1) return grade0 + ((ease - ease0) / (ease1 - ease0 || 1)) * (grade1 - grade0);
    [ease0, grade0] = [ease1, grade1];
  }
  return grade0;
}

function measure(text: string): Measures {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = Math.max(
    1,
    text.split(/[.!?…]+(?=\s|$)|\n/u).filter((part) => /\p{L}{2}/u.test(part)).length,
  );
  const measures: Measures = {
    sentences,
    words: words.length,
    syllables: 0,
    manySyllables: 0,
    longWords: 0,
    oneSyllable: 0,
  };
  for (const word of words) {
    const syllables = syllablesOf(word.toLowerCase());
    measures.syllables += syllables;
    if (syllables >= 3) measures.manySyllables++;
    if (syllables === 1) measures.oneSyllable++;
    if (word.length > 6) measures.longWords++;
  }
  return measures;
}

/** Groups of vowels, without the silent ending that English and French share. */
function syllablesOf(word: string): number {
  const groups = word.match(/[aeiouyäöüàáâãèéêëìíîïòóôõùúûœæ]+/gu)?.length ?? 0;
  const silent = /[^aeiouyl]e[sd]?$/.test(word) && groups > 1 && !/[td]ed$/.test(word) ? 1 : 0;
  return Math.max(1, groups - silent);
}
