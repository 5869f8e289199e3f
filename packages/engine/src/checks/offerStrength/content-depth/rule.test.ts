import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { contentDepth } from './rule.ts';

const saying = (letters: number, sections = 6) => ({ look: { desktop: { letters, sections } } });

it('passes a page with much text', () => {
  expect(outcomeOf(contentDepth)).toMatchObject({ score: 1 });
});

it('scores less for less text and fewer sections', () => {
  expect(outcomeOf(contentDepth, saying(800))).toMatchObject({ score: expect.closeTo(0.4) });
  expect(outcomeOf(contentDepth, saying(300, 1))).toMatchObject({ score: expect.closeTo(0.075) });
  expect(adviceOf(contentDepth, saying(300)).title).toBe('Add more detail about the offer');
});

it('needs less on pages where people act', () => {
  const signup = { ...saying(1750), pageType: { type: 'signup' as const } };
  expect(outcomeOf(contentDepth, signup)).toMatchObject({ score: 1 });
});

it('is not measured without layout', () => {
  expect(outcomeOf(contentDepth, { look: { desktop: null, mobile: null } }).kind).toBe('notMeasured');
});
