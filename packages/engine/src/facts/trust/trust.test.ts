import { expect, it } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { staticSnapshot } from '../testing/snapshots.ts';
import { trustFacts } from './trust.ts';

function trust(html: string) {
  const page = new PageModel(staticSnapshot(`<!doctype html><body>${html}</body>`));
  return trustFacts(new FactContext(page, wordsFor('en')), []);
}

it.each([
  ['<footer><p>© 2026 Boat House</p></footer>', 'Boat House'],
  ['<footer><p>Copyright © Boat House 2023</p></footer>', 'Boat House'],
  ['<footer><p>Atelier des Eaux SARL, 44000 Nantes</p></footer>', 'Atelier des Eaux SARL'],
  ['<footer><p>© 2026</p></footer>', null],
  ['<footer><p>Copyright © Your Website 2023</p></footer>', null],
  ['<footer><p>Copyright © 2023 - Company Name</p></footer>', null],
  ['<footer><p>For iPhone with iOS 17 and Android 12 or newer.</p></footer>', null],
])('reads who is behind the page: %s', (html, name) => {
  expect(trust(html).organization.legalName).toBe(name);
});

it('finds the about page behind a tile, whatever else stands on it', () => {
  const tile =
    '<a href="/studio"><h3>Our studio</h3><p>What we think of lamps, and the four people who make them</p></a>';
  expect(trust(tile).about.present).toBe(true);
});

it('finds one link to all of them', () => {
  const { privacyPolicy, terms } = trust(
    '<footer><a href="/legal">Disclaimer / Privacy Policy / Terms of Use</a></footer>',
  );
  expect([privacyPolicy.present, terms.present]).toEqual([true, true]);
});

it('finds the texts that buttons of the footer open', () => {
  const { privacyPolicy, terms } = trust(
    '<footer><button>Privacy Policy</button><button>Terms of Service</button></footer>',
  );
  expect([privacyPolicy.present, terms.present]).toEqual([true, true]);
});

it('takes no entries of a list for a name and a role', () => {
  const { people } = trust(
    '<main><h3>Action Plan</h3><ul><li>Name the product</li><li>Print their words</li></ul><ul><li><a href="/a">Revenue Tool</a></li><li><a href="/b">Customer Journey Mapper</a></li></ul></main>',
  ).organization;
  expect(people).toEqual([]);
});

it('takes people with a role for a team, and headings for none', () => {
  const { people } = trust(
    '<main><h1>Start Harbor</h1><p>Graphic artist</p><h4>Around the Web</h4><p>Our designer</p><h4>Ana Example</h4><p>Lead designer</p></main>',
  ).organization;
  expect(people).toEqual(['Ana Example']);
});

it.each([
  ['210 Mill Lane, Portland, OR 97209 · hello@boats.example · (503) 555-0142', true],
  ['+31 10 412 0098', true],
  ['Order number 12345 of May 20 2026', false],
])('knows phone numbers: %s', (text, known) => {
  expect(trust(`<footer><p>${text}</p></footer>`).contact.kinds.includes('phone')).toBe(known);
});

it.each([
  ['Our planner cuts waiting times by 40%.', 1],
  ['The leading planner of 2,000 harbors.', 1],
  ['24 × 19 × 21 cm, of enameled steel', 0],
  ['Most popular', 0],
  ['Money back in the first 30 days, no questions asked.', 0],
])('counts claims: %s', (text, count) => {
  expect(trust(`<main><p>${text}</p></main>`).claims).toHaveLength(count);
});

it('leaves what customers say to them', () => {
  const { claims } = trust('<div class="reviews"><p>The best of the ten planners I tried.</p></div>');
  expect(claims).toEqual([]);
});

it.each([
  [
    'an event beside its day',
    '<section><p>Saturday, May 8, 2027</p><p>Town Hall, 12 Mill Street, Leeds</p></section>',
    false,
  ],
  [
    'a business beside its hours',
    '<section><p>Open 9 to 5</p><p>Harbor Boats, 12 Mill Street, Leeds</p></section>',
    true,
  ],
])('an address is one to reach somebody: that of %s', (_whose, html, reached) => {
  expect(trust(`<main><h1>Harbor days</h1>${html}</main>`).contact.present).toBe(reached);
});

it('a copyright line names no links that follow it, a maker who gives a name is a person, who praised in markup is none', () => {
  const html = `<script type="application/ld+json">{"@type":"LocalBusiness","name":"Elm","review":[{"@type":"Review","author":{"@type":"Person","name":"Nathalie"}}]}</script>
    <main><p>My name is Alex Polak, and I sew bags.</p></main><footer><p>© 2020 Elm Kennels<br>IMPRINT | PRIVACY</p></footer>`;
  const { legalName, people } = trust(html).organization;
  expect(legalName).toBe('Elm Kennels');
  expect(people).toEqual(['Alex Polak']);
});

it('a profile elsewhere tells nothing about the organization by its address', () => {
  expect(trust('<a href="https://www.linkedin.com/company/boats/about/">Follow</a>').about.present).toBe(
    false,
  );
  expect(trust('<a href="/about/">More</a>').about.present).toBe(true);
});

it.each([
  ['<a href="#faq-discount">All conditions of use</a>', false],
  ['<a href="#terms">All conditions of use</a>', true],
  ['<a href="#legal">Terms of use</a>', true],
  ['<a href="/discount">All conditions of use</a>', true],
])('takes no answer on this page for the terms: %s', (html, present) => {
  expect(trust(html).terms.present).toBe(present);
});

it.each([
  ['<footer><p>Phone: (678) 856-0688</p></footer>', 'phone'],
  ['<footer><a href="https://wa.me/15550100199">Write to us</a></footer>', 'chat'],
  ['<a href="sms:+15550100199">Text us</a>', 'phone'],
])('finds help in the same ways to call that count as contact: %s', (html, kind) => {
  const { support, contact } = trust(html);
  expect(support.map((each) => each.kind)).toEqual([kind]);
  expect(contact.kinds.some((each) => each === 'phone' || each === 'whatsapp')).toBe(true);
});

it.each([
  ['Support from a sponsor', 0],
  ['Payroll support', 0],
  ['Help &amp; FAQ', 1],
  ['Help center', 1],
  ['Contact us →', 1],
])('a link is a way to help where it is called so: %s', (label, count) => {
  expect(trust(`<a href="/x">${label}</a>`).support).toHaveLength(count);
});

it('numbers of nobody help nobody', () => {
  expect(trust('<a href="tel:+39043200000000">Call</a><p>Phone: +91 98765 43210</p>').support).toEqual([]);
});

it('a number between dividing signs is one with its area code in brackets, too', () => {
  expect(
    trust('<p>(13) 98105-5000 · contato@boats.example · CNPJ 59.942.798/0001-33</p>').contact.kinds,
  ).toContain('phone');
});
