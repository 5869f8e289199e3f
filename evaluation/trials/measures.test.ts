import type { Trial } from '@liftmark/contract/trials';
import { expect, test } from 'vitest';
import { ALL, trialMeasures } from './measures.ts';

function trialOf(kind: string, rest: Partial<Trial>): Trial {
  return {
    recommendation: 'vague-headline',
    includes: [],
    patch: { summary: 'Change the headline.', kind, checks: [], placeholder: false, operations: [] },
    applied: true,
    reason: null,
    check: null,
    score: null,
    holds: false,
    worse: [],
    pictures: { desktop: null, mobile: null },
    placeholder: false,
    ...rest,
  };
}

test('fixes are counted by kind, and only those that claim a gain have to improve their check', () => {
  const check = (before: number, after: number) => ({ id: 'headline-specificity', before, after });
  const [headline, label, all] = trialMeasures([
    trialOf('headline', { check: check(0.1, 0.9), holds: true }),
    trialOf('headline', { check: check(0.1, 0.1) }),
    trialOf('headline', { applied: false, reason: 'targetGone' }),
    trialOf('testimonial', { placeholder: true, holds: true }),
  ]);
  expect(headline).toMatchObject({ kind: 'headline', offered: 3 });
  expect(headline?.applied?.value).toBeCloseTo(2 / 3);
  expect(headline?.improves?.value).toBe(0.5);
  expect(label).toMatchObject({ kind: 'testimonial', offered: 1, improves: null });
  expect(all).toMatchObject({ kind: ALL, offered: 4 });
  expect(all?.holds?.value).toBeCloseTo(2 / 3);
});

test('what got worse counts against a fix, also where its check improves', () => {
  const worse: Trial['worse'] = [{ kind: 'overflow', text: 'The page is 20 px wider.', device: 'mobile' }];
  const [own] = trialMeasures([trialOf('button-look', { worse })]);
  expect(own?.harmless?.value).toBe(0);
});
