import { expect, it } from 'vitest';
import { readingIn } from '../../language/reading.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { amountsIn } from './amounts.ts';
import { collapsedPriceOf, pricesOf } from './prices.ts';

it.each([
  ['en', '<h3>What is the excess?</h3><p>£200 for hull damage, none for liability.</p>'],
  ['en', '<p>Deductible: $500</p>'],
  ['de', '<h3>Wie hoch ist die Selbstbeteiligung?</h3><p>150 € je Schaden.</p>'],
  ['nl', '<p>Eigen risico € 100</p>'],
])('what an insurance leaves to the insured is no price (%s)', (language, html) => {
  expect(pricesOf(readBody(html, language))).toEqual([]);
});

it('the premium beside it is one', () => {
  const html = '<p>Sailing boat, 8 m: £148 a year. Excess £200.</p>';
  expect(pricesOf(readBody(html)).map(({ amount }) => amount)).toEqual([148]);
});

it.each([
  ['S/. 100', 'PEN'],
  ['S/ 45', 'PEN'],
  ['350 TL', 'TRY'],
  ['120 Dhs', 'AED'],
  ['RD$400', 'DOP'],
  ['₡4.500', 'CRC'],
  ['700 ₹', 'INR'],
  ['KES 1,500', 'KES'],
  ['3.000 FCFA', 'XOF'],
  ['RS 50', 'INR'],
  ['Investment: $350', 'USD'],
])('%s is a price', (text, currency) => {
  expect(pricesOf(readBody(`<p>${text} per person</p>`))).toMatchObject([{ currency }]);
});

it('the model of a car is none', () => {
  expect(pricesOf(readBody('<p>I took these pictures beside an RS3.</p>'))).toEqual([]);
});

it('the word "free" within the headline is none', () => {
  const context = readBody(
    '<h1 style="font-size:60px"><span>See what you lose.</span> <span>Free.</span></h1>',
  );
  const free = pricesOf(
    new FactContext(context.model, context.words, { headline: context.headings[0] ?? null }),
  );
  expect(free).toEqual([]);
});

it('what a customer paid for each inquiry is none', () => {
  expect(pricesOf(readBody('<div><b>$24</b><p>Cost per qualified lead</p></div>'))).toEqual([]);
});

it.each([
  [
    'a nought among other figures that look the same',
    '<section><p class="stat">5.0</p><p>Star rating</p><p class="stat">$0</p><p>Setup fees</p></section>',
    [],
  ],
  [
    'a nought among prices',
    '<section><p class="sum">$0</p><p>Free plan</p><p class="sum">$9</p><p>Crew plan</p></section>',
    [0, 9],
  ],
  ['help that others pay', '<p>Provides up to $80,000 in assistance for past-due payments.</p>', []],
])('%s', (_what, html, amounts) => {
  expect(pricesOf(readBody(html)).map(({ amount }) => amount)).toEqual(amounts);
});

const ticker =
  '<p>12 months before overflow is deleted ✦ <b>$3.99/mo</b> to keep paying Snapchat ✦ or <b>$9.99 once</b> to own them</p>';

it.each([
  ['what others take is none', ticker, [9.99]],
  [
    'nor is a sum by the month within a sentence where one pays once',
    '<h3>$9.99</h3><p>No subscription. Their Plus plan takes $3.99 every month, for as long as you live.</p>',
    [9.99],
  ],
  [
    'but that of a plan is one',
    '<p>$9 per month</p><p>$99 for life: no subscription, no renewal.</p>',
    [9, 99],
  ],
])('%s', (_what, html, amounts) => {
  expect(pricesOf(readBody(html)).map(({ amount }) => amount)).toEqual(amounts);
});

it.each([
  ['650,-', 650],
  ['1 590:-', 1590],
  ['100zl', 100],
  ['2000 руб.', 2000],
  ['600 Kc\u030c', 600],
  ['税込1,299円から', 1299],
  ['月額3万円で通い放題', 30_000],
  ['¥2,980', 2980],
  ['低至99元起', 99],
  ['총 29,000원부터', 29_000],
  ['1 299 kr/mån', 1299],
  ['1 990 Ft-tól', 1990],
  ['od 49,99 zł', 49.99],
  ['1 500 р.', 1500],
  ['249 lei', 249],
  ['₺1.299,90', 1299.9],
])('reads the amount in %s', (text, amount) => {
  expect(amountsIn(text)).toMatchObject([{ amount }]);
});

it('takes a sign for the currency of the page’s country', () => {
  const currencyIn = (language: string, text: string) =>
    readingIn([language], () => amountsIn(text)[0]?.currency);
  expect(currencyIn('da', '99 kr.')).toBe('DKK');
  expect(currencyIn('nb-NO', '99 kr')).toBe('NOK');
  expect(currencyIn('sv', '99 kr')).toBe('SEK');
  expect(currencyIn('zh', '¥99')).toBe('CNY');
  expect(currencyIn('ja', '¥99')).toBe('JPY');
});

it('finds an amount in a collapsed part, but none in a script', () => {
  const collapsed = readBody('<div hidden><p>From $49</p></div><script>price("$9")</script>');
  expect(collapsedPriceOf(collapsed)?.text).toBe('From $49');
  expect(collapsedPriceOf(readBody('<script>price("$9")</script>'))).toBeNull();
});

it('takes a box that is named after a price list for no former price', () => {
  const row = (name: string) => readBody(`<section class="${name}"><p>Massage</p><p>$60</p></section>`);
  expect(pricesOf(row('price-list_massage'))).toMatchObject([{ struck: false }]);
  expect(pricesOf(row('list-price'))).toMatchObject([{ struck: true }]);
});
