import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import { expect, test } from 'vitest';
import model from '../../../../data/models/page-type.json' with { type: 'json' };
import { pageTypeFeatures } from '../../observe.ts';
import { renderedSnapshot } from '../../testing/snapshots.ts';
import type { Features } from './features.ts';
import { rankedTypes } from './page-type.ts';

const MOST_FEATURES = 30;

const page = renderedSnapshot(
  `<!doctype html><html lang="en"><head><title>Pricing | Harbor</title></head><body><h1>Pricing</h1></body></html>`,
);

function featuresOf(type: PageType, values: Features, ofAll: Features = {}): Map<PageType, Features> {
  return new Map(PAGE_TYPES.map((each) => [each, each === type ? { ...ofAll, ...values } : ofAll]));
}

test('every weight of the model belongs to a feature of the page, and no type has too many', () => {
  const features = pageTypeFeatures(page);
  for (const type of PAGE_TYPES) {
    const names = Object.keys(model.types[type].weights);
    expect(names.filter((name) => features.get(type)?.[name] === undefined && type !== 'other')).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(MOST_FEATURES);
  }
});

test('the likeliest type comes first, with its strongest reasons', () => {
  const [best, second] = rankedTypes(
    featuresOf(
      'checkout',
      { 'name in the address': 1, 'share of the words in the text': 0.6 },
      { 'checkout form': 1 },
    ),
  );
  expect(best.type).toBe('checkout');
  expect(best.probability).toBeGreaterThan(0.5);
  expect(best.probability).toBeGreaterThan(second?.probability ?? 1);
  expect(best.reasons).toHaveLength(3);
  expect(best.reasons).toContain('checkout form');
  expect(best.reasons).toContain('name in the address');
});

test('probabilities of all types are one together, also where nothing is known', () => {
  const ranked = rankedTypes(new Map());
  expect(ranked).toHaveLength(PAGE_TYPES.length);
  expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
  expect(ranked[0].probability).toBeLessThan(0.4);
  expect(ranked[0].reasons).toEqual([]);
});

test('the certainty rises with the probability and stays between 0 and 1', () => {
  const flat = model.certainty.flat();
  expect(Math.min(...flat)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...flat)).toBeLessThanOrEqual(1);
  for (const place of [0, 1]) {
    const values = model.certainty.map((point) => point[place] ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  }
});

test('one page has the same features each time', () => {
  expect([...pageTypeFeatures(page)]).toEqual([...pageTypeFeatures(page)]);
});
