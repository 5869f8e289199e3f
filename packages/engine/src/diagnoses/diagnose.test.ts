import { expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { diagnose, isAside } from './diagnose.ts';
import type { Diagnosis, Problem } from './diagnosis.ts';
import { noAction } from './no-action/rule.ts';

function saying(id: string, given: Partial<Problem> = {}): Diagnosis {
  const problem = { severity: 2, confidence: 1, title: id, observed: id, evidence: [], steps: [], ...given };
  return { ...noAction, id, checks: [], ceilings: [], judge: () => problem };
}

const asidesOf = (...diagnoses: Diagnosis[]) =>
  diagnose({ facts: pageFacts(), advised: [], ceilings: [] }, diagnoses)
    .filter(isAside)
    .map(({ diagnosis }) => diagnosis.id);

it('says in passing what another problem says in other words, unless that one is minor', () => {
  const echo = saying('few-words', { echoes: ['thin'] });
  expect(asidesOf(echo)).toEqual([]);
  expect(asidesOf(echo, saying('thin'))).toEqual(['few-words']);
  expect(asidesOf(echo, saying('thin', { slight: true }))).toEqual([]);
});

it('puts asides beside what is minor', () => {
  const order = diagnose({ facts: pageFacts(), advised: [], ceilings: [] }, [
    saying('aside', { aside: true }),
    saying('minor', { slight: true }),
    saying('plain'),
  ]);
  expect(order.map(({ diagnosis }) => diagnosis.id)).toEqual(['plain', 'aside', 'minor']);
});
