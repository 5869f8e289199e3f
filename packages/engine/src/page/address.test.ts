import { expect, it } from 'vitest';
import { fileName, hasScheme, withoutOrigin, withoutWww } from './address.ts';

it.each([
  ['tel:+353', ['tel'], true],
  ['TEL:+353', ['tel', 'sms'], true],
  ['mailto:desk@boat.example', ['tel'], false],
  ['/tel', ['tel'], false],
  ['tel', ['tel'], false],
  ['', ['tel'], false],
])('%j, asked for %j: %s', (href, schemes, has) => {
  expect(hasScheme(href, ...schemes)).toBe(has);
});

it.each([
  ['https://boat.example/img/crew.jpg?w=20#top', 'crew.jpg'],
  ['/img/', ''],
  ['crew.jpg', 'crew.jpg'],
])('the file of %j is %j', (address, name) => {
  expect(fileName(address)).toBe(name);
});

it('a host is the same with and without "www."', () => {
  expect(['www.boat.example', 'boat.example', 'wwwboat.example'].map(withoutWww)).toEqual([
    ...['boat.example', 'boat.example', 'wwwboat.example'],
  ]);
});

it('an address begins with its path without the origin', () => {
  expect(['https://boat.example/a?b#c', '/a', 'https://boat.example'].map(withoutOrigin)).toEqual([
    '/a?b#c',
    '/a',
    '',
  ]);
});
