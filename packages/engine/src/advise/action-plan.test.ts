import { expect, it } from 'vitest';
import { testReport, withPlaces } from '../reports/test-report.ts';
import { actionPlanOf } from './action-plan.ts';

const { recommendations } = withPlaces(
  testReport({
    checks: { faq: 0, 'legal-links': 0, 'main-headline': 0.2, 'price-visibility': 0.2, guarantee: 0.2 },
  }),
  { 'main-headline': 'first', faq: 'housekeeping', 'legal-links': 'housekeeping' },
);

it('plans small fixes only after everything else, never as critical', () => {
  const planned = actionPlanOf(recommendations.toReversed());
  expect(planned.map(({ priority, recommendation }) => [priority, recommendation])).toEqual([
    ['Critical', 'main-headline'],
    ['High', expect.not.stringMatching(/faq|legal/)],
    ['Medium', expect.not.stringMatching(/faq|legal/)],
    ['Low', expect.any(String)],
    ['Low', expect.any(String)],
  ]);
  const fixes = recommendations.filter(({ place }) => place === 'housekeeping');
  expect(actionPlanOf(fixes).map(({ priority }) => priority)).toEqual(['Low', 'Low']);
});
