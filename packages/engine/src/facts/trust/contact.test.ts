import { expect, it } from 'vitest';
import { isAddress } from '../../language/postal-address.ts';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { contactOf, isPhone } from './contact.ts';

it.each([
  'River Wells Trust, registered charity 1098765, 3 Mill Lane, Leeds LS1 4AB · 0113 496 0123 · Privacy',
  'Zahlenwerk GmbH | Lindenallee 8, 34117 Kassel | 0561 998 877 | Impressum',
  'Call 555 010 2244',
  '+44 113 496 0123',
  '09552415454',
  'Contacto 09552415454',
])('a phone number is read in “%s”', (line) => expect(isPhone(line)).toBe(true));

it.each([
  'River Wells Trust · Company number 0098 765 432 · Privacy, terms and accounts of the trust',
  'NARBE is a 501(c)(3). EIN: 12-3456789-00',
  'Trust · 123 456 789 · 3 Mill Lane, Leeds, where the wells are planned and paid for',
  '$ 12.400.000',
  '12.400.000 €',
  'Registered charity 1098765, founded 2004, with 41 000 people and 412 wells since then',
])('none is read in “%s”', (line) => expect(isPhone(line)).toBe(false));

it.each([
  'Lindenallee 8, 34117 Kassel',
  'Am Stall 73 10249 Berlin',
  'Strada Ru 1 - 11013 COURMAYEUR',
  '2024 ML Haarlem',
  '3 Mill Lane, Leeds',
])('an address is read in “%s”', (line) => expect(isAddress(line, true)).toBe(true));

it.each(['© 2024 ML Onglerie - Tous droits réservés', 'Bring 3D printing to the new level', 'Spring 2027'])(
  'none is read in “%s”',
  (line) => expect(isAddress(line, true)).toBe(false),
);

const kindsIn = (html: string, language = 'en'): string[] => contactOf(readBody(html, language), []).kinds;

it.each([
  '+49 30 1234 567 89',
  '+39 0432 000000',
  'Phone: +254 712 345 678',
  '1111111111',
  'CEP 85.550-040',
  '2024/11/17 15:30',
])('nobody is reached at “%s”', (line) => expect(kindsIn(`<p>${line}</p>`)).not.toContain('phone'));

it('a number of nobody does not hide what stands beside it', () => {
  expect(kindsIn('<p>Telefon: +420 123 456 789 Email: info@boats.example</p>')).toEqual(['email']);
  expect(kindsIn('<a href="tel:+421900000000">Call us</a>')).toEqual([]);
});

it('a link to WhatsApp is no phone number, and adds nothing to one', () => {
  const chat = '<a href="https://wa.me/4917212">Write to us</a>';
  expect(kindsIn(chat)).toEqual(['whatsapp']);
  expect(kindsIn(`${chat}<a href="tel:+4917212">Call</a>`)).toEqual(['phone']);
});

it.each(['4.9 on Google', '4,9 · 71 reviews', '15 minutes on foot', 'Loulé, 37.13° N'])(
  'the label of a map that gives a mark or a way gives no address: %s',
  (label) => expect(kindsIn(`<a href="https://maps.google.com/?q=1">${label}</a>`)).toEqual([]),
);

it.each(['About 1 min drive from here', 'Corso semestre filtro medicina 2026'])('nor does “%s”', (line) =>
  expect(isAddress(line, true)).toBe(false),
);

it.each([
  ['Get a quote', '/index.html#contact', 'en'],
  ['phone', '/p.html', 'en'],
])('“%s” leads to a way to get in touch', (label, href, language) => {
  expect(kindsIn(`<a href="${href}">${label}</a>`, language)).toEqual(['page']);
});

it.each([
  '<section style="display:none"><h2>Contact us</h2><p>+91 94773 40571</p></section>',
  '<section style="display:none"><p>hello@boats.org</p></section>',
  '<details><summary>More</summary><a href="mailto:hello@boats.org">Write</a></details>',
])('tells of a way in a closed part that it is there: %s', (html) => {
  const page = new PageModel(renderedSnapshot(`<!doctype html><body><p>Boats</p>${html}</body>`));
  const { kinds, hidden } = contactOf(new FactContext(page, wordsFor('en')), []);
  expect(kinds).toEqual([]);
  expect(hidden).not.toBeNull();
});

it('takes an address of nobody and a script for no way in a closed part', () => {
  const html = '<div style="display:none"><p>name@example.com</p></div><script>"a@boats.org"</script>';
  const page = new PageModel(renderedSnapshot(`<!doctype html><body><p>Boats</p>${html}</body>`));
  expect(contactOf(new FactContext(page, wordsFor('en')), []).hidden).toBeNull();
});

it('email addresses are listed once, from text and links', () => {
  const { emails } = contactOf(
    readBody(
      '<p>Write to Dock@harbor.example</p><a href="mailto:dock@harbor.example?subject=Hi">Mail</a>',
      'en',
    ),
    [],
  );
  expect(emails.map(({ address }) => address)).toEqual(['dock@harbor.example']);
});
