import { expect, test } from 'vitest';
import { languageOf, languageOfPage } from './text-language.ts';

const ENGLISH = [
  'Orders, invoices and delivery notes in one app',
  'Your customers see prices and stock, and order without calling you',
  'Plan the deliveries of a day by city and by postal code',
  'Big buttons that are made for one hand and for wet fingers',
  'Keep working where there is no signal, as everything is stored',
  'Print the labels straight from the app, on any paper you have',
];
const CZECH =
  'Hotel u staré pošty má dnes objednáno dvacet čtyři položek a řidič je přiveze ráno před osmou hodinou. ';

test('a few long lines don’t outweigh all others that read as the page is declared', () => {
  const content = [...ENGLISH, CZECH.repeat(5), CZECH.repeat(4), CZECH.repeat(3)].join('\n');
  const many = [...content.split('\n'), ...ENGLISH, ...ENGLISH, ...ENGLISH, ...ENGLISH].join('\n');
  expect(languageOfPage(many, 'en').code).toBe('en');
  expect(languageOfPage(content, 'en').code).toBe('cs');
  expect(languageOfPage(CZECH.repeat(5), 'en').code).toBe('cs');
});

test('a text too short to be sure of has no language', () => {
  expect(languageOf(ENGLISH.join(' '))).toBe('en');
  expect(languageOf('OK')).toBeNull();
});
