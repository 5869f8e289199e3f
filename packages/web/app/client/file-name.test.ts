import { expect, test } from 'vitest';
import { pdfName } from './file-name.ts';

const DAY = new Date(2026, 0, 5, 23, 59);

test.each([
  ['url', 'https://shop.test:8443/a?b', 'conversion-analysis-shop.test.pdf'],
  ['manual', 'Manual Analysis', 'conversion-analysis-manual.pdf'],
  ['competitor', 'https://shop.test/', '2026-01-05-competitor-analysis.pdf'],
  ['swot', 'https://shop.test/', '2026-01-05-swot-analysis.pdf'],
  ['copy', 'https://shop.test/', '2026-01-05-copy-optimization.pdf'],
] as const)('a report of kind %s about %s is saved as %s', (inputType, url, name) => {
  expect(pdfName({ reportId: 'any', inputType, url }, DAY)).toBe(name);
});
