import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { exitLinks } from './rule.ts';

const signup = (linkCount: number | null) => ({
  pageType: { type: 'signup' as const },
  navigation: { linkCount },
});

it('passes three links and finds ten many', () => {
  expect(outcomeOf(exitLinks, signup(3))).toMatchObject({ score: 1 });
  expect(outcomeOf(exitLinks, signup(12))).toMatchObject({ score: 0.4 });
  expect(adviceOf(exitLinks, signup(12)).title).toContain('Pricing');
});

it('does not apply to a software page', () => {
  expect(outcomeOf(exitLinks).kind).toBe('notApplicable');
});

it('is not measured if the navigation couldn’t be identified', () => {
  expect(outcomeOf(exitLinks, signup(null)).kind).toBe('notMeasured');
});
