import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { renderingDefects } from './rule.ts';

const defects = (count: number) => ({
  layout: {
    defects: Array.from({ length: count }, () => ({
      kind: 'cut' as const,
      evidence: evidence('Opening hours'),
    })),
  },
});

it('passes a clean page', () => {
  expect(outcomeOf(renderingDefects)).toMatchObject({ score: 1 });
});

it('fails by their number and names the first', () => {
  expect(outcomeOf(renderingDefects, defects(1))).toMatchObject({ score: 0.7 });
  expect(outcomeOf(renderingDefects, defects(6))).toMatchObject({ score: 0 });
  expect(adviceOf(renderingDefects, defects(1)).title).toContain('“Opening hours” is cut off');
});

it('is not measured without layout', () => {
  expect(outcomeOf(renderingDefects, { document: { mode: 'static' } }).kind).toBe('notMeasured');
});

it('names one thing that is drawn badly in several places once', () => {
  expect(outcomeOf(renderingDefects, defects(2))).toMatchObject({
    observed: '2 display defects: “Opening hours” is cut off (2 times).',
  });
});

it('begins each step with a capital', () => {
  const picture = { layout: { defects: [{ kind: 'stretched' as const, evidence: evidence('') }] } };
  expect(adviceOf(renderingDefects, picture).steps[0]).toMatch(/^The image .* is stretched: /);
});
