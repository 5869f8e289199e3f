import { expect, it } from 'vitest';
import { testReport } from '../../testing/test-report.ts';
import { conversionResults } from './locking.ts';

const whole = testReport('https://shop.test/');
const locked = whole.findings.find(({ check }) => check === 'check-d');
const seen = locked?.observed ?? '';
const inWords = `${seen.charAt(0).toLowerCase()}${seen.slice(1)}`.replace(/\.$/, '');
const report = {
  ...whole,
  summary: `It stands well. What costs most, 3.0 points: ${locked?.title} (${inWords}). Begin here.`,
  categoryInsights: { ...whole.categoryInsights, clarity: `Clarity stands at 40. ${seen} 2 checks passed.` },
  pageTypeInsights: [`“What does it cost?” Not answered: ${seen}`],
};

it('puts the title of what is locked where the written parts quote its evidence', () => {
  expect(seen).not.toBe('');
  const { summary, categoryInsights, pageTypeInsights } = conversionResults(report, false);
  expect(summary).toBe(`It stands well. What costs most, 3.0 points: ${locked?.title}. Begin here.`);
  expect(categoryInsights.clarity).toContain(`Clarity stands at 40. ${locked?.title}`);
  expect(pageTypeInsights).toEqual(['“What does it cost?” Not answered']);
});

it('leaves no word of the evidence anywhere, and all of it to those with Pro', () => {
  expect(JSON.stringify(conversionResults(report, false)).toLowerCase()).not.toContain(inWords);
  expect(conversionResults(report, true)).toMatchObject(report);
});

it('shows readers without access what the built-in analyst wrote, as a model says what is locked in its own words', () => {
  const { summary, categoryInsights } = report;
  const byModel = {
    ...report,
    summary: 'A model tells of the locked finding.',
    categoryInsights: { ...categoryInsights, clarity: 'It does here, too.' },
    builtInWords: { summary, categoryInsights },
  };
  expect(conversionResults(byModel, false)).toEqual(conversionResults(report, false));
  expect(conversionResults(byModel, true)).toMatchObject({ summary: byModel.summary });
  expect(conversionResults(byModel, true)).not.toHaveProperty('builtInWords');
});
