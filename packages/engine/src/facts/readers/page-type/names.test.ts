import { describe, expect, test } from 'vitest';
import { readBody } from '../../testing/read.ts';
import { entriesByType, isLegalAddress, typesByAddress, typesDeclared } from './names.ts';

describe('the address of a page', () => {
  test.each([
    ['/pricing', 'pricing'],
    ['/en/plans.html', 'pricing'],
    ['/hinnasto/', 'pricing'],
    ['/Shop/cart.html', 'checkout'],
    ['/winkelwagen', 'checkout'],
    ['/registrace.html', 'signup'],
    ['/advertorial.html', 'article'],
    ['/products', 'ecommerce-category'],
    ['/en/shop.html', 'ecommerce-category'],
    ['/urunler.html', 'ecommerce-category'],
    ['/exhibitions', 'portfolio'],
    ['/waitlist', 'signup'],
    ['/gift-cards.html', 'ecommerce-product'],
    ['/zimmer/', 'hospitality'],
  ])('%s names %s', (path, type) => {
    expect([...typesByAddress(path).named]).toEqual([type]);
  });

  test.each([
    ['/blog/ten-ways', 'article'],
    ['/products/lamp', 'ecommerce-product'],
    ['/collections/lamps', 'ecommerce-category'],
    ['/product-detail.html', 'ecommerce-product'],
    ['/academy/100-hours', 'course'],
  ])('%s is in a folder of %s', (path, type) => {
    expect([...typesByAddress(path).inFolder]).toEqual([type]);
  });

  test.each(['/privacy-policy', '/integritetspolicy.html', '/agb/'])('%s is a legal text', (path) => {
    expect(isLegalAddress(path)).toBe(true);
    expect(typesByAddress(path)).toEqual({ named: new Set(), inFolder: new Set() });
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
  ])('%s says nothing', (path) => {
    expect(isLegalAddress(path)).toBe(false);
    expect(typesByAddress(path)).toEqual({ named: new Set(), inFolder: new Set() });
  });
});

describe('structured data', () => {
  const declared = (data: object) =>
    typesDeclared(readBody(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).structured);

  test.each([
    ['NailSalon', 'service'],
    ['HVACBusiness', 'service'],
    ['TowingService', 'service'],
    ['VacationRental', 'hospitality'],
    ['SportsClub', 'nonprofit'],
    ['MusicGroup', 'portfolio'],
    ['BikeStore', 'ecommerce-category'],
    ['AdvertiserContentArticle', 'article'],
    ['Hackathon', 'event'],
  ])('that describes a %s is of a page of %s', (name, type) => {
    expect([...declared({ '@type': name }).declared]).toEqual([type]);
  });

  test('with several types of one thing declares each, some of them only perhaps', () => {
    expect(declared({ '@type': ['LocalBusiness', 'Dentist'] })).toEqual({
      declared: new Set(['service']),
      perhaps: new Set(['service']),
    });
    expect([...declared({ '@type': 'HighSchool' }).perhaps]).toEqual(['course']);
  });

  test('counts what a page is about, not who wrote, published or attended it', () => {
    const article = {
      '@type': 'Article',
      author: { '@type': 'Person', alumniOf: { '@type': 'CollegeOrUniversity' } },
      publisher: { '@type': 'Restaurant' },
    };
    expect([...declared(article).declared]).toEqual(['article']);
    expect([...declared([{ '@type': 'Organization' }, { '@type': 'WebSite' }]).declared]).toEqual([]);
  });
});

describe('the menu', () => {
  const entries = (links: string) =>
    Object.fromEntries(entriesByType(readBody(`<header><nav>${links}</nav></header><h1>Hello</h1>`)));

  test('is read by its targets, in any language, and by its labels', () => {
    const found = entries(
      '<a href="/zimmer.html">Rooms</a><a href="#speisekarte">Essen</a><a href="/x">À la carte</a>',
    );
    expect(found.hospitality).toBe(4);
    expect(found.saas).toBe(0);
  });

  test('counts an entry of the footer for nothing', () => {
    const page = readBody('<h1>Hello</h1><footer><a href="/donate">Donate</a></footer>');
    expect(entriesByType(page).get('nonprofit')).toBe(0);
  });
});
