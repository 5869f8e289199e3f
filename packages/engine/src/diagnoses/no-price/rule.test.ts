import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { noPrice } from './rule.ts';

const none = { present: false, evidence: [], searched: [] };
const labelled = (label: string) => ({ present: true, evidence: [evidence(label)], searched: [] });
const unpriced = { prices: [], priceLink: none, freeOffer: none, trial: null };
const ofType = (type: 'pricing' | 'service' | 'app' | 'signup', offer = {}) =>
  diagnosed(noPrice, { facts: { pageType: { type }, offer: { ...unpriced, ...offer } } });

it('is most serious on the page that visitors open to see a price', () => {
  const pricing = ofType('pricing')?.severity ?? 0;
  const service = ofType('service')?.severity ?? 0;
  expect(pricing).toBe(3);
  expect(service).toBeGreaterThan(0);
  expect(service).toBeLessThan(pricing);
});

it('is less serious if a link leads to the prices, and names the link', () => {
  const linked = ofType('service', { priceLink: labelled('Tariffs') });
  expect(linked?.title).toBe('The only way to see prices is the “Tariffs” link');
  expect(linked?.severity).toBeLessThan(ofType('service')?.severity ?? 0);
});

it('names what visitors are asked to do without a price', () => {
  expect(ofType('service', { bookingRoute: labelled('Book now') })?.title).toBe(
    'No price is shown before “Book now”',
  );
});

it('takes a way to get a quote for no booking', () => {
  const offer = { bookingRoute: labelled('Request a quote'), quoteRoute: labelled('Request a quote') };
  expect(ofType('service', offer)?.title).toBe('The only way to get a price is “Request a quote”');
});

it.each([
  ['a price is shown', diagnosed(noPrice, {})],
  ['a price is in a collapsed part', ofType('pricing', { collapsedPrice: evidence('450 kr') })],
  ['an app is free', ofType('app', { freeOfCharge: evidence('A fast and free client') })],
  ['a sign-up form takes no booking', ofType('signup')],
])('is not said if %s', (_, problem) => {
  expect(problem).toBeNull();
});

it('counts product cards without a price', () => {
  const cards = { total: 6, priced: 0, rated: 0, evidence: [evidence('Blue mug')] };
  const facts = { pageType: { type: 'ecommerce-category' as const }, product: { cards } };
  expect(diagnosed(noPrice, { facts })?.title).toBe('None of the 6 product cards shows a price');
});

it('is minor where visitors expect to find no price', () => {
  const slight = (
    type: 'saas' | 'service' | 'pricing',
    offer: object,
    kind: 'business' | 'consumer' = 'consumer',
  ) =>
    diagnosed(noPrice, {
      facts: {
        pageType: { type },
        audience: { kind },
        offer: { ...unpriced, quoteRoute: none, bookingRoute: none, ...offer },
      },
    })?.slight;
  const behind = { priceLink: labelled('Pricing') };
  expect(slight('service', {})).toBe(false);
  expect(slight('saas', behind)).toBe(true);
  expect(slight('service', behind)).toBe(true);
  expect(slight('pricing', behind)).toBe(false);
  expect(slight('service', { quoteRoute: labelled('Get a quote') })).toBe(true);
  expect(slight('service', { freeOfCharge: evidence('Free help near you') })).toBe(true);
  expect(slight('service', {}, 'business')).toBe(true);
  expect(slight('service', { bookingRoute: labelled('Book now') }, 'business')).toBe(false);
});

it('says that a price is only in a collapsed answer, also of an app', () => {
  const said = evidence('Premium is $9.99 a month');
  expect(ofType('app', { collapsedPrice: said, freeOfCharge: evidence('Free for one photo') })).toMatchObject(
    {
      title: 'A collapsed answer hides the price',
      observed: expect.stringContaining('“Premium is $9.99 a month”'),
    },
  );
});
