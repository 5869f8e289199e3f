import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { productImages } from './rule.ts';

function product(...names: string[]) {
  return {
    pageType: { type: 'ecommerce-product' as const },
    product: { pictures: names.map((name) => evidence(name)) },
  };
}

it('passes two different pictures', () => {
  expect(outcomeOf(productImages, product('Mug', 'Mug in use'))).toMatchObject({ score: 1 });
});

it('asks for a second view beside the only one', () => {
  expect(outcomeOf(productImages, product('Blue mug'))).toMatchObject({ score: 0.5 });
  expect(adviceOf(productImages, product('Blue mug')).title).toContain('“Blue mug”');
});

it('fails a product without picture and says where it looked', () => {
  expect(outcomeOf(productImages, product())).toMatchObject({ score: 0, searched: expect.any(Array) });
});

it('does not apply to software', () => {
  expect(outcomeOf(productImages).kind).toBe('notApplicable');
});

it('is not measured from HTML alone', () => {
  expect(outcomeOf(productImages, { ...product(), document: { mode: 'static' } }).kind).toBe('notMeasured');
});
