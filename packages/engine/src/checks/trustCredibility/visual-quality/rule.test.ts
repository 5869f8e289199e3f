import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { visualQuality } from './rule.ts';

const dated = {
  browserTypeShare: 1,
  browserLinkShare: 0.4,
  typefaces: 1,
  textColors: 1,
  fills: 0,
  icons: 0,
  shadows: 0,
  gradients: 0,
  roundedShare: 0,
  brokenPictures: 4,
  layoutTables: 4,
};

it('scores a designed page', () => {
  expect(outcomeOf(visualQuality)).toMatchObject({ kind: 'measured', score: expect.any(Number) });
});

it('scores a dated page less, and says why', () => {
  const facts = { look: { desktop: dated, mobile: dated } };
  const good = outcomeOf(visualQuality);
  const bad = outcomeOf(visualQuality, facts);
  if (good.kind !== 'measured' || bad.kind !== 'measured') throw new Error('not measured');
  expect(bad.score).toBeLessThan(good.score - 0.3);
  expect(bad.observed).not.toBe(good.observed);
  const { title, steps } = adviceOf(visualQuality, facts);
  expect(title).toMatch(/^Fix the look: \S.+ \S/);
  expect(`${title} ${steps.join(' ')}`).not.toMatch(/only \d|%|small set of colors|two typefaces/);
  expect(steps).toContain(
    'Give links a color that goes with your logo instead of the browser’s default blue.',
  );
});

it('says nothing against a page that looks good', () => {
  const outcome = outcomeOf(visualQuality);
  if (outcome.kind !== 'measured') throw new Error('not measured');
  expect(outcome.score).toBeGreaterThanOrEqual(0.75);
  expect(outcome.observed).toBe('Typography, colors and images look carefully designed.');
});

it('is not measured without layout', () => {
  expect(outcomeOf(visualQuality, { look: { desktop: null, mobile: null } }).kind).toBe('notMeasured');
});
