import { expect, test } from 'vitest';
import { cameFromHero, START_NOW } from './arrival.ts';

const fresh = { state: null, referrer: '', origin: 'https://own.test', isReload: false };

test.each([
  ['the hero with its script', { state: START_NOW }, true],
  ['the hero before its script', { referrer: 'https://own.test/' }, true],
  ['the hero, then a reload', { referrer: 'https://own.test/', isReload: true }, false],
  ['another page of ours', { referrer: 'https://own.test/report/1' }, false],
  ['another site', { referrer: 'https://own.test.evil.test/' }, false],
  ['a typed address', {}, false],
])('%s', (_name, change, expected) => {
  expect(cameFromHero({ ...fresh, ...change })).toBe(expected);
});
