import { expect, it } from 'vitest';
import { factsFor, runCheck } from '../../run-checks.ts';
import { nodeNames } from '../../shared/phrasing.ts';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
import { tapTargets } from './rule.ts';

const targets = (fitting: number) => ({
  layout: { tapTargets: { total: 100, fitting, smallest: [evidence('FAQ')], shownAt: 1 } },
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
  expect(adviceOf(tapTargets, { ...page, primaryAction: { heightPx: { mobile: 30 } } }).title).toContain(
    'Start free trial',
  );
});

it('doesn’t ask to make a button a few pixels higher', () => {
  const facts = pageFacts({ ...targets(100), primaryAction: { heightPx: { mobile: 43 } } });
  const { check, outcome } = runCheck(tapTargets, facts);
  if (outcome.kind !== 'measured') throw new Error(outcome.reason);
  expect(outcome.score).toBe(0.7);
  expect(check.recommend(outcome, factsFor(check, facts))).toBeNull();
});

it('counts small targets without words instead of naming each one', () => {
  const dot = (node: number) =>
    evidence('', {
      node,
      boxes: { desktop: null, mobile: { x: 180 + node, y: 460, width: 10, height: 10 } },
    });
  const page = {
    layout: { tapTargets: { total: 100, fitting: 80, smallest: [dot(1), dot(14)], shownAt: 1 } },
  };
  expect(adviceOf(tapTargets, page).title).toBe(
    `Enlarge ${nodeNames([dot(1), dot(14)], 'tap target', { viewport: 'mobile' })} on phones`,
  );
});

it('names both 24 px and the 44 px for the main button, and doesn’t call a link a button', () => {
  const page = (heightPx: number, shape: 'button' | 'link' = 'button') => ({
    ...targets(100),
    primaryAction: { shape, heightPx: { mobile: heightPx } },
  });
  const all = 'All 100 links and buttons are at least 24 × 24 px or have that much room around them.';
  expect(outcomeOf(tapTargets, page(17, 'link'))).toMatchObject({
    observed: `The main link, “Start free trial”, is 17 px high (44 px is comfortable for a thumb). ${all}`,
  });
  expect(outcomeOf(tapTargets, page(43.6))).toMatchObject({ score: 1, observed: all });
});

it('is not measured if a phone shows the whole page smaller', () => {
  const page = { layout: { tapTargets: { total: 9, fitting: 9, smallest: [], shownAt: 390 / 980 } } };
  expect(outcomeOf(tapTargets, page)).toMatchObject({
    kind: 'notMeasured',
    reason: expect.stringContaining('to 40% of its size'),
  });
});

it('is not measured without targets', () => {
  expect(outcomeOf(tapTargets, { layout: { tapTargets: null } }).kind).toBe('notMeasured');
});
