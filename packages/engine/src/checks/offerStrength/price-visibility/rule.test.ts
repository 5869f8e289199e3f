import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../test-facts.ts';
import { priceVisibility } from './rule.ts';

const PRODUCT = { type: 'ecommerce-product' as const };
const NONE = { prices: [], freeOffer: { present: false }, priceLink: { present: false }, trial: null };
const frame = {
  kind: 'frame' as const,
  host: 'booking.example',
  purpose: 'booking',
  firstScreenShare: { desktop: 0, mobile: 0 },
  evidence: evidence(''),
};

it('passes a price, and a link to prices', () => {
  expect(outcomeOf(priceVisibility)).toMatchObject({ score: 1 });
  expect(outcomeOf(priceVisibility, { offer: { prices: [] } })).toMatchObject({ score: 1 });
});

it('fails a product page without a price, for certain', () => {
  expect(outcomeOf(priceVisibility, { pageType: PRODUCT, offer: NONE })).toMatchObject({
    score: 0,
    certain: true,
  });
  expect(outcomeOf(priceVisibility, { offer: NONE })).toMatchObject({ score: 0.2, certain: false });
});

it('does not let a pricing page pass by a link to itself', () => {
  const offer = { ...NONE, priceLink: { present: true } };
  expect(outcomeOf(priceVisibility, { pageType: { type: 'pricing' }, offer })).toMatchObject({
    score: 0.2,
    certain: true,
  });
});

it('takes a quote route for a choice and advises price examples beside it', () => {
  const offer = { ...NONE, quoteRoute: { present: true, evidence: [evidence('Get a quote')] } };
  expect(outcomeOf(priceVisibility, { offer })).toMatchObject({ score: 0.6 });
  expect(adviceOf(priceVisibility, { offer }).title).toContain('Get a quote');
});

it('counts the cards of a category', () => {
  const page = (priced: number) => ({
    pageType: { type: 'ecommerce-category' as const },
    product: { cards: { total: 10, priced, rated: 0, evidence: [evidence('Blue mug')] } },
  });
  expect(outcomeOf(priceVisibility, page(5))).toMatchObject({ score: 1 });
  expect(outcomeOf(priceVisibility, page(4))).toMatchObject({ score: 0 });
  expect(adviceOf(priceVisibility, page(4)).title).toContain('10 product cards');
});

it('does not apply to an article', () => {
  expect(outcomeOf(priceVisibility, { pageType: { type: 'article' } }).kind).toBe('notApplicable');
});

it('does not claim an absence behind a gate or beside an unread frame', () => {
  expect(outcomeOf(priceVisibility, { offer: { ...NONE, priceGate: { present: true } } }).kind).toBe(
    'notMeasured',
  );
  expect(outcomeOf(priceVisibility, { offer: NONE, layout: { unread: [frame] } }).kind).toBe('notMeasured');
});

it('takes nothing free for the price of a room, and a free first step of a service for a way to ask', () => {
  const offer = { ...NONE, quoteRoute: { present: false }, freeOffer: { present: true } };
  const free = (type: 'saas' | 'service' | 'hospitality') =>
    outcomeOf(priceVisibility, { pageType: { type }, offer });
  expect(free('saas')).toMatchObject({ score: 1 });
  expect(free('service')).toMatchObject({ score: 0.6 });
  expect(free('hospitality')).toMatchObject({ score: 0.2 });
});

it('takes a booking for what may lead to a price, but not on a page of prices', () => {
  const bookingRoute = { present: true, evidence: [evidence('Reserve your stay')] };
  const offer = { ...NONE, quoteRoute: { present: false }, bookingRoute };
  const at = (type: 'hospitality' | 'pricing') => outcomeOf(priceVisibility, { pageType: { type }, offer });
  expect(at('hospitality')).toMatchObject({
    score: 0.6,
    observed: 'No price is shown; what may lead to one is “Reserve your stay”.',
  });
  expect(at('pricing')).toMatchObject({ score: 0.2 });
  const advice = adviceOf(priceVisibility, { pageType: { type: 'hospitality' }, offer });
  expect(advice.title).toBe('Tell beside “Reserve your stay” what it costs');
});
