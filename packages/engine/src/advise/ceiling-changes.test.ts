import type { Ceiling } from '@liftmark/contract/report';
import { describe, expect, it, test } from 'vitest';
import { CEILINGS } from '../ceilings/registry.ts';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import { adviceFor } from '../findings/advised.ts';
import { judgedCheck } from '../findings/testing/judged-check.ts';
import { planChanges } from './advise.ts';
import { changesOfCeilings } from './ceiling-changes.ts';

function ceiling(id: string, points = 10): Ceiling {
  return { id, title: `Title of ${id}`, reason: `Reason of ${id}.`, cap: 60, points, evidence: [] };
}

const facts = pageFacts();

test.each(CEILINGS.map(({ id }) => id))('%s leads to advice where no other change lifts it', (id) => {
  const [change, ...others] = changesOfCeilings([ceiling(id)], [], []);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ id, place: 'also', observed: `Reason of ${id}.`, ceilings: [id] });
  expect(change?.steps.length).toBeGreaterThan(0);
});

describe('a ceiling', () => {
  it('needs no advice of its own where a change lifts it, or where it hardly costs anything', () => {
    const [lifting] = changesOfCeilings([ceiling('dead-links')], [], []);
    if (!lifting) throw new Error('no change');
    expect(changesOfCeilings([ceiling('dead-links'), ceiling('repeated-text', 0.6)], [lifting], [])).toEqual(
      [],
    );
  });

  it('takes up the advice of the checks that fail because of it, each check once', () => {
    const judged = [judgedCheck({ id: 'visual-order' }), judgedCheck({ id: 'visual-quality' })];
    const [look, layout] = changesOfCeilings(
      [ceiling('poor-impression'), ceiling('collapsed-layout')],
      [],
      adviceFor(judged, facts),
    );
    expect(look?.checks.toSorted()).toEqual(['visual-order', 'visual-quality']);
    expect(look?.steps[0]).toBe('Do what visual-order asks.');
    expect(layout?.checks).toEqual([]);
  });
});

it('says what to do about its reason also where another change answers the checks', () => {
  const judged = [judgedCheck({ id: 'visual-order' }), judgedCheck({ id: 'visual-quality' })];
  const advised = adviceFor(judged, facts);
  const [taking] = changesOfCeilings([ceiling('poor-impression')], [], advised);
  if (!taking) throw new Error('no change');
  const other = { ...taking, ceilings: [] };
  const [look] = changesOfCeilings([ceiling('poor-impression')], [other], advised);
  expect(look?.checks).toEqual([]);
  expect(look?.steps[0]).toBe('Do what visual-order asks.');
});

describe('a plan', () => {
  const judged = [judgedCheck({ id: 'customer-proof', points: 3 })];
  const counted = ['customer-proof', 'proof-position', 'faq'].map((id) => ({
    check: { ...judgedCheck({ id }).check },
    points: 2,
  }));

  it('puts what holds the score down before single findings, and settles what a page forfeits', () => {
    const plan = planChanges({
      facts,
      advised: adviceFor(judged, facts),
      diagnosed: [],
      score: { ceilings: [ceiling('poor-impression')], checks: counted },
    });
    expect(plan.map(({ id }) => id)).toEqual(['poor-impression', 'customer-proof']);
    expect(plan.map(({ settles }) => settles)).toEqual([[], ['proof-position']]);
  });

  it('lifts the ceilings of which a finding is the cause', () => {
    const consequences = new Map([
      ['customer-proof', { ceilings: ['collapsed-layout'], checks: ['proof-position'] }],
    ]);
    const [change, ...others] = planChanges({
      facts,
      advised: adviceFor(judged, facts),
      diagnosed: [],
      consequences,
      score: { ceilings: [ceiling('collapsed-layout')], checks: counted },
    });
    expect(others).toEqual([]);
    expect(change).toMatchObject({ ceilings: ['collapsed-layout'], settles: ['proof-position'] });
  });
});

it('begins with the problem that holds the score down, whatever readers name first', () => {
  const seen = (id: string, ceilings: string[]) => {
    const diagnosis = DIAGNOSES.find((one) => one.id === id);
    if (!diagnosis) throw new Error(`no diagnosis ${id}`);
    const problem = { severity: 2, confidence: 1, title: id, observed: '', evidence: [], steps: [] };
    const applied = CEILINGS.filter((one) => ceilings.includes(one.id)).map((one) => ({
      ...{ ceiling: one, severity: 0.3, reason: '', evidence: [] },
    }));
    return { diagnosis, problem, checks: [], ceilings: applied, likelihood: 0.5, reason: null };
  };
  const diagnosed = [
    seen('vague-headline', []),
    seen('dead-action', ['dead-links']),
    seen('unreadable-text', ['unreadable-text']),
  ];
  const ceilings = [ceiling('unreadable-text', 12), ceiling('dead-links', 4)];
  const plan = planChanges({ facts, advised: [], diagnosed, score: { ceilings, checks: [] } });
  expect(plan.map(({ id }) => id)).toEqual(['unreadable-text', 'dead-action', 'vague-headline']);
});
