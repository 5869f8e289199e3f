import { expect, it } from 'vitest';
import { noPrice } from '../../../diagnoses/no-price/rule.ts';
import { diagnosed } from '../../../diagnoses/testing/diagnosed.ts';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
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

it('does not pass a pricing page for a link to itself', () => {
  const offer = { ...NONE, priceLink: { present: true } };
  expect(outcomeOf(priceVisibility, { pageType: { type: 'pricing' }, offer })).toMatchObject({
    score: 0.2,
    certain: true,
  });
});

it('accepts a quote route in part and advises price examples next to it', () => {
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

it('does not count “free” as the price of a room, and a free first step of a service only in part', () => {
  const offer = { ...NONE, quoteRoute: { present: false }, freeOffer: { present: true } };
  const free = (type: 'saas' | 'service' | 'hospitality') =>
    outcomeOf(priceVisibility, { pageType: { type }, offer });
  expect(free('saas')).toMatchObject({ score: 0.6 });
  expect(free('service')).toMatchObject({ score: 0.6 });
  expect(free('hospitality')).toMatchObject({ score: 0.2 });
});

it('takes a free plan for an answer, but neither a free demo nor a trial, as the diagnosis does', () => {
  const none = { present: false };
  const said = (text: string) => ({ present: true, evidence: [evidence(text)] });
  const judged = (offer: object) => {
    const facts = { pageType: { type: 'saas' as const }, offer: { ...NONE, quoteRoute: none, ...offer } };
    return [outcomeOf(priceVisibility, facts), diagnosed(noPrice, { facts })] as const;
  };
  const [demo, missing] = judged({ freeOffer: said('Free Demo') });
  expect(demo).toMatchObject({ score: 0.6, observed: 'No price is shown, but this is free: “Free Demo”.' });
  expect(missing).not.toBeNull();
  const [plan, answered] = judged({ freeOffer: said('Free plan'), freePlan: said('Free plan') });
  expect(plan).toMatchObject({ score: 1, observed: 'The page says it’s free: “Free plan”.' });
  expect(answered).toBeNull();
});

it('counts a booking route as a possible way to a price, but not on a pricing page', () => {
  const bookingRoute = { present: true, evidence: [evidence('Reserve your stay')] };
  const offer = { ...NONE, quoteRoute: { present: false }, bookingRoute };
  const at = (type: 'hospitality' | 'pricing') => outcomeOf(priceVisibility, { pageType: { type }, offer });
  expect(at('hospitality')).toMatchObject({
    score: 0.6,
    observed: 'No price is shown; “Reserve your stay” may lead to one.',
  });
  expect(at('pricing')).toMatchObject({ score: 0.2 });
  const advice = adviceOf(priceVisibility, { pageType: { type: 'hospitality' }, offer });
  expect(advice.title).toBe('Show the price next to “Reserve your stay”');
});

it.each([
  [0, 'Show the price on every product card'],
  [1, 'Show the price on the product card'],
  [4, 'Show the price on each of the 4 product cards'],
])('advises a price for %i cards', (total, title) => {
  const cards = { total, priced: 0, rated: 0, evidence: [evidence('Blue mug')] };
  const page = { pageType: { type: 'ecommerce-category' as const }, offer: NONE, product: { cards } };
  expect(adviceOf(priceVisibility, page).title).toBe(title);
});
