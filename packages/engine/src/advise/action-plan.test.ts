import { expect, it } from 'vitest';
import { testReport, withPlaces } from '../reports/test-report.ts';
import { actionPlanOf } from './action-plan.ts';

const { recommendations } = withPlaces(
  testReport({
    checks: { faq: 0, 'legal-links': 0, 'main-headline': 0.2, 'price-visibility': 0.2, guarantee: 0.2 },
  }),
  { 'main-headline': 'first', faq: 'housekeeping', 'legal-links': 'housekeeping' },
);

it('plans small fixes only after everything else', () => {
  const planned = actionPlanOf(recommendations.toReversed());
  expect(planned.map(({ recommendation }) => recommendation)).toEqual([
    'main-headline',
    expect.not.stringMatching(/faq|legal/),
    expect.not.stringMatching(/faq|legal/),
    expect.any(String),
    expect.any(String),
  ]);
});

it('gives a step the severity that the list shows', () => {
  const [first] = recommendations;
  if (first === undefined) throw new Error('no recommendations');
  const types = ['optimize', 'critical', 'improve', 'other'] as const;
  const planned = actionPlanOf(types.map((type) => ({ ...first, id: type, type })));
  expect(planned.map(({ recommendation, priority }) => [recommendation, priority])).toEqual([
    ['optimize', 'Medium'],
    ['critical', 'Critical'],
    ['improve', 'High'],
    ['other', 'Low'],
  ]);
});
