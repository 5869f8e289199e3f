import { expect, it } from 'vitest';
import { testReport } from '../../../reports/test-report.ts';
import { withVerdict } from './verdict.ts';

const WRITTEN = { summary: 'A model writes this.', insights: {}, parts: [] };
const SCORED =
  'The page headlined “Boats. Now” scores 29 out of 100 (F) because of this; without it, the score would be 72.';

it('keeps the built-in sentences on what limits the score and on the score itself', () => {
  const reason = 'A layer hides “all. of it” above the fold.';
  const report = testReport({
    report: {
      summary: `${reason} ${SCORED} The weakest category is Clarity (12).`,
      ceilings: [
        { id: 'covered-page', title: 'A layer covers the page', reason, cap: 40, points: 43, evidence: [] },
      ],
    },
  });
  expect(withVerdict(report, WRITTEN).summary).toBe(`${reason} ${SCORED} A model writes this.`);
  expect(withVerdict({ ...report, ceilings: [] }, WRITTEN).summary).toBe(`${reason} A model writes this.`);
});
