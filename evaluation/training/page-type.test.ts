import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import { expect, it } from 'vitest';
import { crossValidated, fitPageType, isAccepted, type TypedPage } from './page-type.ts';

const WORDS = 'share of the words in the text';

/** A page whose words are all of its first type. */
function page(at: number, labels: string[][], said: PageType): TypedPage {
  const features = PAGE_TYPES.map((type): [PageType, Record<string, number>] => [
    type,
    { [WORDS]: type === said ? 0.9 : 0.01 },
  ]);
  return { id: `p${at}`, site: `site${at}`, labels, features: new Map(features) };
}

const PAGES = Array.from({ length: 30 }, (_, at) => {
  const type = at % 2 === 0 ? 'saas' : 'event';
  return page(at, [[type], [type, 'service']], type);
});

it('recognizes each page from those of other sites', () => {
  const tested = crossValidated(PAGES);
  expect(tested.map(({ page: { id } }) => id).toSorted()).toEqual(PAGES.map(({ id }) => id).toSorted());
  expect(tested.every(isAccepted)).toBe(true);
});

it('writes weights by name, figures, and a curve that rises', () => {
  const { fitted, certainty, types } = fitPageType(PAGES);
  expect(fitted).toMatchObject({ pages: 30, crossValidated: { first: 1, accepted: 1 } });
  expect(types.saas?.weights[WORDS]).toBeGreaterThan(1);
  expect(certainty.map(([x = 0]) => x)).toEqual(certainty.map(([x = 0]) => x).toSorted((a, b) => a - b));
});

it('never lets pages of one site be on both sides', () => {
  const twins = PAGES.map((one) => ({ ...one, site: 'one' }));
  // Nothing is left to learn from: what comes out are the priors.
  expect(crossValidated(twins)).toHaveLength(30);
  expect(crossValidated(twins)[0]?.probability).toBe(crossValidated(twins.slice(0, 2))[0]?.probability);
});

it('takes the types of another list for the nearest of ours', () => {
  const local = Array.from({ length: 20 }, (_, at) => page(at, [['local']], 'service'));
  const { types } = fitPageType(local);
  expect(types.service?.base).toBeGreaterThan(types.saas?.base ?? 9);
});
