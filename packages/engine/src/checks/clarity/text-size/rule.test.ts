import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { textSize } from './rule.ts';

function sized(share: number) {
  return {
    layout: {
      textSizes: {
        mobile: { characters: 1000, atLeast12: share * 1000, smallest: [evidence('Terms apply')] },
      },
    },
  };
}

it('passes readable text', () => {
  expect(outcomeOf(textSize)).toMatchObject({ score: 1 });
});

it('takes the worse viewport, and names what is too small', () => {
  expect(outcomeOf(textSize, sized(0.6))).toMatchObject({ score: expect.closeTo(0.6) });
  expect(outcomeOf(textSize, sized(0.3))).toMatchObject({ score: 0 });
  expect(adviceOf(textSize, sized(0.3)).title).toBe('Enlarge the text below 12 px, such as “Terms apply”');
});

it('judges the viewport that was read when the other failed', () => {
  expect(outcomeOf(textSize, { layout: { textSizes: { mobile: null } } })).toMatchObject({ score: 1 });
});

it('is not measured from HTML alone, nor without text', () => {
  expect(outcomeOf(textSize, { document: { mode: 'static' } }).kind).toBe('notMeasured');
  const none = { desktop: null, mobile: null };
  expect(outcomeOf(textSize, { layout: { textSizes: none } }).kind).toBe('notMeasured');
});
