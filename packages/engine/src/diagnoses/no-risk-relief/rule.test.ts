import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { noRiskRelief } from './rule.ts';

const seen = (...failing: [id: string, score: number][]) =>
  diagnosed(noRiskRelief, { judged: failing.map(([id, score]) => judgedCheck({ id, score })) });

it('speaks in the words of the missing terms', () => {
  expect(seen(['return-terms', 0.1])?.title).toBe('Change what return-terms saw');
});

it('is more serious if several terms are missing', () => {
  const one = seen(['return-terms', 0.1])?.severity ?? 3;
  expect(seen(['return-terms', 0.1], ['delivery-time', 0.3])?.severity).toBeGreaterThan(one);
});

it('asks no guarantee of a service, and no card terms of a free lesson', () => {
  const ofService = (id: string) =>
    diagnosed(noRiskRelief, {
      facts: { pageType: { type: 'service' } },
      judged: [judgedCheck({ id, score: 0 })],
    });
  expect(ofService('guarantee')).toBeNull();
  expect(ofService('trial-terms')).toBeNull();
  expect(seen(['guarantee', 0])).not.toBeNull();
});

it('is not said of terms that are a little far away, or for want of a free offer', () => {
  expect(seen(['return-terms', 0.8])).toBeNull();
  expect(seen(['free-offer', 0])).toBeNull();
});

it('is minor where only a guarantee is missing', () => {
  expect(seen(['guarantee', 0])?.slight).toBe(true);
  expect(seen(['guarantee', 0], ['return-terms', 0])?.slight).toBe(false);
});

it('shows what is missing at the main button', () => {
  const judged = [judgedCheck({ id: 'return-terms', score: 0 })].map((one) => ({
    ...one,
    outcome: { ...one.outcome, evidence: [] },
  }));
  const primaryAction = { evidence: evidence('Buy a boat') };
  const facts = { pageType: { type: 'ecommerce-product' as const }, primaryAction };
  expect(diagnosed(noRiskRelief, { facts, judged })?.evidence).toEqual([primaryAction.evidence]);
});
