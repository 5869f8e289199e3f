import { textOf } from '../markup.ts';
import { addToContent, type Defect, MORE_TEXT } from './defect.ts';
import { MOVED } from './layout.ts';

const CLAIMS: Record<string, string[]> = {
  en: [
    '97% of customers see results within a week',
    'Rated number 1 by experts',
    '3 times faster than any other',
  ],
  de: [
    '97 % unserer Kunden sehen in einer Woche Ergebnisse',
    'Von Experten auf Platz 1 gewählt',
    '3-mal schneller als alle anderen',
  ],
  fr: [
    '97 % de nos clients voient des résultats en une semaine',
    'Numéro 1 selon les experts',
    '3 fois plus rapide que les autres',
  ],
};

const LABELS: Record<string, string> = { en: 'Advertisement', de: 'Anzeige', fr: 'Publicité' };

/** Parts of a sale that are missing, and what crowds it. */
export const SHOP_DEFECTS: readonly Defect[] = [
  {
    id: 'rating-far-down',
    what: 'The average of the ratings stands at the end of the page',
    turns: 'rating-placement',
    related: {
      'proof-position': 'The rating can be the first proof.',
      'rating-level': 'Moved, it can be read with another count.',
      'testimonial-attribution': 'It can stand beside other words.',
    },
    inject: (html) => {
      const [rating] = html.all('.rating');
      if (rating === undefined) return false;
      const moved = html.html(rating);
      return html.remove([rating]) && addToContent(html, moved);
    },
  },
  {
    id: 'free-shipping-untold',
    what: 'The bar that offers free shipping is removed',
    turns: 'shipping-offer',
    types: ['ecommerce-product'],
    related: { 'total-cost': 'It told a cost of shipping.' },
    inject: (html) => html.remove(html.all('.bar').filter((each) => /free shipping/i.test(textOf(each)))),
  },
  {
    id: 'seals-everywhere',
    what: 'Six seals stand in a row',
    turns: 'trust-seals',
    types: ['ecommerce-product', 'checkout'],
    related: {
      'image-alternatives': 'There are more pictures.',
      'customer-logos': 'A row of marks can be one of customers.',
      'payment-security': 'A seal can reassure.',
    },
    inject: (html) =>
      addToContent(
        html,
        `<p>${['Norton Secured', 'McAfee SECURE', 'Trusted Shops', 'BBB Accredited Business', 'VeriSign Secured', 'TRUSTe Certified Privacy'].map((name) => `<img src="data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="110" height="50"><rect width="110" height="50" fill="#ddd"/></svg>`)}" alt="${name}" width="110" height="50">`).join(' ')}</p>`,
      ),
  },
  {
    id: 'claims-unsourced',
    what: 'Figures and superlatives are claimed without a source',
    turns: 'claim-sources',
    adds: true,
    languages: ['en', 'de', 'fr'],
    related: {
      ...MORE_TEXT,
      'customer-proof': 'A figure of customers is proof.',
      'proof-position': 'A figure of customers is proof.',
      'offer-contents': 'The claims are a list.',
    },
    inject: (html, { language }) =>
      addToContent(html, `<ul>${(CLAIMS[language] ?? []).map((claim) => `<li>${claim}</li>`).join('')}</ul>`),
  },
  {
    id: 'advert-on-top',
    what: 'An advert of 970 × 250 px stands above the offer',
    turns: 'ad-share',
    adds: true,
    languages: ['en', 'de', 'fr'],
    related: { ...MOVED, 'mobile-fit': 'The advert can be wider than its column.' },
    inject: (html, { language }) =>
      html.insert(
        html.all('body'),
        'start',
        `<div style="text-align:center;padding:8px"><small style="font-size:14px">${LABELS[language]}</small><div class="adsbygoogle" style="width:970px;max-width:100%;height:250px;margin:auto;background:#fed"></div></div>`,
      ),
  },
];
