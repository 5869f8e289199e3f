import { describe, expect, it } from 'vitest';
import { readingIn } from '../../language/reading.ts';
import { readBody } from '../testing/read.ts';
import { pricesOf } from './prices.ts';
import { freeOfChargeOf, freeOfferOf, termsOf, trialOf } from './terms.ts';

describe('terms', () => {
  it('are those of one link in a row of links', () => {
    const row =
      '<p><a href="/privacy">Privacy policy</a> <a href="/terms">Terms</a> <a href="/refunds">Refund policy</a></p>';
    expect(termsOf(readBody(row))).toMatchObject([
      { kind: 'returns', text: 'Refund policy', link: '/refunds' },
    ]);
  });

  it('are the whole line where a link only leads on from it', () => {
    const line = '<p>A 30-day money-back guarantee, no questions asked. <a href="/terms">Terms</a></p>';
    expect(termsOf(readBody(line))).toMatchObject([{ period: '30-day', link: '/terms' }]);
  });

  it.each([
    ['We guarantee every antenna that we mount.', null],
    ['A guarantee for homes and firms.', null],
    ['All work is guaranteed for years to come.', null],
    ['A guarantee of two years on our work.', 'two years'],
  ])('state a period only in whole words and a number: %s', (line, period) => {
    expect(termsOf(readBody(`<p>${line}</p>`))).toMatchObject([{ kind: 'guarantee', period }]);
  });

  it('quote of a long paragraph the sentence that states it', () => {
    const filler =
      'We know the coast and what its salt does to masts, cables and dishes over the years. '.repeat(2);
    expect(termsOf(readBody(`<p>${filler}All our work is guaranteed.</p>`))).toMatchObject([
      { text: 'All our work is guaranteed.' },
    ]);
  });

  it.each([
    [
      '<details><summary>Can I refund a card?</summary><div>Within 30 days, in full if unused.</div></details>',
      '30 days',
    ],
    [
      '<div><h3>Our guarantee</h3><p>If a mast bends within two years, we put up a new one.</p></div>',
      'two years',
    ],
    [
      '<div><p>Can I get a refund?</p><p>Please ask us first. We are here for you. We opened 3 years ago.</p></div>',
      null,
    ],
  ])('state the period that the answer states: %s', (html, period) => {
    expect(termsOf(readBody(html))).toMatchObject([{ period }]);
  });

  it('are two where a line states both', () => {
    const line = '<p>Garantia de 14 dias. Cancele quando quiser.</p>';
    expect(termsOf(readBody(line, 'pt'))).toMatchObject([
      { kind: 'guarantee', text: 'Garantia de 14 dias.' },
      { kind: 'cancellation', text: 'Cancele quando quiser.' },
    ]);
  });

  it.each([
    ['en', 'Every plan can be cancelled online at any time.'],
    ['de', 'Jeder Tarif kann online gekündigt werden.'],
    ['fr', 'Chaque formule peut être annulée en ligne.'],
    ['es', 'Cada plan puede cancelarse en línea.'],
    ['it', 'Ogni piano può essere annullato online.'],
    ['pt', 'Cada plano pode ser cancelado online.'],
    ['nl', 'Elk pakket kan online worden opgezegd.'],
  ])('of cancellation are read in %s, whoever cancels', (language, line) => {
    expect(termsOf(readBody(`<p>${line}</p>`, language))).toMatchObject([{ kind: 'cancellation' }]);
  });
});

it.each([
  ['en', 'Share of visitors who start a trial.'],
  ['de', 'Anteil der Besucher, die eine Testphase beginnen.'],
  ['fr', 'Part des visiteurs qui commencent un essai gratuit.'],
  ['es', 'Parte de los visitantes que empiezan la prueba gratuita.'],
  ['it', 'Quota dei visitatori che iniziano la prova gratuita.'],
  ['pt', 'Parte dos visitantes que começam o teste gratuito.'],
  ['nl', 'Deel van de bezoekers die een proefperiode beginnen.'],
])('a trial that others start is none on offer, in %s', (language, line) => {
  const context = readBody(`<p>${line}</p>`, language);
  expect(trialOf(context)).toBeNull();
  expect(freeOfferOf(context).present).toBe(false);
});

it('what testers have answered is no return of goods', () => {
  const said = '<p>Après de nouveaux retours de la part du personnel, nous avons changé la page.</p>';
  expect(termsOf(readBody(said, 'fr')).filter(({ negated }) => !negated)).toEqual([]);
});

it.each([
  ['it', '<a class="btn" href="/a">Senti la pratica gratuita</a>', true],
  ['it', '<p>Parcheggio gratuito</p>', false],
  ['nl', '<p>Gratis BHV-advies voor uw bedrijf</p>', true],
  ['en', '<a class="btn" href="/a">See our gluten-free cakes</a>', false],
])('who presses a button gets what it names (%s: %s)', (language, html, present) => {
  expect(freeOfferOf(readBody(html, language)).present).toBe(present);
});

it('a plan without a price is a free offer', () => {
  const context = readBody('<h2>Community</h2><h3>Free</h3><p>All who like to trade.</p>');
  expect(freeOfferOf(context, pricesOf(context)).present).toBe(true);
});

it('what a lawyer promises to care for is no guarantee', () => {
  const context = readBody('<p>Garantizamos la seguridad jurídica de tu patrimonio.</p>', 'es');
  expect(termsOf(context)).toEqual([]);
});

