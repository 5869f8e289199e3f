import { expect, test } from 'vitest';
import { cameFromHero } from './arrival.ts';

const hero = {
  referrer: 'https://own.test/',
  origin: 'https://own.test',
  isFirstScreen: true,
  isReload: false,
};

test.each([
  ['the hero', {}, true],
  ['the hero under an address with a query', { referrer: 'https://own.test/?utm_source=news' }, true],
  ['the hero, then a reload', { isReload: true }, false],
  ['the hero, then back from the report', { isFirstScreen: false }, false],
  ['another page of ours', { referrer: 'https://own.test/report/1' }, false],
  ['another site', { referrer: 'https://own.test.evil.test/' }, false],
  ['a typed address', { referrer: '' }, false],
])('%s', (_name, change, expected) => {
  expect(cameFromHero({ ...hero, ...change })).toBe(expected);
});
