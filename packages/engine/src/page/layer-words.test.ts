import { expect, test } from 'vitest';
import type { LanguageWords } from '../language/words.ts';
import { wordsFor } from '../language/words-for.ts';
import { closes, declines } from './layer-words.ts';

const endsIt = (label: string, words: LanguageWords | null) =>
  closes(label, '', words) || (words !== null && declines(label, words));

test.each([
  ['es', 'No gracias, ir a la tienda'],
  ['de', '✅ OK, verstanden'],
  ['de', 'Nein danke – weiter zum Shop'],
  ['fr', 'Non merci, continuer sans offre'],
  ['it', 'No grazie – vai al negozio'],
  ['pt', 'Não obrigado, ir para a loja'],
  ['nl', 'Nee bedankt, verder winkelen'],
  ['en', 'No thanks, on to the shop'],
])('in %s, “%s” is a way out of a layer', (language, label) => {
  expect(endsIt(label, wordsFor(language))).toBe(true);
});

test.each(['Join the club, no spam', 'On to the shop', 'No. 1 in the valley', 'Book now, pay later'])(
  '“%s” is none',
  (label) => expect(endsIt(label, wordsFor('en'))).toBe(false),
);

test.each([
  ['vipPopupDismiss', true],
  ['btn-close', true],
  ['modalClose', true],
  ['enclose', false],
])('whether a control named %s closes a layer: %s', (name, does) => {
  expect(closes('Weiter', name, null)).toBe(does);
});
