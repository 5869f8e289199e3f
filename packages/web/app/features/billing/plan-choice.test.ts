import type { Plan } from '@liftmark/contract/account';
import { expect, test } from 'vitest';
import { PLAN_OFFERS } from '../../content/plans.ts';
import { contentsOf, type PresentPlan, planChoice, preselectedPlan, presentPlan } from './plan-choice.ts';
import { wayOn } from './way-on.ts';

test('the plans say their prices as they are charged', () => {
  expect(planChoice('monthly', true, null)).toMatchObject({
    mark: '7-Day Free Trial',
    terms: '$0 for 7 days, then $49/month',
    action: 'Start 7-Day Free Trial',
  });
  expect(planChoice('annual', true, null)).toMatchObject({
    mark: 'save 20%',
    per: '/month billed annually',
    terms: '20% savings ($120/year), $468 charged today',
    action: 'Start Annual Plan',
  });
});

test('the free plan says how many analyses it holds, as soon as that is known', () => {
  const [free] = PLAN_OFFERS;
  const firstLine = (perMonth?: number) => free && contentsOf(free, perMonth)[0];
  expect(firstLine()).toBe('Free analyses every month');
  expect(firstLine(3)).toBe('3 free analyses every month');
  expect(firstLine(1)).toBe('1 free analysis every month');
});

test('nobody is promised a trial that they cannot have', () => {
  expect(planChoice('monthly', false, null).action).toBe('Start Monthly Plan');
  expect(planChoice('monthly', true, { type: 'annual', endsAt: null }).mark).toBeNull();
});

test('a plan that somebody has says until when', () => {
  const had = (endsAt: string | null) => planChoice('monthly', false, { type: 'monthly', endsAt });
  expect(had(null)).toMatchObject({ mark: 'Your plan', terms: 'Renews automatically until you cancel.' });
  expect(had('2026-11-28T12:00:00Z').terms).toBe('Canceled: Pro until November 28, 2026.');
});

test.each([
  ['', 'monthly'],
  ['trial=true', 'monthly'],
  ['plan=annual', 'annual'],
  ['trial=true&plan=annual', 'monthly'],
])('"%s" preselects the %s plan', (query, plan) => {
  expect(preselectedPlan(new URLSearchParams(query))).toBe(plan);
});

test.each<[string, Partial<Plan>, PresentPlan | null]>([
  ['paid for', {}, { type: 'annual', endsAt: null }],
  ['paid for, the last payment failed', { subscriptionStatus: 'past_due' }, { type: 'annual', endsAt: null }],
  ['cancelled, with time left', { cancelsAtPeriodEnd: true }, { type: 'annual', endsAt: '2026-12-01' }],
  ['ended, with time left', { subscriptionStatus: 'canceled' }, null],
  ['over', { isPro: false }, null],
  ['given', { isManaged: false }, null],
])('a plan that is %s', (_name, changed, present) => {
  const plan: Plan = {
    isPro: true,
    planType: 'annual',
    seats: 1,
    subscriptionStatus: 'active',
    trialEndsAt: null,
    paidUntil: null,
    proUntil: '2026-12-01',
    cancelsAtPeriodEnd: false,
    isManaged: true,
    hasTrialLeft: false,
    analysesThisMonth: 0,
    freeAnalysesPerMonth: 3,
  };
  expect(presentPlan({ ...plan, ...changed })).toEqual(present);
});

test.each([
  ['/report/1?pin=2', 'Back to Your Report'],
  ['/analyze', 'Analyze a Page'],
  ['/analyze?tab=swot&url=https%3A%2F%2Fshop.test', 'Start the Analysis'],
  ['/dashboard', 'Back to Your Dashboard'],
  ['/tools', 'Continue'],
])('the way on to %s is called "%s"', (path, label) => expect(wayOn(path)).toBe(label));
