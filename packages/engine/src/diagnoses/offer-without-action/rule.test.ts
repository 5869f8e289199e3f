import { expect, it } from 'vitest';
import { evidence, pageFacts } from '../../checks/testing/test-facts.ts';
import type { Ask } from '../../facts/types/actions.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { offerWithoutAction } from './rule.ts';

const [first] = pageFacts().asks;
const [price] = pageFacts().offer.prices;
if (!first || !price) throw new Error('The test page has a button and a price.');

const button = (desktop: number): Ask => ({
  ...first,
  fixed: false,
  text: 'Book now',
  depth: { desktop, mobile: desktop },
});
const priced = (text: string, y: number) => ({
  ...price,
  text,
  struck: false,
  amount: 20,
  evidence: evidence(text, { boxes: { desktop: { x: 0, y, width: 60, height: 20 }, mobile: null } }),
});
const prices = [priced('€20', 3000), priced('€30', 3200), priced('€40', 3400)];
const said = (asks: Ask[], offered = prices) =>
  diagnosed(offerWithoutAction, {
    facts: { forms: [], primaryAction: null, asks, choices: [], offer: { prices: offered } },
  });

it('is said where no button follows the prices', () => {
  const problem = said([button(0.4)]);
  expect(problem?.title).toBe('Put “Book now” next to the prices');
  expect(problem?.observed).toMatch(
    /^The page shows 3 prices, from “€20” to “€40”, .* “Book now” is \d\.\d screens away\.$/,
  );
});

it('is more serious if the page has no button at all', () => {
  expect(said([])?.severity).toBeGreaterThan(said([button(0.4)])?.severity ?? 3);
});

it('is not said where a button is beside or right below the prices', () => {
  const screen = 3400 / 900;
  expect(said([button(screen + 0.2)])).toBeNull();
});

it('is not said of a price or two in running text', () => {
  expect(said([], prices.slice(0, 2))).toBeNull();
});

it('names the cards with a price that can’t be clicked', () => {
  const pricedCards = { total: 3, bare: ['Mini', 'Standard', 'Premium'].map((name) => evidence(name)) };
  const facts = { asks: [button(0.4)], pricedCards };
  expect(diagnosed(offerWithoutAction, { facts })).toMatchObject({
    title: 'Add a button to “Mini”, “Standard” and “Premium”',
    observed: expect.stringMatching(/^3 cards with a price, such as “Mini”, can’t be clicked/),
  });
  const menu = { ...facts, pageType: { type: 'hospitality' as const } };
  expect(diagnosed(offerWithoutAction, { facts: menu })).toBeNull();
});

it('counts no button in the header for a price list longer than a screen', () => {
  const header: Ask = { ...button(0), fixed: true, place: 'bar' };
  const long = [0, 1, 2, 3].map((screen) => priced(`€${20 + screen}`, 900 + 900 * screen));
  expect(said([header], long)).toMatchObject({
    title: 'Put “Book now” next to the prices',
    observed:
      'The page lists 4 prices over 2.9 screens, from “€20” to “€23”, and none of them has a button next to or below it. While people read them, “Book now” is only in the header.',
  });
  expect(said([header, ...[1, 2, 3, 4].map(button)], long)).toBeNull();
  expect(said([header])).toBeNull();
});
