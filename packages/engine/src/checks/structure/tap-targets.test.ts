import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../test-facts.ts';
import { tapTargets } from './tap-targets.ts';

const targets = (fitting: number) => ({
  layout: { tapTargets: { total: 100, fitting, smallest: [evidence('FAQ')] } },
});

it('passes nearly all', () => {
  expect(outcomeOf(tapTargets, targets(97))).toMatchObject({ score: 1 });
});

it('fails many small ones and names the smallest', () => {
  expect(outcomeOf(tapTargets, targets(70))).toMatchObject({ score: 0 });
  expect(adviceOf(tapTargets, targets(70)).title).toContain('FAQ');
});

it('is limited by a low main button', () => {
  const page = { ...targets(100), primaryAction: { heightPx: { mobile: 36 } } };
  expect(outcomeOf(tapTargets, page)).toMatchObject({ score: 0.7 });
  expect(adviceOf(tapTargets, page).title).toContain('Start free trial');
});

it('is not measured without targets', () => {
  expect(outcomeOf(tapTargets, { layout: { tapTargets: null } }).kind).toBe('notMeasured');
});
