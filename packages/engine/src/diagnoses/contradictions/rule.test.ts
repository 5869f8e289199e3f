import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { contradictions } from './rule.ts';

function misdirected(shown: string, target: string) {
  return { kind: 'phone' as const, shown, target, evidence: evidence(shown) };
}

function withLinks(...links: ReturnType<typeof misdirected>[]) {
  return diagnosed(contradictions, { facts: { trust: { contact: { misdirected: links } } } });
}

it('quotes the number that is shown and the one that is dialed', () => {
  expect(withLinks(misdirected('555 010 0199', '5550100188'))?.title).toBe(
    'The link “555 010 0199” dials “5550100188”',
  );
});

it('counts a link that is repeated once', () => {
  const same = withLinks(misdirected('1', '2'), misdirected('1', '2'))?.severity ?? 0;
  expect(same).toBe(withLinks(misdirected('1', '2'))?.severity);
  expect(withLinks(misdirected('1', '2'), misdirected('1', '3'))?.severity).toBeGreaterThan(same);
});

it('speaks of ratings that differ', () => {
  const judged = [judgedCheck({ id: 'rating-consistency', score: 0.1 })];
  expect(diagnosed(contradictions, { judged })?.title).toBe('Change what rating-consistency saw');
  expect(diagnosed(contradictions, {})).toBeNull();
});

it('quotes two lines that can’t both be right', () => {
  const conflict = (kind: 'age' | 'returns', first: string, second: string) =>
    diagnosed(contradictions, {
      facts: { content: { conflicts: [{ kind, first, second, years: 15, evidence: [evidence(first)] }] } },
    });
  expect(conflict('age', 'Since 2011', '25+ years of experience')).toMatchObject({
    title: '“Since 2011” contradicts “25+ years of experience”',
    observed: '“Since 2011” means 15 years, but the page also says “25+ years of experience”.',
  });
  expect(conflict('returns', '30-day returns', 'Return within 7 days')?.severity).toBe(2);
});

it('quotes delivery that is free and isn’t', () => {
  const shipping = { kind: 'plus' as const, nearPrice: true, evidence: evidence('Plus shipping') };
  const costs = { freeShipping: evidence('Free shipping'), shipping };
  expect(diagnosed(contradictions, { facts: { offer: { costs } } })).toMatchObject({
    title: '“Free shipping” contradicts “Plus shipping”',
    observed: expect.stringContaining('which price they’ll pay'),
  });
});
