import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { contactOf } from './contact.ts';

const targets = (link: string): string[] =>
  contactOf(readBody(link, 'en'), []).misdirected.map(({ target }) => target);

it.each([
  ['<a href="tel:+15550100188">555 010 0199</a>', '+15550100188'],
  ['<a href="tel:+01234567890">+48 789 290 599</a>', '+01234567890'],
  ['<a href="mailto:template@harbor.example">dock@harbor.example</a>', 'template@harbor.example'],
])('%s leads astray', (link, target) => expect(targets(link)).toEqual([target]));

it.each([
  '<a href="tel:+441134960123">0113 496 0123</a>',
  '<a href="tel:+441134960123">+44 (0)113 496 0123</a>',
  '<a href="tel:+435517671400">0043 / 5517 / 6714</a>',
  '<a href="tel:5550100199">555 010 0199 / 555 010 0188</a>',
  '<a href="tel:5550100199">Call us until 10 pm</a>',
  '<a href="mailto:Dock@Harbor.example?subject=Hello">dock@harbor.example</a>',
  '<a href="mailto:dock@harbor.example">Write to us</a>',
  '<a href="/contact">555 010 0199</a>',
])('%s leads where it says', (link) => expect(targets(link)).toEqual([]));
