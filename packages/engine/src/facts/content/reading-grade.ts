import { formulaFor } from '../../language/readability.ts';
import { text as sentences } from '../text.ts';

const LEAST_WORDS = 100;

/** Years of schooling that a text asks for; null with the reason where there is no formula or too little text. */
export function readingGrade(
  text: string,
  language: string | null,
): { grade: number | null; reason: string | null } {
  const formula = formulaFor(language);
  if (!formula) return { grade: null, reason: sentences.notMeasured.noReadingFormula };
  const { words, grade } = formula(text);
  return words < LEAST_WORDS
    ? { grade: null, reason: sentences.notMeasured.tooLittleText({ words, needed: LEAST_WORDS }) }
    : { grade, reason: null };
}
