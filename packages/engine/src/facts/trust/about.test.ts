import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { aboutLink } from './about.ts';

const found = (label: string, href: string, language = 'en'): boolean | null =>
  aboutLink(readBody(`<p>Boats.</p><a href="${href}">${label}</a>`, language, { brand: 'Boat House' }))
    .present;

it.each([
  ['Contact me about wedges', '/contact', 'en'],
  ['Talk to us about AI', '/contact', 'en'],
  ['about the heat pump', 'https://pumps.example/products', 'en'],
  ['Corporate & team building', '/corporate', 'en'],
  ['Falar com a equipe sobre os exames', 'https://wa.me/5500', 'pt'],
  ['Meer info over de lezing →', 'https://talks.example/speakers', 'nl'],
  ['EN', '/en/about.html', 'es'],
])('a link that only mentions such a word leads to no page about us: %s', (label, href, language) => {
  expect(found(label, href, language)).toBe(false);
});

it.each([
  ['About Boat House', '/house', 'en'],
  ['About Paige', '/about-paige', 'en'],
  ['About & contact', '/contact', 'en'],
  ['Meet our team →', '/people', 'en'],
  ['Termine • Kontakt • Impressum', '/kontakt', 'de'],
  ['Mehr über den Verein →', '/verein', 'de'],
  ['Over', '/wie', 'nl'],
  ['Biography', '/leben', 'fr'],
  ['Nuestra asociación', '#nosotros', 'es'],
])('but one that is named so does: %s', (label, href, language) => {
  expect(found(label, href, language)).toBe(true);
});
