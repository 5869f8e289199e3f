import { expect, test } from 'vitest';
import { kindWords } from './report-kinds.ts';

test('a comparison is told from another by the pages that it holds the page against', () => {
  const competitors = ['https://rival.test/tea', 'https://other.test/'];
  expect(kindWords({ inputType: 'competitor', competitors })).toBe(
    'Competitor comparison with rival.test and other.test',
  );
  expect(kindWords({ inputType: 'swot', competitors: [] })).toBe('SWOT');
});