it('what costs nothing while it is tried out is a free offer', () => {
  expect(
    freeOfferOf(readBody('<p>Free during beta. Prices below are those of the launch.</p>')).present,
  ).toBe(true);
});

it.each([
  ['de', 'Kostenlosen Profil‑Check starten', true],
  ['it', 'Navetta gratuita per il mare', false],
  ['en', 'Free shuttle to the beach', false],
])('what is checked for nothing is a free offer, a ride is none (%s: %s)', (language, line, present) => {
  expect(freeOfferOf(readBody(`<p>${line}</p>`, language)).present).toBe(present);
});

it('a cool room and a deposit are no guarantee', () => {
  const said = '<p>Fresco garantito anche ad agosto</p><p>Si chiede una piccola cauzione a garanzia.</p>';
  expect(termsOf(readBody(said, 'it')).filter(({ negated }) => !negated)).toEqual([]);
});

it.each([
  ['/products/warranties', []],
  ['/warranties', ['guarantee']],
])('a link called "Warranties" to %s', (href, kinds) => {
  const html = `<ul><li><a href="${href}">Warranties</a></li><li><a href="/about">About</a></li></ul>`;
  expect(termsOf(readBody(html)).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['4,8 von 5 Sternen aus 312 Bewertungen · 14 Tage Geld-zurück-Garantie', '14 Tage Geld-zurück-Garantie'],
  ['Geld-zurück-Garantie · 14 Tage', 'Geld-zurück-Garantie · 14 Tage'],
  ['Sichere Zahlung | 30 Tage Rückgabe', '30 Tage Rückgabe'],
])('of a divided line the part that states the terms is quoted: %s', (line, part) => {
  expect(termsOf(readBody(`<p>${line}</p>`, 'de')).map(({ text }) => text)).toEqual([part]);
});

it('a paragraph of many things may offer something free in one of its sentences', () => {
  const talk = 'We play at weddings and at parties in the whole county, and plan them with you. '.repeat(9);
  const paragraph = `<p>${talk} Call us for a FREE consultation! ${talk}</p>`;
  expect(freeOfferOf(readBody(paragraph))).toMatchObject({
    present: true,
    evidence: [{ text: 'Call us for a FREE consultation!' }],
  });
  expect(freeOfferOf(readBody(`<article>${paragraph}</article>`)).present).toBe(false);
  expect(freeOfferOf(readBody(`<p>${talk}</p>`)).present).toBe(false);
});

it.each([
  ['<div><div>0€</div><div>FREE</div></div>', true],
  ['<div><div>$0 / month</div><div>Starter</div></div>', true],
  ['<div><div>Discount</div><div>0€</div></div>', false],
])('a price of nothing is a free plan where it counts per month or is called free: %s', (html, present) => {
  const context = readBody(`<main>${html}<div><div>12€</div><div>Team</div></div></main>`);
  expect(freeOfferOf(context, pricesOf(context)).present).toBe(present);
});

it.each(['Gratis te starten', 'Gratis te downloaden. Geen creditcard nodig.'])(
  'is free to begin with, in Dutch: %s',
  (line) => {
    expect(freeOfferOf(readBody(`<p>${line}</p>`, 'nl')).present).toBe(true);
  },
);

it.each([
  ['Try it free, unlock once. No subscription.', true],
  ['Try it free for 14 days, then $9 per month.', false],
])('a trial tells whether what follows is paid once: %s', (line, paidOnce) => {
  const context = readBody(`<p>Start your free trial</p><p>${line}</p><p>$9.99</p>`);
  expect(trialOf(context, pricesOf(context))).toMatchObject({ paidOnce });
});

it.each([
  ['<p>A fast, easy and free client</p>', true],
  ['<a href="https://github.com/acme/client">Source</a>', true],
  ['<p>A fast and easy client</p>', false],
])('is free of charge by its words or its source code: %s', (html, free) => {
  expect(freeOfChargeOf(readBody(html)) !== null).toBe(free);
});

it.each([
  ['en', 'Watch a free trial lesson'],
  ['fr', "Voir une leçon d'essai gratuite"],
  ['es', 'Ver una clase de prueba gratis'],
  ['it', 'Guarda una lezione di prova gratuita'],
])('a lesson to try is no trial that goes on, in %s: %s', (language, line) => {
  expect(readingIn([language], () => trialOf(readBody(`<p>${line}</p>`, language)))).toBeNull();
});

it.each([
  ['hu', '14 napig ingyenes, bankkártya nem kell.'],
  ['ja', '14日間無料、クレジットカード不要。'],
])('reads the length of a trial, in %s: %s', (language, line) => {
  const context = readBody(`<p>${line}</p>`, language);
  expect(readingIn([language], () => trialOf(context))).toMatchObject({ days: 14 });
});

it('names the offer of a trial, not the menu that links to it', () => {
  const menu =
    '<nav><a href="/">Home</a> <a href="/bot">Bot</a> <a href="/trial">Free trial</a> <a href="/blog">Blog</a></nav>';
  const named = (body: string) => trialOf(readBody(body))?.evidence.text;
  expect(named(menu)).toBe('Free trial');
  expect(named(`${menu}<p>Try every bot with a free trial.</p>`)).toBe('Try every bot with a free trial.');
});

it('takes the length that is said beside each button, not the free months of a yearly plan', () => {
  const button = '<p>Start free 7-day trial</p>';
  const context = readBody(`<p>Annual plan: 2 months free, after your free trial</p>${button}${button}`);
  expect(trialOf(context)).toMatchObject({ days: 7, evidence: { text: 'Start free 7-day trial' } });
});
