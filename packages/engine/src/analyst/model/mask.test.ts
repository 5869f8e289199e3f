import { describe, expect, it } from 'vitest';
import { hasForeignHost, hasMarkup } from './grounding/foreign-content.ts';
import { mask } from './mask.ts';

describe('mask', () => {
  it.each([
    ['Write to jane.doe+x@mail.example.co.uk today', 'Write to [e-mail] today'],
    ['jane (at) example (dot) com', '[e-mail]'],
    ['jane＠example.com', '[e-mail]'],
    ['Call +49 (0)30 901820.', 'Call [phone].'],
    ['Call (555) 010-9999 or 0800 123 456', 'Call [phone] or [phone]'],
    ['Tel. 030/901820', 'Tel. [phone]'],
    ['+33 1 23 45 67 89', '[phone]'],
    ['Call 0301-901820 for €5 a minute', 'Call [phone] for €5 a minute'],
  ])('%s', (text, masked) => expect(mask(text)).toBe(masked));

  it.each([
    'Founded 2009–2024',
    'On 2026-11-21 and 21.11.2026',
    '1,250,000 bookings, 1.250.000 €, 12 500 000 guests',
    'From $49.99 to $199.00 in 14 days',
    'Open 9-17',
    'A set is 2500 - 4600 Kč',
    'From €1500–2400 a week',
  ])('leaves %s', (text) => expect(mask(text)).toBe(text));
});

it.each([
  ['letters', 'x'.repeat(400_000)],
  ['dashes', `1${'-'.repeat(400_000)}`],
  ['numbers and dashes', `${'1-'.repeat(200_000)}a`],
  ['halves of addresses', 'a@'.repeat(200_000)],
])('reads %s without an end in the time of their length', (_, text) => {
  // With a pattern that begins anew at each of them, this takes minutes.
  expect(mask(text).length).toBeGreaterThan(0);
});

describe('hasForeignHost and hasMarkup', () => {
  const isForeign = (text: string) => hasMarkup(text) || hasForeignHost(text, own);
  const own = new Set(['harbor.example', 'www.harbor.example']);

  it.each([
    'See evil.test.',
    'See https://harbor.example/',
    'See //evil',
    'evil[.]test',
    'evil (dot) test',
    'evil dot test',
    'еvil.test',
    'ｅｖｉｌ．ｔｅｓｔ',
    'evil。test',
    'evil。コム',
    '例え。みんな',
    'пример。рф',
    'evil.test—now',
    'evil.test.5',
    'e\u200bvil\u2060.test',
    'mail me@harbor.example',
    'mail me @ harbor',
    'mail me @ 7harbor',
    'joe @ 7pm_harbor',
    'DM us @ 7 harbor',
    '![x](y)',
    '[x](y)',
    '<b>x',
    '&lt;img',
    'javascript:alert(1)',
    'at 10.0.0.1',
    'at xn--80ak6aa92e.com',
  ])('finds %s', (text) => expect(isForeign(text)).toBe(true));

  it.each([
    'The page harbor.example says so, e.g. on top.',
    'It costs $49.99 a month, i.e. 1.6 a day.',
    'Docks [for whom], day and night: 3 of 4.',
    'Say “Start free”, then stop.',
    'The heading “カフェ・リュールについて” says so.',
    'The line “送料は無料です。今すぐ注文” says so.',
    'The card says “Thursday @ 4:45 PM”.',
  ])('lets %s through', (text) => expect(isForeign(text)).toBe(false));
});
