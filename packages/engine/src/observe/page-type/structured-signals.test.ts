import { describe, expect, test } from 'vitest';
import { readBody } from '../testing/read.ts';
import { addDeclared, isDeclared } from './structured-signals.ts';

const structured = (data: object) =>
  readBody(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).structured;

function declared(data: object): Record<string, number> {
  const points: Record<string, number> = {};
  addDeclared(structured(data), (type, more) => {
    points[type] = (points[type] ?? 0) + more;
  });
  return points;
}

describe('structured data', () => {
  test.each([
    ['NailSalon', 'service'],
    ['HVACBusiness', 'service'],
    ['TowingService', 'service'],
    ['VacationRental', 'hospitality'],
    ['SportsClub', 'nonprofit'],
    ['HighSchool', 'course'],
    ['MusicGroup', 'portfolio'],
    ['BikeStore', 'ecommerce-category'],
    ['AdvertiserContentArticle', 'article'],
    ['Hackathon', 'event'],
  ])('that describes a %s is of a page of %s', (name, type) => {
    expect(Object.keys(declared({ '@type': name }))).toEqual([type]);
    expect(isDeclared(structured({ '@type': name }), type as 'service')).toBe(true);
  });

  test('with several types of one thing declares each', () => {
    expect(declared({ '@type': ['LocalBusiness', 'Dentist'] })).toEqual({ service: 4 });
    expect(declared({ '@type': ['Organization', 'NGO'] })).toEqual({ nonprofit: 5 });
  });

  test('counts what a page is about, not who wrote, published or attended it', () => {
    const article = {
      '@type': 'Article',
      author: { '@type': 'Person', alumniOf: { '@type': 'CollegeOrUniversity' } },
      publisher: { '@type': 'Restaurant' },
    };
    expect(Object.keys(declared(article))).toEqual(['article']);
    expect(Object.keys(declared({ '@type': 'Rating', itemReviewed: { '@type': 'Restaurant' } }))).toEqual([
      'hospitality',
    ]);
  });

  test('counts many things of a kind once, and unknown ones not at all', () => {
    expect(declared([{ '@type': 'Product' }, { '@type': 'Product' }])).toEqual({ 'ecommerce-product': 4 });
    expect(declared([{ '@type': 'Organization' }, { '@type': 'WebSite' }])).toEqual({});
  });
});
