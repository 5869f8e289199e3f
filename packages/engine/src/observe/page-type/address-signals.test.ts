import { describe, expect, test } from 'vitest';
import { addNamed, isNamed } from './address-signals.ts';

function named(path: string): Record<string, number> {
  const points: Record<string, number> = {};
  addNamed(path, (type, more) => {
    points[type] = (points[type] ?? 0) + more;
  });
  return points;
}

describe('the address of a page', () => {
  test.each([
    ['/pricing', 'pricing'],
    ['/en/plans.html', 'pricing'],
    ['/hinnasto/', 'pricing'],
    ['/Shop/cart.html', 'checkout'],
    ['/winkelwagen', 'checkout'],
    ['/registrace.html', 'signup'],
    ['/blog/ten-ways', 'article'],
    ['/advertorial.html', 'article'],
    ['/products/lamp', 'ecommerce-product'],
    ['/collections/lamps', 'ecommerce-category'],
    ['/product-detail.html', 'ecommerce-product'],
    ['/products', 'ecommerce-category'],
    ['/en/shop.html', 'ecommerce-category'],
    ['/urunler.html', 'ecommerce-category'],
    ['/exhibitions', 'portfolio'],
    ['/waitlist', 'signup'],
    ['/academy/100-hours', 'course'],
    ['/privacy-policy', 'other'],
    ['/integritetspolicy.html', 'other'],
    ['/agb/', 'other'],
  ])('%s calls it %s', (path, type) => {
    expect(Object.keys(named(path))).toEqual([type]);
  });

  test.each([
    '/',
    '/index.html',
    '/police-checks',
    '/agbar',
    '/termsheet',
    '/product-of-the-year-2025',
    '/c-suite',
    '/blog',
    '/discarted',
  ])('%s calls it nothing', (path) => {
    expect(named(path)).toEqual({});
  });

  test('tells whether it names a type', () => {
    expect(isNamed('/shop/checkout', 'checkout')).toBe(true);
    expect(isNamed('/shop/checkout', 'pricing')).toBe(false);
  });
});
