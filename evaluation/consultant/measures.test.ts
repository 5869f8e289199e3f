import { expect, test } from 'vitest';
import { consultantMeasures, type RecommendedPage } from './measures.ts';

const page = (ids: string[], readers: string[][][]): RecommendedPage => ({
  id: 'p',
  recommended: ids.map((id) => ({ id, place: id === 'faq' ? 'housekeeping' : 'first' })),
  readers,
});

function figuresOf(name: string, pages: RecommendedPage[]) {
  const measure = consultantMeasures(pages).find((one) => one.name === name);
  return [measure?.ours?.value, measure?.readers?.value];
}

const three = (one: RecommendedPage) => [one, one, one];

test('counts a reader’s worst two that any of the first five names', () => {
  const readers = [[['no-price'], ['no-proof', 'who-is-behind'], ['covered']]];
  const pages = three(page(['who-is-behind', 'a', 'b', 'c', 'd', 'no-price'], readers));
  expect(figuresOf('worst two among the first five', pages)[0]).toBe(0.5);
  expect(figuresOf('single worst among the first five', pages)[0]).toBe(0);
  expect(figuresOf('worst two anywhere', pages)[0]).toBe(1);
});

test('puts another reader’s list in the place of the report’s', () => {
  const readers = [
    [['no-price'], ['no-proof']],
    [['covered'], ['no-proof']],
  ];
  expect(figuresOf('worst two among the first five', three(page([], readers)))).toEqual([0, 0.5]);
});

test('counts housekeeping only among the first five', () => {
  const pages = three(page(['a', 'b', 'c', 'd', 'e', 'faq'], []));
  expect(figuresOf('housekeeping among the first five', pages)[0]).toBe(0);
  expect(figuresOf('housekeeping among the first five', three(page(['a', 'faq'], [])))[0]).toBe(0.5);
});
