import { controls, type Defect } from './defect.ts';

const LESS = {
  'hype-words': 'They are counted by the hundred words.',
  'text-contrast': 'The share of readable text counts less text.',
  'proof-position': 'What is below moves up.',
  'first-screen-explanation': 'What is below moves up.',
  'scannable-copy': 'The page has fewer words.',
  'reading-grade': 'The page has fewer words.',
  'action-position': 'The page is shorter.',
  'offer-contents': 'The removed part listed what one gets.',
};

export const OFFER_DEFECTS: readonly Defect[] = [
  {
    id: 'price-hidden',
    what: 'No price is told',
    turns: 'price-visibility',
    related: {
      ...LESS,
      'total-cost': 'Costs are judged where there is a price.',
      'return-terms': 'Terms are judged where there is a price.',
      'billing-terms': 'There are fewer prices to judge.',
      'plan-comparison': 'The plans were in the removed part.',
      'trial-terms': 'The price after the trial was in the removed part.',
      guarantee: 'It was in the removed part.',
      'free-offer': 'It was in the removed part.',
      'reference-price-basis': 'The struck prices were in the removed part.',
      'timely-reason': 'Early prices were in the removed part.',
      'deadline-precision': 'Early prices were in the removed part.',
      'expired-deadlines': 'Early prices were in the removed part.',
      'text-contrast': 'The price is one of its key texts.',
      'rating-consistency': 'The structured data goes with the price.',
      'product-facts': 'Tickets and taxes were in the removed part.',
      'primary-action': 'A button stood in the removed part.',
    },
    types: ['ecommerce-product', 'ecommerce-category', 'portfolio', 'service', 'course'],
    inject: (html, page) => {
      html.remove(html.saying(/^(prices?|pricing|tarifs)$/i, 'a'));
      return page.marks.prices !== undefined && html.remove(html.all(...page.marks.prices));
    },
  },
  {
    id: 'shipping-untold',
    what: 'Nothing is said on shipping',
    turns: 'total-cost',
    types: ['ecommerce-product'],
    related: {
      'delivery-time': 'It stood in the same sentence.',
      'shipping-offer': 'It stood in the bar.',
      'availability-status': 'It stood in the same sentence.',
      ...LESS,
    },
    inject: (html) => html.remove([...html.all('.bar'), ...html.saying(/^plus \$[\d.]+ shipping/i, 'p')]),
  },
  {
    id: 'order-total-untold',
    what: 'The order total is not shown',
    turns: 'total-cost',
    types: ['checkout'],
    related: {
      'price-visibility': 'The total is a price.',
      'return-terms': 'Terms are judged where there is a price.',
    },
    inject: (html) => html.remove(html.all('.summary table')) && html.fill(html.all('.pay'), 'Pay now'),
  },
  {
    id: 'returns-untold',
    what: 'Nothing is said on returns, refunds or cancellation',
    turns: 'return-terms',
    languages: ['en'],
    related: {
      ...LESS,
      guarantee: 'It stood in the same sentence.',
      'payment-methods': 'It stood in the same sentence.',
      'billing-terms': 'Cancellation is part of it.',
      'delivery-time': 'It stood in the same sentence.',
      'price-visibility': 'It stood in the same sentence.',
      'total-cost': 'It stood in the same sentence.',
      'timely-reason': 'It stood in the same sentence.',
      'deadline-precision': 'It stood in the same sentence.',
    },
    inject: (html) =>
      html.remove([
        ...html
          .saying(/\breturns?\b.*(day|label)|refund|money back/i, 'p')
          .filter((line) => !html.html(line).includes('<a')),
        ...html.saying(/returns?|refunds?/i, 'footer a'),
      ]),
  },
  {
    id: 'guarantee-removed',
    what: 'The guarantee is removed',
    turns: 'guarantee',
    languages: ['en'],
    related: {
      ...LESS,
      'return-terms': 'It stood in the same sentence.',
      'billing-terms': 'Cancellation stood in the same sentence.',
      'payment-methods': 'It stood in the same sentence.',
      'total-cost': 'Taxes stood in the same sentence.',
      'delivery-time': 'It stood in the same sentence.',
      'price-visibility': 'A price stood in the same sentence.',
    },
    inject: (html) =>
      html.remove([
        ...html.saying(/money back|guarantee/i, 'p'),
        ...html.saying(/^(returns?|refunds?|returns and refunds)$/i, 'footer a'),
      ]),
  },
  {
    id: 'trial-terms-untold',
    what: 'The free trial says neither length, nor price, nor whether a card is needed',
    turns: 'trial-terms',
    languages: ['en'],
    related: {
      'trial-length': 'There is no length to judge.',
      'free-offer': 'The sentence named the free offer.',
      'billing-terms': 'The sentence named a price.',
      'price-visibility': 'The sentence named a price.',
      'return-terms': 'The sentence named the cancellation.',
      ...LESS,
    },
    inject: (html) => html.fill(html.saying(/free for 14 days/i, 'p'), 'Try it for free.'),
  },
  {
    id: 'contents-untold',
    what: 'No list says what one gets',
    turns: 'offer-contents',
    related: {
      ...LESS,
      'product-facts': 'The list held facts.',
      'price-visibility': 'A table held prices.',
      'total-cost': 'A table held prices.',
      'return-terms': 'Terms are judged where there is a price.',
      'customer-proof': 'A list held names of customers.',
      'customer-logos': 'A list held names of customers.',
    },
    inject: (html, page) =>
      page.marks.contents !== undefined && html.remove(html.all(...page.marks.contents)),
  },
  {
    id: 'facts-untold',
    what: 'Description and attributes of the product are removed',
    turns: 'product-facts',
    types: ['ecommerce-product'],
    related: { ...LESS, 'text-size': 'The page has fewer words.' },
    inject: (html) =>
      html.remove([...html.all('dl'), ...html.saying(/^why this kettle|^two coats of enamel/i, 'h2', 'p')]),
  },
  {
    id: 'pictures-removed',
    what: 'The product has no picture',
    turns: 'product-images',
    types: ['ecommerce-product', 'hospitality'],
    related: {
      'image-alternatives': 'There are fewer pictures to name.',
      'largest-contentful-paint': 'There is less to load.',
      'rendering-defects': 'There are fewer pictures.',
      'first-screen-explanation': 'What is below moves up.',
      'action-position': 'What is below moves up.',
    },
    inject: (html) => html.remove(html.all('img')),
  },
  {
    id: 'gift-unexplained',
    what: 'Nothing says what a gift does',
    turns: 'gift-purpose',
    types: ['nonprofit'],
    related: {
      ...LESS,
      'headline-specificity': 'The removed part repeated words of the headline.',
      'first-screen-explanation': 'The first of it stood below the headline.',
      'title-headline-match': 'The first of it stood below the headline.',
      'customer-proof': 'The removed part held figures.',
      'proof-position': 'The removed part held figures.',
      'price-visibility': 'The removed part named amounts.',
      'claim-sources': 'The removed part held figures.',
    },
    inject: (html) =>
      html.remove(html.all('#work', '.hero p', '.numbers')) && controls(html, /donate/i).length > 0,
  },
  {
    id: 'trial-long',
    what: 'The free trial is 60 days long',
    turns: 'trial-length',
    languages: ['en'],
    inject: (html) => {
      const sentences = html.saying(/free for 14 days|14-day free trial/i, 'p');
      const [sentence] = sentences;
      return (
        sentence !== undefined &&
        html.fill(
          [sentence],
          'Free for 60 days, no credit card needed. Then $6 per person a month. Cancel any time.',
        )
      );
    },
  },
];
