import { describe, expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot, staticSnapshot } from '../testing/snapshots.ts';
import type { PromisedTerm } from '../types/message.ts';
import { lineOf } from './message.ts';

const BODY = `
  <section data-box="0 0 1350 500"><h1 data-box="0 100 900 50">Standing desks made of oak</h1>
  <p data-box="0 160 900 30" data-mobile-box="0 1200 390 30">Built by joiners in Vermont and delivered to your office.</p>
  <p data-box="0 220 300 30">Desks from $349</p></section>
  <section data-box="0 1500 1350 500"><p data-box="0 1500 900 30">Try it with our 14-day free trial and pay later.</p>
  <p data-box="0 1550 900 30">Free shipping on orders over $75.</p>
  <p data-box="0 1600 900 30">60-day money-back guarantee on every desk.</p>
  <p data-box="0 1650 900 30">Save 20% this week on all desk lamps that we have in our shop.</p></section>`;

const page = renderedSnapshot(`<!doctype html><html lang="en"><title>Oak desks</title><body>${BODY}</body>`);

function matched(message: string) {
  const { messageMatch } = observe(page, { message });
  if (messageMatch === null) throw new Error('Nothing was compared');
  return messageMatch;
}

function promise(message: string): PromisedTerm | undefined {
  return matched(message).promises[0];
}

it('compares nothing without a text', () => {
  for (const message of [undefined, '', ' \n ']) {
    const { told, messageMatch } = observe(page, { message });
    expect([told.message, messageMatch]).toEqual([null, null]);
  }
});

it('reads the text as one line without control characters', () => {
  expect(lineOf('\u202eOak\tdesks\n\u0000 from\u00a0Vermont ')).toBe('Oak desks from Vermont');
});

describe('the words', () => {
  it('are found in other forms, with the place of each', () => {
    const { words } = matched('Buy the best oak desk from a Vermont joiner: sofas, too');
    expect(words.map(({ word, inHeadline, aboveFold }) => [word, inHeadline, aboveFold])).toEqual([
      ['oak', true, { desktop: true, mobile: true }],
      ['desk', true, { desktop: true, mobile: true }],
      ['Vermont', true, { desktop: true, mobile: false }],
      ['joiner', true, { desktop: true, mobile: false }],
      ['sofas', false, { desktop: false, mobile: false }],
    ]);
    expect(words.map(({ evidence }) => evidence?.text.slice(0, 8))).toEqual([
      'Standing',
      'Standing',
      'Built by',
      'Built by',
      undefined,
    ]);
  });

  it('are compared whole, or by their beginning, in a language without word lists', () => {
    const greek = staticSnapshot(
      '<!doctype html><html lang="el"><body><h1>Κόκκινα δερμάτινα παπούτσια και τσάντες</h1><p>Αν ψάχνετε ένα αξιόπιστο κατάστημα με γρήγορη παράδοση σε όλη την Ελλάδα, βρίσκεστε στο σωστό μέρος.</p></body>',
    );
    const { wordLists, messageMatch } = observe(greek, { message: 'Δερμάτινα παπούτσι, %20 έκπτωση' });
    expect(wordLists).toBe(false);
    expect(messageMatch?.words.map(({ word, inHeadline }) => [word, inHeadline])).toEqual([
      ['Δερμάτινα', true],
      ['παπούτσι', true],
      ['έκπτωση', false],
    ]);
    expect(messageMatch?.promises).toMatchObject([{ wording: '%20', onPage: 'missing' }]);
  });

  it('are none in a script without spaces, where the page could only seem to lack them', () => {
    const thai = staticSnapshot(
      '<!doctype html><html lang="th"><body><h1>ยินดีต้อนรับสู่ร้านรองเท้าหนังและกระเป๋าสีแดง</h1></body>',
    );
    expect(observe(thai, { message: 'รองเท้าหนัง ฿500' }).messageMatch).toMatchObject({
      words: [],
      promises: [{ wording: '฿500', onPage: 'missing' }],
    });
  });
});

describe('a promise', () => {
  it.each([
    ['Desks from $349', 'same'],
    ['Desks from $399', 'same'],
    ['Desks under $400', 'same'],
    ['Desks from $299', 'different'],
    ['Desks for only $299', 'different'],
    ['Desks for €299', 'missing'],
    ['Desks from $12/month', 'missing'],
    ['Save $50 on desks', 'missing'],
    ['20% off lamps', 'same'],
    ['30% off lamps', 'different'],
    ['Start your 14-day free trial', 'same'],
    ['Free trial for 30 days', 'different'],
    ['Free shipping on orders over $75', 'same'],
    ['Free shipping over $50', 'different'],
    ['Free shipping', 'different'],
    ['60-day money-back guarantee', 'same'],
    ['90-day money-back guarantee', 'different'],
    ['10-year warranty', 'missing'],
    ['Lifetime warranty', 'missing'],
    ['Cancel anytime', 'missing'],
    ['No credit card required', 'missing'],
  ])('“%s” is the %s on the page', (message, onPage) => {
    expect(promise(message)).toMatchObject({ onPage });
  });

  it('has its own words, and those of the page as evidence', () => {
    expect(matched('Oak desks: from $299, free trial for 30 days, free shipping over $75!').promises).toEqual(
      [
        expect.objectContaining({ kind: 'price', wording: 'from $299', aboveFold: true }),
        expect.objectContaining({
          kind: 'trial',
          wording: 'free trial for 30 days',
          onPage: 'different',
          aboveFold: false,
          evidence: [expect.objectContaining({ text: expect.stringContaining('14-day free trial') })],
        }),
        expect.objectContaining({ kind: 'shipping', wording: 'free shipping over $75', onPage: 'same' }),
      ],
    );
  });

  it.each(['Tired of no refunds?', 'Gluten-free snacks', '100% oak', 'Made in 1990'])(
    'is not what “%s” says',
    (message) => {
      expect(matched(message).promises).toEqual([]);
    },
  );
});
