import type { PageType } from '@liftmark/contract/page-types';
import { expect, it } from 'vitest';
import { offerFacts } from '../offer.ts';
import { Reading } from '../reading.ts';
import { readBody } from '../testing/read.ts';
import { typeFacts } from './type-facts.ts';

const factsOf = (reading: Reading, type: PageType) => typeFacts(reading, type, offerFacts(reading, []));

it.each([
  ['hospitality', true],
  ['event', false],
] as const)('the address tells where a page of the type %s is: %s', (type, isFound) => {
  const facts = factsOf(readBody('<p>12 quai Nord, 17000 La Rochelle</p>', 'fr'), type);
  expect(facts.find(({ name }) => name === 'place')?.found).toBe(isFound);
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
  const reading = readBody(
    '<h1>La bellezza incontra il silenzio</h1><p>Trattamenti per viso e corpo.</p>',
    'it',
  );
  const known = new Reading(reading.model, reading.words, { headline: reading.headings[0] ?? null });
  expect(factsOf(known, 'service').find(({ name }) => name === 'people')?.found).toBe(false);
});
