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

const SWEDISH_MENU =
  'Utbud\nKontakta oss\nPriser\nJobba med oss\nBoka pass\nVåra priser\nOm gymmet\nÖppettider';

test('a wrong declaration doesn’t win over the text', () => {
  const read = languageOfPage(ENGLISH.join('\n'), 'sv');
  expect(read).toMatchObject({ code: 'en', decidedBy: 'words', others: ['sv'] });
  expect(ENGLISH).toContain(read.sample);
});

test('a menu in another language is another language of the page', () => {
  expect(languageOfPage(`${SWEDISH_MENU}\n${ENGLISH.join('\n')}`, 'en')).toMatchObject({
    code: 'en',
    others: ['sv'],
  });
});

test('text of a template says nothing of the language', () => {
  const filler =
    "This is the first item's accordion body. It is shown by default, until the plugin hides it. ";
  const page = `Är du under 18 år? Då behöver du ta med dig målsmans namn.\n${filler.repeat(3)}`;
  expect(languageOfPage(page, 'sv').code).toBe('sv');
});

test('letters of one script tell the language', () => {
  expect(languageOfPage('無料体験を申し込むと、一週間ずっと使えます。お気軽にどうぞ。', 'en')).toMatchObject({
    code: 'ja',
    decidedBy: 'script',
  });
});

test('a text too short to be sure of has no language', () => {
  expect(languageOf(ENGLISH.join(' '))).toBe('en');
  expect(languageOf('OK')).toBeNull();
});
