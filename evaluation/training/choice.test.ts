import { expect, it } from 'vitest';
import { type ChoicePage, crossValidated, fitChoice, isRightBy } from './choice.ts';

const PRIORS = { base: 0, weights: { large: 0, low: -1 } };

/** A page whose large candidate is right, and one without any that is. */
const PAGES = Array.from({ length: 240 }, (_, at): ChoicePage => {
  const mayBeNone = at % 4 === 0;
  const candidates = [
    { features: { large: 0.1, low: 0.4 }, isRight: false },
    { features: { large: mayBeNone ? 0.2 : 0.9, low: 0.1 }, isRight: !mayBeNone },
  ];
  return { id: `p${at}`, site: `site${at}`, candidates, mayBeNone };
});

it('chooses on each page by what other sites show, and none where nothing fits', () => {
  expect(crossValidated(PAGES, PRIORS)).toEqual(PAGES.map(() => true));
});

it('writes weights by name that keep the sign of their prior', () => {
  const model = fitChoice(PAGES, PRIORS);
  expect(model.fitted).toMatchObject({ pages: 240, crossValidated: { accepted: 1 } });
  expect(model.weights.large).toBeGreaterThan(1);
  expect(model.weights.low ?? 0).toBeLessThanOrEqual(0);
});

it('never lets pages of one site be on both sides', () => {
  const twins = PAGES.map((page) => ({ ...page, site: 'one' }));
  expect(crossValidated(twins, PRIORS)).toEqual(PAGES.map((page) => isRightBy(page, PRIORS)));
});

it('counts a page as wrong that has nothing to choose and needs something', () => {
  expect(isRightBy({ id: 'p', site: 's', candidates: [], mayBeNone: false }, PRIORS)).toBe(false);
  expect(isRightBy({ id: 'p', site: 's', candidates: [], mayBeNone: true }, PRIORS)).toBe(true);
});
