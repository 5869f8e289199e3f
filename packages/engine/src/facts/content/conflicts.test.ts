import { describe, expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { conflictsIn } from './conflicts.ts';

const conflicts = (html: string, language = 'en') =>
  conflictsIn(readBody(html, language), '2026-11-24T00:00:00Z').map(({ kind, first, second }) => [
    kind,
    first,
    second,
  ]);

describe('years of experience', () => {
  it('are more than the years since the business was founded', () => {
    const html = '<p>Since 2011 · 8,000+ clients</p><div><b>25+</b><p>Years Experience</p></div>';
    expect(conflicts(html)).toEqual([['age', 'Since 2011', '25+ Years Experience']]);
    expect(conflicts('<p>Seit 2020</p><p>15 Jahre Erfahrung</p>', 'de')).toHaveLength(1);
  });

  it.each([
    ['<p>Since 2011</p><p>15+ years of experience</p>'],
    ['<p>Since 2001</p><p>15 years of experience</p>'],
    ['<p>Since 2020</p><blockquote>They have 25 years of experience</blockquote>'],
    [
      '<p>Since 2020</p><p>Our founder Jo Smith spent 25 years of experience at sea before she opened the house here</p>',
    ],
  ])('are no conflict in %s', (html) => {
    expect(conflicts(html)).toEqual([]);
  });
});

it('finds two periods for returns', () => {
  const html =
    '<p>Hassle-free 30-day returns</p><p>Return or exchange within 7 days if you don’t love it.</p>';
  expect(conflicts(html)).toEqual([
    ['returns', 'Hassle-free 30-day returns', expect.stringContaining('within 7 days')],
  ]);
  expect(conflicts('<p>30-day returns</p><p>Refunds within 7 days</p><p>30 day returns</p>')).toEqual([]);
});
