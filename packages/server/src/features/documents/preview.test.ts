import { expect, it } from 'vitest';
import { previewOf } from './preview.ts';

const REPORT = {
  title: 'Kettles',
  url: 'https://shop.test/kettles',
  inputType: 'url' as const,
  writtenIn: 'en' as const,
  overallScore: 'B-',
  scorePercent: 72,
};

it('shows the letter, in its place the range, or nothing', () => {
  expect(previewOf(REPORT)).toMatchObject({ percent: 72, grade: 'B-', range: null });
  expect(previewOf({ ...REPORT, overallScore: '67% (52–83%)', scorePercent: 67 })).toMatchObject({
    percent: 67,
    grade: null,
    range: '52–83%',
  });
  expect(previewOf({ ...REPORT, overallScore: 'N/A', scorePercent: null })).toMatchObject({
    percent: null,
    grade: null,
    range: null,
  });
});
