import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { doubtfulClaims } from './rule.ts';

function claiming(claims: readonly string[], sourced = false) {
  return diagnosed(doubtfulClaims, {
    facts: { trust: { claims: claims.map((text) => ({ text, sourced, evidence: evidence(text) })) } },
  });
}

it('asks where a large share comes from', () => {
  expect(claiming(['Reduces pain by up to 40%'])?.title).toBe(
    'Say where this figure comes from: “Reduces pain by up to 40%”',
  );
  expect(claiming(['Kills 99.9% of germs on deck'])).not.toBeNull();
});

it('is not said of sourced claims, small shares or praise', () => {
  expect(claiming(['Reduces pain by up to 40%'], true)).toBeNull();
  expect(claiming(['Grows by 5.50% a year', 'We do our best for every customer'])).toBeNull();
});

it('is graver the more claims there are', () => {
  const one = claiming(['Saves up to 50%'])?.severity ?? 0;
  expect(claiming(['Saves up to 50%', 'Saves up to 60%'])?.severity).toBeGreaterThan(one);
});

it('comes first with urgency that doesn’t hold up, but not with a manner of speaking', () => {
  const judged = (score: number) => [judgedCheck({ id: 'deadline-precision', score })];
  expect(diagnosed(doubtfulClaims, { judged: judged(0) })).toMatchObject({
    severity: 2,
    title: 'Change what deadline-precision saw',
  });
  expect(diagnosed(doubtfulClaims, { judged: judged(0.5) })).toBeNull();
});
