import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { unclearPrice } from './rule.ts';

it('quotes a price that a pricing page hides in a collapsed section', () => {
  const offer = { prices: [], collapsedPrice: evidence('Botox 1 900 kr') };
  const seen = (type: 'pricing' | 'service') =>
    diagnosed(unclearPrice, { facts: { pageType: { type }, offer } });
  expect(seen('pricing')?.title).toBe('All prices are in collapsed sections, such as “Botox 1 900 kr”');
  expect(seen('service')).toBeNull();
});

it.each([
  ['total-cost', 0.2, true],
  ['plan-comparison', 0.5, true],
  ['total-cost', 0.75, false],
  ['billing-terms', 0, false],
  ['coupon-field', 0, false],
])('is led by %s at %d: %s', (id, score, isSaid) => {
  const problem = diagnosed(unclearPrice, { judged: [judgedCheck({ id, score })] });
  expect(problem !== null).toBe(isSaid);
});

it('compares no headings that were read as plans', () => {
  const plan = { evidence: evidence('/month'), rows: [], marked: false, forWhom: null };
  const facts = { offer: { plans: [{ ...plan, name: '/month' }] } };
  const judged = [judgedCheck({ id: 'plan-comparison', score: 0 })];
  expect(diagnosed(unclearPrice, { facts, judged })).toBeNull();
});

it('quotes the sentence that takes the prices back, and what the page promised', () => {
  const priceCaveat = {
    line: evidence('Prices are starting estimates.'),
    promise: evidence('Transparent pricing'),
  };
  const seen = (type: 'service' | 'ecommerce-product', promise: typeof priceCaveat.promise | null) =>
    diagnosed(unclearPrice, {
      facts: { pageType: { type }, offer: { priceCaveat: { ...priceCaveat, promise } } },
    });
  expect(seen('service', priceCaveat.promise)).toMatchObject({
    title: 'Show final prices instead of “Prices are starting estimates.”',
    observed: expect.stringContaining('it promises “Transparent pricing”.'),
    severity: 2.2,
  });
  expect(seen('service', null)?.severity).toBe(1.8);
  expect(seen('ecommerce-product', null)).toBeNull();
});

it('compares seasons and fees only in passing, unlike plans by the month', () => {
  const plans = ['Main season', 'Off season', 'Cleaning'].map((name) => ({
    name,
    evidence: evidence(name),
    rows: [],
    marked: false,
    forWhom: null,
  }));
  const judged = [judgedCheck({ id: 'plan-comparison', score: 0 })];
  const seen = (recurring: number) =>
    diagnosed(unclearPrice, { facts: { offer: { plans, prices: [], billing: { recurring } } }, judged });
  expect(seen(2)?.aside).toBe(true);
  expect(seen(3)?.aside).toBe(false);
});
