import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { actionContrast } from './rule.ts';

const contrast = (shape: number | null, label: number) => ({
  primaryAction: { contrast: { desktop: { shape, label }, mobile: { shape: 9, label: 9 } } },
});

it('passes a shape at 3:1', () => {
  expect(outcomeOf(actionContrast, contrast(3, 4))).toMatchObject({ score: 1 });
});

it('takes the worse viewport and names the button', () => {
  expect(outcomeOf(actionContrast, contrast(1.2, 3))).toMatchObject({ score: 0 });
  expect(adviceOf(actionContrast, contrast(1.2, 3)).title).toContain('Start free trial');
});

it('is lifted by a readable label', () => {
  expect(outcomeOf(actionContrast, contrast(1.1, 7))).toMatchObject({ score: 0.5 });
});

it('does not apply to a text link', () => {
  expect(outcomeOf(actionContrast, { primaryAction: { shape: 'link' } }).kind).toBe('notApplicable');
});

it('is not measured on a picture', () => {
  const unknown = { desktop: { shape: null, label: null }, mobile: { shape: null, label: null } };
  expect(outcomeOf(actionContrast, { primaryAction: { contrast: unknown } }).kind).toBe('notMeasured');
});

it('speaks of brightness, because a vivid hue may stand out without it', () => {
  expect(outcomeOf(actionContrast, contrast(1.4, 9))).toMatchObject({
    observed:
      'The contrast between “Start free trial” and its background is 1.4:1 on desktop, 9.0:1 on mobile (needs 3:1 so that everyone can see its shape).',
  });
});
