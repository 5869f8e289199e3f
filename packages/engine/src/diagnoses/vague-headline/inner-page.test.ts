import { expect, it } from 'vitest';
import { isInnerPage } from './inner-page.ts';

it.each([
  ['https://harbor.example/', false],
  ['https://harbor.example/index.html', false],
  ['https://harbor.example/de/', false],
  ['https://harbor.example/de-AT/index.php?x=1', false],
  ['https://harbor.example/rooms', true],
  ['https://harbor.example/de/prices.html', true],
])('tells whether %s is below the start page: %s', (address, isInner) => {
  expect(isInnerPage(address)).toBe(isInner);
});
