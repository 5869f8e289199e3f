import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { planComparison } from './rule.ts';

const plans = (marked: boolean, count = 3) =>
  ['Dock', 'Marina', 'Fleet'].slice(0, count).map((name, index) => ({
    name,
    evidence: evidence(name),
    rows: ['Bookings'],
    marked: marked && index === 1,
    forWhom: null,
  }));

it('passes comparable plans with one highlighted', () => {
  expect(outcomeOf(planComparison, { offer: { plans: plans(true), plansComparable: true } })).toMatchObject({
    score: 1,
  });
});

it('fails plans without comparison or guidance, by name', () => {
  expect(outcomeOf(planComparison, { offer: { plans: plans(false) } })).toMatchObject({ score: 0 });
  expect(adviceOf(planComparison, { offer: { plans: plans(false) } }).title).toContain(
    '“Dock”, “Marina” and “Fleet”',
  );
});

it('does not count a highlight on every plan as guidance', () => {
  const all = plans(false).map((plan) => ({ ...plan, marked: true }));
  expect(outcomeOf(planComparison, { offer: { plans: all, plansComparable: true } })).toMatchObject({
    score: 0.5,
  });
});

it('does not apply to two plans', () => {
  expect(outcomeOf(planComparison, { offer: { plans: plans(true, 2) } }).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(planComparison, { wordLists: false }).kind).toBe('notMeasured');
});
