import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { misspellingsOf } from './misspellings.ts';

const words = (html: string, language = 'en') =>
  misspellingsOf(readBody(html), language).map(({ word }) => word);

it('names each misspelled word once', () => {
  expect(words('<h1>Our vast expirience</h1><p>You recieve a mail.</p><p>You recieve it soon.</p>')).toEqual([
    'expirience',
    'recieve',
  ]);
  expect(words('<nav><a href="/">Acceuil</a></nav>', 'fr')).toEqual(['Acceuil']);
});

it('leaves out quotes, right spellings and languages without a list', () => {
  expect(words('<blockquote>I recieved it in a day</blockquote><p>You receive it.</p>')).toEqual([]);
  expect(words('<p>You accomodat a mail.</p>', 'xx')).toEqual([]);
});

it('knows English words and services that are misspelled in any language', () => {
  expect(words('<p>Entra con Gooogle</p><p>Montly</p>', 'es')).toEqual(['Gooogle', 'Montly']);
  expect(words('<p>Ремонт на обьекте, выезд на объект</p>', 'ru')).toEqual(['обьекте']);
});
