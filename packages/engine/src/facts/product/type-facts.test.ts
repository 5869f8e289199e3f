import type { PageType } from '@liftmark/contract/page-types';
import { expect, it } from 'vitest';
import { FactContext } from '../fact-context.ts';
import { offerFacts } from '../offer/offer.ts';
import { readBody } from '../testing/read.ts';
import { productFacts } from './product.ts';
import { typeFacts } from './type-facts.ts';

const factsOf = (context: FactContext, type: PageType) => typeFacts(context, type, offerFacts(context, []));

it.each([
  ['hospitality', { found: true, inPassing: false }],
  // It may be that of who invites.
  ['event', { found: true, inPassing: true }],
] as const)('the address tells where a page of the type %s is: %j', (type, told) => {
  const facts = factsOf(readBody('<p>12 quai Nord, 17000 La Rochelle</p>', 'fr'), type);
  expect(facts.find(({ name }) => name === 'place')).toMatchObject(told);
});

it('the syllabus is what the page says of the weeks, rather than what a student says', () => {
  const facts = factsOf(
    readBody('<p>“I knew it in week 4.”</p><h2>What you bake, week by week</h2><ol><li>A tin loaf</li></ol>'),
    'course',
  );
  expect(facts.find(({ name }) => name === 'syllabus')?.evidence?.text).toBe('What you bake, week by week');
});

it('a firm’s list of what one gets names its services, and its address where it serves', () => {
  const html =
    '<h2>De voordelen</h2><ul><li>Ruime plekken</li><li>Gratis shuttlebus</li><li>Veilig terrein</li></ul><address>Leuvensesteenweg 614, 1930 Zaventem</address>';
  const facts = factsOf(readBody(html, 'nl'), 'service');
  expect(facts.filter(({ found }) => found).map(({ name }) => name)).toEqual(['services', 'area']);
});

it('a headline about meeting presents no people', () => {
  const context = readBody(
    '<h1>La bellezza incontra il silenzio</h1><p>Trattamenti per viso e corpo.</p>',
    'it',
  );
  const known = new FactContext(context.model, context.words, { headline: context.headings[0] ?? null });
  expect(factsOf(known, 'service').find(({ name }) => name === 'people')?.found).toBe(false);
});

it.each([
  ['event', 'speakers', '<h2>Speakers</h2><p>Announced soon</p>', false],
  ['event', 'speakers', '<h2>Speakers</h2><p>Ada Moor, lamp maker</p>', true],
  ['course', 'length', '<p>Your plan for the first 90 days in the job</p>', false],
  ['course', 'length', '<p>A two-year program in four parts</p>', true],
  [
    'hospitality',
    'place',
    '<p>A guest house where modern elegance meets timeless sophistication, all through the year.</p>',
    false,
  ],
  ['hospitality', 'place', '<h2>Where to find us</h2><p>By the lake</p>', true],
  ['service', 'services', '<nav><a href="/s">Our services</a></nav><p>We mend lamps.</p>', true],
] as const)('of a page of the type %s it finds %s in %s: %s', (type, name, html, isFound) => {
  const fact = factsOf(readBody(html), type).find((each) => each.name === name);
  expect(fact?.found).toBe(isFound);
});

it('guests of a wedding are told place and program, and come for no speakers', () => {
  const names = (html: string) => factsOf(readBody(html), 'event').map(({ name }) => name);
  expect(names('<h1>Our wedding</h1><p>The bride and groom ask for an RSVP.</p>')).toEqual([
    'place',
    'program',
  ]);
  expect(names('<h1>Lamp makers meet</h1><p>RSVP by May.</p>')).toContain('speakers');
});

it.each([
  ['service', 'area', '<p>Serving Madison, Milwaukee and Beloit for over 30 years.</p>'],
  ['service', 'area', '<p>Ihr Tischlermeister für hochwertige Holzarbeiten in Hude und Umgebung</p>', 'de'],
  ['service', 'procedure', '<h2>How it works</h2><p>Call us.</p>'],
  ['service', 'people', '<h4>Ada Brandt</h4><p>Co-founder</p>'],
  ['hospitality', 'times', '<p>Lunes a viernes: 7:30 - 14:30</p>', 'es'],
  ['hospitality', 'menu or rooms', '<p><a href="/m">Menu</a></p>'],
  ['course', 'length', '<p>Free · 7 short lessons · about 40 minutes</p>'],
  ['app', 'platforms', '<a href="https://apps.apple.com/app/1">Get it</a>'],
  ['event', 'program', '<h2>Schedule &amp; flow</h2>'],
] as [PageType, string, string, string?][])(
  'of a page of the type %s, %s is told plainly in %s',
  (type, name, html, language = 'en') => {
    const fact = factsOf(readBody(html, language), type).find((each) => each.name === name);
    expect(fact).toMatchObject({ found: true, inPassing: false });
  },
);

it.each([
  ['service', 'area', '<p>The symptoms come from one tiny area of your neck.</p>'],
  ['service', 'area', '<p>Experienced local guides</p>'],
  ['service', 'procedure', '<p>We back our work because we are confident in our process.</p>'],
  ['service', 'people', '<p>The shop of Maria Lopez mends lamps.</p>'],
  ['service', 'procedure', '<h3>1. Call</h3><h3>2. Meet</h3><h3>3. Pay</h3>'],
  ['course', 'teacher', '<p>So that the calm of the tutor is felt by the dog.</p>'],
  ['course', 'length', '<p>5 mesi fa</p>', 'it'],
  ['event', 'program', '<h2>Program committee</h2>'],
  ['event', 'place', '<p>The annual conference takes place each spring in a large hall.</p>'],
  ['hospitality', 'times', '<p>The community is open-minded, open and diverse.</p>'],
  [
    'ecommerce-product',
    'description',
    `<p>${'Soft soap of oats and oil for dry hands. '.repeat(4)}</p><p>${'Washes off with cold water and smells of hay. '.repeat(2)}</p>`,
  ],
] as [PageType, string, string, string?][])(
  'of a page of the type %s, it may be or not that %s is told in %s',
  (type, name, html, language = 'en') => {
    const fact = factsOf(readBody(html, language), type).find((each) => each.name === name);
    expect(fact).toMatchObject({ found: true, inPassing: true, evidence: null });
  },
);

it('asks a page only for what guests look for where it is clear that they eat or stay there', () => {
  const context = (html: string) => readBody(`<p>Bide Nagusia 12, 48860 Zalla</p>${html}`, 'en');
  const reason = (html: string, house: 'stay' | null) =>
    productFacts(context(html), 'hospitality', offerFacts(context(html), []), house).factsNotMeasured;
  expect(reason('<p>Our beers</p>', null)).toContain('It’s unclear whether guests');
  expect(reason('<p>Our beers</p>', 'stay')).toBeNull();
  expect(reason('<h2>Menu</h2><ul><li>Starters</li><li>Main courses</li></ul>', null)).toBeNull();
});
