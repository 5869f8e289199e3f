import { expect, test } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { languageWarnings } from './language-warning.ts';

const SAMPLE = 'Book boats, crews and berths in one calendar';

function warningsFor(declaredLanguage: string | null, language: string | null): string[] {
  return languageWarnings(
    pageFacts({
      language,
      languageEvidence: { decidedBy: 'words', sample: SAMPLE, others: [] },
      document: { declaredLanguage },
    }),
  );
}

test('a wrong declaration is named, with the text that shows it', () => {
  expect(warningsFor('sv-SE', 'en')).toEqual([
    `The page is declared as Swedish, but its text is in English, for example “${SAMPLE}”. It was read as English.`,
  ]);
});

test.each([
  ['en-GB', 'en'],
  ['nb', 'no'],
  [null, 'en'],
  ['sv', null],
])('nothing is said of %s and %s', (declared, language) => {
  expect(warningsFor(declared, language)).toEqual([]);
});
