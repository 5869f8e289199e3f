import { expect, it } from 'vitest';
import { evidence, type Overrides, pageFacts } from '../../checks/testing/test-facts.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { noProof } from './rule.ts';

const NONE = { count: 0, evidence: [], searched: [] };
const UNTOLD = { ...NONE, count: null };

const unproven = {
  testimonials: { ...NONE, items: [] },
  customerLogos: NONE,
  ratings: { ...NONE, summaries: [] },
  numbers: { ...NONE, served: [] },
  namedCases: NONE,
  press: NONE,
  reviews: [],
};

function on(facts: Overrides<PageFacts>) {
  return diagnosed(noProof, { facts: { proof: unproven, ...facts } });
}

it('names the page, its highest price and its button', () => {
  const problem = on({});
  expect(problem?.title).toBe('No customer vouches for “Harbor”');
  expect(problem?.observed).toContain(
    '“$29 per month per location” and asks visitors to act with “Start free trial”',
  );
});

it('is marked where its steps put the answers: at the button, else at the price, else at the headline', () => {
  const placeOn = (facts: Overrides<PageFacts>) => on(facts)?.evidence[0]?.text;
  const offer = { prices: [] };
  expect(placeOn({})).toBe('Start free trial');
  expect(placeOn({ primaryAction: null })).toContain('$29');
  expect(placeOn({ primaryAction: null, offer })).toBe(
    on({ primaryAction: null, offer })?.evidence.at(-1)?.text,
  );
  expect(placeOn({ primaryAction: null, offer })).not.toContain('Start free trial');
});

it('doesn’t take the name of a menu entry for the name of the firm', () => {
  const document = {
    siteName: 'Prices',
    title: 'Prices',
    url: 'https://tour.example/prices',
    structured: [],
  };
  const trust = { organization: { legalName: null } };
  expect(on({ document, trust })?.title).toBe('No customer vouches for this offer');
});

it('is not said where any customer speaks or is counted', () => {
  const served = [evidence('1,400 fleets served')];
  expect(diagnosed(noProof, {})).toBeNull();
  expect(on({ proof: { ...unproven, numbers: { ...NONE, served } } })).toBeNull();
  expect(on({ proof: { ...unproven, customerLogos: { ...NONE, count: 3 } } })).toBeNull();
});

it('is not said where testimonials are announced that couldn’t be read', () => {
  const proof = { ...unproven, testimonials: { ...UNTOLD, items: [] } };
  expect(on({ proof })).toBeNull();
});

it('is less sure without word lists, where stars and quotes are still seen', () => {
  const proof = { ...unproven, testimonials: { ...UNTOLD, items: [] }, press: UNTOLD };
  expect(on({ proof, wordLists: false })?.confidence).toBeLessThan(1);
  expect(on({ proof: { ...proof, ratings: { ...NONE, count: 2 } }, wordLists: false })).toBeNull();
});

it('is graver the more the page says, and on a page that asks for money', () => {
  const severityAt = (wordCount: number, prices: PageFacts['offer']['prices'] = []) =>
    on({ content: { wordCount }, offer: { prices } })?.severity ?? 0;
  expect(severityAt(600)).toBeGreaterThan(severityAt(40));
  expect(on({ content: { wordCount: 600 } })?.severity).toBeGreaterThan(severityAt(600));
});

it('is not said of a page with hardly a word, and minor on a checkout', () => {
  expect(on({ content: { wordCount: 6 } })).toBeNull();
  expect(on({ pageType: { type: 'checkout' } })?.slight).toBe(true);
  const unsold = { pageType: { type: 'portfolio' as const }, offer: { prices: [] } };
  expect(on(unsold)?.slight).toBe(true);
  expect(on({})?.slight).toBe(false);
});

it('quotes no fee from a sentence, no rate, and no button that leads to reading on', () => {
  const [price] = pageFacts().offer.prices;
  const [ask] = pageFacts().asks;
  if (!price || !ask) throw new Error('The test page has a price and a button.');
  const line =
    'Those who cancel less than a day before the appointment pay a fee of $50, whatever they have booked.';
  const observed = (amount: number, text: string) =>
    on({ offer: { prices: [{ ...price, amount, text: '$50', evidence: evidence(text) }] } })?.observed;
  expect(observed(50, 'Haircut $50')).toContain('a price of “$50”');
  expect(observed(50, line)).not.toContain('$50');
  expect(observed(0.5, '$0.50 per kWh')).not.toContain('$50');
  expect(on({ asks: [{ ...ask, kind: 'open' }] })?.observed).not.toContain('asks visitors to act');
});
