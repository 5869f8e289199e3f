import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { organizationOf } from './organization.ts';

const people = (name: string, line: string, language = 'en'): string[] =>
  organizationOf(readBody(`<h2>Team</h2><div><h4>${name}</h4><p>${line}</p></div>`, language)).people;

it.each([
  ['Ada Brandt', 'Co-founder & CEO', 'en'],
  ['Ada Brandt', 'Volunteer', 'en'],
  ['Ada Brandt', 'Vice president, Acme', 'en'],
  ['Maartje Jansen', 'Strategisch adviseur · 3 u', 'nl'],
])('a role below a name makes it one of the team: %s, %s', (name, line, language) => {
  expect(people(name, line, language)).toEqual([name]);
});

it.each([
  ['View Full Gallery', 'Customer Reviews'],
  ['Jewelry Sets', 'Customer Care'],
  ['Explore Our Rooms', 'Guest Experiences'],
  ['Dell Specialist', 'Microsoft Partner'],
  ['Virtual Human', 'Patient Education'],
  ['Sales Email', 'sales@boats.example'],
  ['MOST POPULAR', 'The Architect'],
  ['Solo Practice', 'For a single doctor'],
])('other lines above such words name nobody: %s, %s', (name, line) => {
  expect(people(name, line)).toEqual([]);
});

it('who presents himself is named, in the first person', () => {
  expect(
    organizationOf(readBody('<p>Welkom, ik ben Ada Brandt en ik maak lampen.</p>', 'nl')).people,
  ).toEqual(['Ada Brandt']);
  expect(organizationOf(readBody('<p>Hi, I’m Proud Of My Work</p>')).people).toEqual([]);
});

it('the name of the site is no person, whatever the structured data say', () => {
  const html =
    '<script type="application/ld+json">{"@type":"Person","name":"Boats2Go"}</script><p>Boats.</p>';
  expect(organizationOf(readBody(html)).people).toEqual([]);
});

it.each([
  ['<p>The gallery was founded in 2018 by Thomas Bremer and has moved twice.</p>', true],
  ['<p>Our Founder – Brajesh Kumar</p>', true],
  ['<p>Founder – Brajesh Kumar (analyst)</p>', true],
  ['<p>Dr. Granger breaks it down</p>', true],
  ['<p>Thabiso van Zeijl · Coaching</p>', true],
  ['<p>The harbor of Wye</p>', false],
  ['<p>© 2026 Frank Ginder. All rights reserved.</p>', true],
  ['<p>We build boats in Edith Cowan Street.</p>', false],
  ['<p>Find us on Susan Road.</p>', false],
  ['<p>Mudanzas en Miranda de Ebro</p>', false],
  ['<div class="testimonials"><p>Great boats.</p><p>Maria Lopez</p></div>', false],
  ['<p>“Great boats”, says Maria Lopez.</p>', false],
])('somebody is named, in whatever words: %s', (html, named) => {
  expect(organizationOf(readBody(html))).toMatchObject({ people: [], isSomebodyNamed: named });
});

it('words that the page writes small are no name, role or not', () => {
  const card = '<div><h4>Full Refund</h4><p>Customer care</p></div>';
  expect(organizationOf(readBody(`<p>You get a full refund.</p>${card}`)).people).toEqual([]);
});
