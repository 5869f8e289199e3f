import { expect, it } from 'vitest';
import { testReport } from '../../../reports/test-report.ts';
import { withVerdict } from './verdict.ts';

const WRITTEN = { summary: 'A model writes this.', insights: {}, parts: [] };
const SCORED =
  'The page led by “Boats. Now” scores 29 of 100, an F because of that; without it the score would be 72.';

it('leaves what holds the score down and the score itself in the words of code', () => {
  const reason = 'A layer hides “all. of it” above the fold.';
  const report = testReport({
    report: {
      summary: `${reason} ${SCORED} Its weakest side is Clarity (12).`,
      ceilings: [
        { id: 'covered-page', title: 'A layer covers the page', reason, cap: 40, points: 43, evidence: [] },
      ],
    },
  });
  expect(withVerdict(report, WRITTEN).summary).toBe(`${reason} ${SCORED} A model writes this.`);
  expect(withVerdict({ ...report, ceilings: [] }, WRITTEN).summary).toBe(`${reason} A model writes this.`);
});
