import { expect, it } from 'vitest';
import type { Overrides } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { hiddenMessage } from './rule.ts';

const FULL = { firstScreenText: 400, letters: 3000, firstScreenPicture: 0.2 };
const EMPTY = { firstScreenText: 12, letters: 3000, firstScreenPicture: 0.9 };

function above(desktop: object, mobile: object, facts: Overrides<PageFacts> = {}) {
  return diagnosed(hiddenMessage, {
    facts: { layout: { pageHeightScreens: { desktop: 5, mobile: 8 } }, look: { desktop, mobile }, ...facts },
  });
}

it('is not said where the top says something', () => {
  expect(above(FULL, FULL)).toBeNull();
});

it('says on which device a picture takes the place of the words', () => {
  const headline = { text: 'Rooms' };
  expect(above(FULL, EMPTY, { headline })).toMatchObject({
    title: 'Above the fold on phones, visitors see little text besides “Rooms”',
    observed: expect.stringContaining('images fill 90% of the area'),
  });
  const one = above(FULL, EMPTY, { headline });
  expect(above(EMPTY, EMPTY, { headline })?.severity).toBeGreaterThan(one?.severity ?? 3);
});

it('asks to move up a headline that is below the fold', () => {
  const headline = { text: 'Rooms', depth: { desktop: 1.2, mobile: 1.4 } };
  expect(above(EMPTY, EMPTY, { headline })?.title).toBe(
    'Move “Rooms” up: it’s below the fold on desktop and phones',
  );
});

it('leaves a long headline and the pictures of a shop to speak for themselves', () => {
  const headline = { text: 'One stop for all the cleaning your house needs' };
  expect(above(EMPTY, EMPTY, { headline })).toBeNull();
  expect(above(EMPTY, EMPTY, { pageType: { type: 'ecommerce-category' } })).toBeNull();
});

it('is not said of a page that shows nearly all of itself at once, or of a sign-up page', () => {
  expect(above(EMPTY, EMPTY, { layout: { pageHeightScreens: { desktop: 1, mobile: 1.1 } } })).toBeNull();
  expect(above(EMPTY, EMPTY, { pageType: { type: 'signup' } })).toBeNull();
});

it('counts a missing explanation for less, and not on a price list', () => {
  const judged = [judgedCheck({ id: 'first-screen-explanation', score: 0 })];
  expect(diagnosed(hiddenMessage, { judged })?.severity).toBeLessThan(1);
  expect(diagnosed(hiddenMessage, { judged, facts: { pageType: { type: 'pricing' } } })).toBeNull();
});

it('is not said of a weak visual order alone', () => {
  expect(diagnosed(hiddenMessage, { judged: [judgedCheck({ id: 'visual-order', score: 0 })] })).toBeNull();
});

it('is minor where one device says it all', () => {
  const headline = { text: 'Rooms' };
  expect(above(FULL, EMPTY, { headline })?.slight).toBe(true);
  expect(above(EMPTY, EMPTY, { headline })?.slight).toBe(false);
});
