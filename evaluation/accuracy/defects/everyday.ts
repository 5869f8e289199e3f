import { allBut } from '@liftmark/engine/checks/shared/page-types';
import { BESIDE_ACTION } from './actions.ts';
import { addToContent, controls, type Defect, isMadeForPhones, MORE_TEXT } from './defect.ts';
import { CLAIM } from './urgency.ts';

const PHONE: Record<string, string> = { en: 'Phone number', de: 'Telefonnummer', fr: 'Numéro de téléphone' };

const COOKIES: Record<string, string> = {
  en: 'We and our partners use cookies to measure visits and to show advertising.</p><button>Accept all cookies</button>',
  de: 'Wir und unsere Partner verwenden Cookies für Statistik und Werbung.</p><button>Alle Cookies akzeptieren</button>',
  fr: 'Nous et nos partenaires utilisons des cookies pour la publicité et les statistiques.</p><button>Tout accepter</button>',
};

const NEWSLETTER: Record<string, string> = {
  en: 'Get 10% off with our newsletter',
  de: '10 % Rabatt mit unserem Newsletter',
  fr: '10 % de réduction avec notre newsletter',
};

/** What marketers find on pages every day. */
export const EVERYDAY_DEFECTS: readonly Defect[] = [
  {
    id: 'action-looks-disabled',
    what: 'The primary action looks switched off',
    turns: 'action-contrast',
    turnsInstead: ['primary-action'],
    related: {
      'text-contrast': 'The label belongs to the same button.',
      'action-position': 'Another control can be the likelier action now.',
      'primary-action-label': 'Another control can be the likelier action now.',
    },
    inject: (html, page) =>
      html.set(controls(html, page.marks.action), 'data-off', '') &&
      html.style(
        '[data-off]{opacity:.25!important;filter:grayscale(1)!important;cursor:not-allowed!important}',
      ),
  },
  {
    id: 'action-like-advert',
    what: 'The primary action is a picture in a box of the size of an advert',
    turns: 'ad-like-action',
    turnsInstead: ['primary-action'],
    types: allBut('article', 'portfolio'),
    related: {
      ...BESIDE_ACTION,
      'mobile-fit': 'The picture can be wider than its column.',
      'product-images': 'There is one more picture.',
      'action-contrast': 'A picture has no fill or border to judge.',
      'action-position': 'The picture is larger than the button.',
      'image-alternatives': 'There is one more picture.',
      'tap-targets': 'The picture is higher than the button.',
      'text-contrast': 'The label is not text any more.',
      'primary-action-label': 'The label is the name of a picture now.',
    },
    inject: (html, page) => {
      const found = controls(html, page.marks.action);
      const label = page.marks.action;
      if (typeof label !== 'string' || page.marks.form !== undefined) return false;
      const picture = encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="300" height="250" fill="#ffcc33"/><text x="150" y="130" font-size="26" text-anchor="middle">${label}</text></svg>`,
      );
      return (
        html.set(found, 'class', null) &&
        html.set(
          found,
          'style',
          'display:inline-block;width:300px;height:250px;padding:0;border:0;background:none',
        ) &&
        html.fill(
          found,
          `<img src="data:image/svg+xml,${picture}" alt="${label}" width="300" height="250" style="display:block;max-width:none">`,
        )
      );
    },
  },
  {
    id: 'phone-demanded',
    what: 'A phone number must be given, and nothing says why',
    turns: 'sensitive-fields',
    // Where one is called back, comes by or gets a delivery it needs no reason.
    types: allBut('service', 'hospitality', 'checkout'),
    languages: ['en', 'de', 'fr'],
    related: {
      'form-length': 'There is one more field.',
      'autofill-tokens': 'The share of fields with a token changes.',
      'field-labels': 'The share of labelled fields changes.',
      'action-position': 'The button of the form moves down.',
    },
    inject: (html, page) =>
      page.marks.form !== undefined &&
      html.insert(
        html.all(page.marks.form),
        'start',
        `<label>${PHONE[page.language]}<input type="tel" name="tel" autocomplete="tel" required></label>`,
      ),
  },
  {
    id: 'bar-covers-phone',
    what: 'A bar that stays covers half of a phone',
    turns: 'entry-overlay',
    languages: ['en', 'de', 'fr'],
    related: { ...MORE_TEXT, 'action-position': 'It lies over the button.' },
    inject: (html, page) =>
      isMadeForPhones(html) &&
      html.insert(html.all('body'), 'end', `<div class="stay"><p>${NEWSLETTER[page.language]}</p></div>`) &&
      html.style(
        '.stay{position:fixed;bottom:0;left:0;right:0;z-index:9999;background:#fff;color:#222;padding:16px;font:18px/1.5 Arial,sans-serif}@media(max-width:760px){.stay{height:50vh}}',
      ),
  },
  {
    id: 'consent-wall',
    what: 'A question about cookies covers the whole screen',
    turns: 'entry-overlay',
    languages: ['en', 'de', 'fr'],
    related: {
      'action-position': 'It lies over the button.',
      ...MORE_TEXT,
      'main-headline': 'The question is larger than the text of some pages.',
      'moving-content': 'What moves lies below the question.',
      'tap-targets': 'The button of the question is a target, too.',
    },
    inject: (html, page) =>
      html.insert(
        html.all('body'),
        'end',
        `<div role="dialog" style="position:fixed;inset:0;z-index:99999;background:#fff;color:#222;padding:20vh 10vw;font:18px/1.5 Arial,sans-serif"><p>${COOKIES[page.language]}</div>`,
      ),
  },
  {
    id: 'price-in-fine-print',
    what: 'The price stands in the fine print alone, pale and far below',
    turns: 'price-visibility',
    turnsInstead: ['text-contrast'],
    languages: ['en', 'de'],
    related: {
      'billing-terms': 'There are fewer prices to judge.',
      'offer-contents': 'The tables of prices listed what one gets.',
      'plan-comparison': 'The plans were in the removed part.',
      'total-cost': 'What the price includes stood beside it.',
      'return-terms': 'Terms are judged by where the price stands.',
      'reference-price-basis': 'The struck prices were in the removed part.',
      'product-facts': 'A table of prices held facts.',
      'rating-consistency': 'The structured data goes with the price.',
      'timely-reason': 'Early prices were in the removed part.',
      'deadline-precision': 'Early prices were in the removed part.',
      'expired-deadlines': 'Early prices were in the removed part.',
      'action-position': 'The page is shorter.',
      'primary-action': 'A button stood in the removed part.',
      'scannable-copy': 'The page has fewer words.',
      'reading-grade': 'The page has fewer words.',
      guarantee: 'It was in the removed part.',
      'free-offer': 'It was in the removed part.',
    },
    types: ['ecommerce-product', 'ecommerce-category', 'portfolio', 'course'],
    inject: (html, { dark, marks }) =>
      marks.prices !== undefined &&
      html.remove(html.all(...marks.prices)) &&
      addToContent(
        html,
        `<div style="height:1800px"></div><p style="font:9px/1.2 Arial;color:${dark ? '#333a42' : '#cfcfcf'}">$49.00</p>`,
      ),
  },
  {
    id: 'value-missing',
    what: 'Where values belong it says “undefined” and “NaN”',
    turns: 'template-remnants',
    related: MORE_TEXT,
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:30px 5vw"><p>Hello undefined, you save NaN % today.</p></section>',
      ),
  },
  {
    id: 'name-field-left',
    what: 'The field for a name that a mail program fills in was left in',
    turns: 'template-remnants',
    related: MORE_TEXT,
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:30px 5vw"><p>Dear [First Name], good to see you again.</p></section>',
      ),
  },
  {
    id: 'viewers-invented',
    what: 'Each visit tells another number of people who are looking',
    turns: 'demand-claim-consistency',
    types: ['ecommerce-product', 'course', 'event'],
    languages: ['en'],
    adds: true,
    related: CLAIM,
    inject: (html, page) =>
      html.insert(
        html.all(page.marks.hero),
        'before',
        `<p><span id="viewers">20</span> people are viewing this right now</p><script>document.getElementById('viewers').textContent = String(10 + Math.floor(Math.random() * 80));</script>`,
      ),
  },
  {
    id: 'rating-low',
    what: 'Buyers give 2.4 stars on average',
    turns: 'rating-level',
    types: ['ecommerce-product', 'course'],
    languages: ['en'],
    related: { 'rating-consistency': 'The structured data tells the former average.' },
    inject: (html, page) =>
      page.marks.proof !== undefined &&
      html.fill(
        html.all('.rating'),
        '<span role="img" aria-label="Rated 2.4 out of 5">★★☆☆☆</span> 2.4 from 128 reviews',
      ),
  },
];
