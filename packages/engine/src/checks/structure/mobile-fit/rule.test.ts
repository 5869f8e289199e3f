import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { mobileFit } from './rule.ts';

const wide = (px: number) => ({ layout: { overflow: { mobile: { px, widest: evidence('Price table') } } } });

it('passes a page that fits', () => {
  expect(outcomeOf(mobileFit)).toMatchObject({ score: 1, certain: true });
});

it('fails overflow and names the widest node', () => {
  expect(outcomeOf(mobileFit, wide(34))).toMatchObject({ score: 0.5 });
  expect(outcomeOf(mobileFit, wide(120))).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(mobileFit, wide(120)).title).toContain('120 px');
  expect(adviceOf(mobileFit, wide(120)).steps[0]).toContain('Price table');
});

it('names a part without words by its code, and doesn’t ask to wrap its text', () => {
  const widest = { ...evidence(''), selector: 'section.hero > div:nth-of-type(2)' };
  const page = { layout: { overflow: { mobile: { px: 120, widest } } } };
  const [step] = adviceOf(mobileFit, page).steps;
  expect(step).toContain('(div in section.hero) extends 120 px past');
  expect(step).not.toContain('wrap');
  expect(adviceOf(mobileFit, wide(120)).steps[0]).toContain('let its text wrap');
});

it('points at the widest part on the phone only, and doesn’t claim that something is missing', () => {
  const outcome = outcomeOf(mobileFit, wide(34));
  expect(outcome).toMatchObject({ evidence: [{ boxes: { desktop: null, mobile: { x: 20 } } }] });
  expect(outcome).not.toHaveProperty('searched');
});

it('fails a missing viewport and marks forbidden zoom down', () => {
  expect(outcomeOf(mobileFit, { layout: { viewportMeta: { present: false } } })).toMatchObject({ score: 0 });
  expect(outcomeOf(mobileFit, { layout: { viewportMeta: { zoomForbidden: true } } })).toMatchObject({
    score: 0.6,
  });
});

it('judges only the declaration without a layout, and is then not certain', () => {
  const page = { document: { mode: 'static' as const }, layout: { overflow: { mobile: null } } };
  expect(outcomeOf(mobileFit, page)).toMatchObject({ score: 1, certain: false });
});

it('doesn’t blame a part for the width that phones give to an undeclared page', () => {
  const undeclared = (px: number) => ({
    layout: { viewportMeta: { present: false }, overflow: { mobile: { px, widest: evidence('Wide') } } },
  });
  expect(outcomeOf(mobileFit, undeclared(590))).toMatchObject({
    score: 0,
    observed: expect.not.stringContaining('too wide'),
    evidence: [],
  });
  const advice = adviceOf(mobileFit, undeclared(590));
  expect(advice.title).toBe('Add a mobile viewport so the page fits phones');
  expect(advice.steps).toHaveLength(2);
  expect(adviceOf(mobileFit, undeclared(800)).steps[1]).toContain('Wide');
});

it('calls a few pixels hardly noticeable, and fails a page that cuts words off', () => {
  const observed = (px: number, words: boolean) =>
    outcomeOf(mobileFit, { layout: { overflow: { mobile: { px, widest: evidence('Badge'), words } } } });
  expect(observed(4, true)).toMatchObject({
    score: 1,
    observed:
      'The page sets its viewport to the device width; it’s 4 px wider than a 390 px screen, which is hardly noticeable.',
  });
  expect(observed(12, false)).toMatchObject({ score: expect.closeTo(0.92) });
  expect(observed(12, true)).toMatchObject({
    score: 0.7,
    observed: expect.stringContaining(
      '12 px too wide (widest part: “Badge”), and words extend past the edge.',
    ),
  });
});
