import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { claimSources } from './rule.ts';

const claims = (...sourced: boolean[]) => ({
  trust: {
    claims: sourced.map((each, index) => ({
      text: `${index + 2}× faster`,
      sourced: each,
      evidence: evidence('faster'),
    })),
  },
});

it('passes claims with sources', () => {
  expect(outcomeOf(claimSources, claims(true, true, false))).toMatchObject({ score: 1 });
});

it('fails bare claims and quotes the first', () => {
  expect(outcomeOf(claimSources, claims(false, false))).toMatchObject({ score: 0.4 });
  expect(adviceOf(claimSources, claims(false, false)).title).toContain('2× faster');
});

it('does not apply to a single claim', () => {
  expect(outcomeOf(claimSources, claims(false)).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(claimSources, { ...claims(false, false), wordLists: false }).kind).toBe('notMeasured');
});

it('asks for the source of a figure rather than of praise', () => {
  const said = ['The leading harbor of the north', 'Berths are 40% cheaper'];
  const of = said.map((text) => ({ text, sourced: false, evidence: evidence(text) }));
  const outcome = outcomeOf(claimSources, { trust: { claims: of } });
  expect(outcome).toMatchObject({ evidence: [{ text: 'Berths are 40% cheaper' }] });
  expect(adviceOf(claimSources, { trust: { claims: of } }).title).toContain('40% cheaper');
});
