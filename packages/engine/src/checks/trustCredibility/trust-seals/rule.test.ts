import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { trustSeals } from './rule.ts';

const sealed = (...names: string[]) => ({
  pageType: { type: 'checkout' as const },
  trust: { seals: names.map((name) => ({ name, evidence: evidence(name) })) },
});

it('passes one or two, and does not apply without', () => {
  expect(outcomeOf(trustSeals, sealed('Seal A'))).toMatchObject({ score: 1 });
  expect(outcomeOf(trustSeals, sealed())).toMatchObject({ kind: 'notApplicable' });
});

it('counts each seal once', () => {
  expect(outcomeOf(trustSeals, sealed('Seal A', 'Seal A', 'Seal A'))).toMatchObject({ score: 1 });
});

it('finds many too many and names them', () => {
  const page = sealed('Seal A', 'Seal B', 'Seal C', 'Seal D', 'Seal E');
  expect(outcomeOf(trustSeals, page)).toMatchObject({ score: 0.2 });
  expect(adviceOf(trustSeals, page).title).toContain('Seal D');
});

it('does not apply to a software page', () => {
  expect(outcomeOf(trustSeals).kind).toBe('notApplicable');
});
