import { addToContent, type Defect, MORE_TEXT } from './defect.ts';

export const CLAIM = {
  ...MORE_TEXT,
  'timely-reason': 'It sums up all claims of the page.',
  'deadline-precision': 'It looks at the same claim.',
  'pressure-wording': 'It looks at the same words.',
  'expired-deadlines': 'It looks at the same claim.',
  'price-visibility': 'The claim speaks of an offer.',
  'moving-content': 'A running clock moves.',
};

/** Counts down from ten minutes in every visit anew. */
const COUNTDOWN = `<p style="padding:12px 5vw;margin:0">Offer ends in <b id="left">10:00</b></p><script>(() => { let left = 600; setInterval(() => { left -= 1; const two = (n) => String(n).padStart(2, '0'); document.getElementById('left').textContent = two(Math.floor(left / 60)) + ':' + two(left % 60); }, 1000); })();</script>`;

export const URGENCY_DEFECTS: readonly Defect[] = [
  {
    id: 'countdown-restarts',
    what: 'A countdown begins anew with each visit',
    turns: 'countdown-continuity',
    types: ['saas', 'ecommerce-product', 'event', 'course', 'service', 'portfolio', 'signup'],
    languages: ['en'],
    adds: true,
    related: { ...CLAIM, 'action-position': 'What stands below moves down.' },
    inject: (html, page) => html.insert(html.all(page.marks.hero), 'before', COUNTDOWN),
  },
  {
    id: 'stock-rises',
    what: '“Only 2 left in stock” shows another number in each visit',
    turns: 'stock-claim-consistency',
    types: ['ecommerce-product', 'course'],
    languages: ['en'],
    adds: true,
    related: { ...CLAIM, 'availability-status': 'The claim tells the stock.' },
    inject: (html, page) =>
      html.insert(
        html.all(page.marks.hero),
        'before',
        `<p>Only <span id="stock">9</span> left in stock</p><script>document.getElementById('stock').textContent = String(2 + Math.floor(Date.now() / 1000) % 60);</script>`,
      ),
  },
  {
    id: 'pressure',
    what: 'Phrases press without any end or number',
    turns: 'pressure-wording',
    languages: ['en', 'de', 'fr'],
    adds: true,
    related: { ...CLAIM, 'hype-words': 'Pressing words can be empty praise too.' },
    inject: (html, page) => {
      const words =
        {
          en: 'Hurry, limited time only! Last chance, act now. Don’t miss out!',
          de: 'Nur für kurze Zeit! Letzte Chance, jetzt zugreifen. Nicht verpassen!',
          fr: 'Dépêchez-vous, offre limitée ! Dernière chance, ne manquez pas cette occasion !',
        }[page.language] ?? '';
      return addToContent(html, `<section style="padding:20px 5vw"><p>${words}</p></section>`);
    },
  },
  {
    id: 'deadline-vague',
    what: 'A limited-time offer names no end',
    turns: 'deadline-precision',
    languages: ['en'],
    adds: true,
    related: CLAIM,
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:20px 5vw"><p>20% off for a limited time. This offer ends soon.</p></section>',
      ),
  },
  {
    id: 'deadline-expired',
    what: 'An offer ended years ago',
    turns: 'expired-deadlines',
    languages: ['en', 'de', 'fr'],
    adds: true,
    related: { ...CLAIM, 'content-dates': 'It reads dates as well.' },
    inject: (html, page) => {
      const words =
        {
          en: 'Save 20%: this offer ends on March 31, 2024.',
          de: 'Sparen Sie 20 %: Das Angebot gilt nur bis 31. März 2024.',
          fr: 'Économisez 20 % : offre valable jusqu’au 31 mars 2024.',
        }[page.language] ?? '';
      return addToContent(html, `<section style="padding:20px 5vw"><p>${words}</p></section>`);
    },
  },
  {
    id: 'event-date-untold',
    what: 'The date of the event is told nowhere',
    turns: 'event-date',
    types: ['event'],
    related: {
      'product-facts': 'The date is a fact of the event.',
      'total-cost': 'The line on prices named a date.',
      'return-terms': 'The line on prices named a date.',
      ...CLAIM,
    },
    inject: (html) =>
      html.remove([...html.all('.when', '.fees'), ...html.all('script')]) &&
      html.fill(html.all('title'), 'Harbor Talks: a conference on port logistics, Rotterdam'),
  },
];
