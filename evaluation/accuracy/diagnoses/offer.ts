import { addToContent } from '../defects/defect.ts';
import { type DiagnosisDefect, section } from './diagnosis-defect.ts';

/** What an offer costs, who vouches for it, and whether it still stands. */
export const OFFER_DIAGNOSES: readonly DiagnosisDefect[] = [
  {
    id: 'prices-removed',
    what: 'Everything that states a price is removed',
    diagnosis: 'no-price',
    types: ['ecommerce-product', 'course', 'event'],
    languages: ['en'],
    inject: (html, { marks }) => {
      const priced = html.all(...(marks.prices ?? [])).length > 0;
      html.remove(html.all(...(marks.prices ?? [])));
      const named = html.all('p', 'li', 'td', 'h3').filter((each) => /[$€£]\s?\d/.test(html.html(each)));
      html.remove(named);
      return priced;
    },
    mend: {
      what: 'The price is stated below the headline',
      with: (html, { marks }) =>
        html.insert(
          html.all(marks.headline),
          'after',
          '<p style="font-size:24px"><b>$149</b>, taxes included</p>',
        ),
    },
  },
  {
    id: 'prices-taken-back',
    what: 'The page says that its prices are estimates and must be confirmed',
    diagnosis: 'unclear-price',
    types: ['event', 'course', 'service', 'saas'],
    languages: ['en'],
    inject: (html) =>
      addToContent(
        html,
        section(
          '<p>Prices from $80 to $140.</p><p>All prices are estimates only. Please call to confirm the current price.</p>',
        ),
      ),
    mend: {
      what: 'The caveat is removed',
      with: (html) => html.remove(html.saying(/estimates only/, 'p')),
    },
  },
  {
    id: 'all-proof-removed',
    what: 'All proof is removed',
    diagnosis: 'no-proof',
    types: ['saas', 'course', 'ecommerce-product', 'nonprofit', 'event'],
    languages: ['en'],
    inject: (html, { marks }) => {
      const found = html.all(...(marks.proof ?? []));
      html.remove(html.saying(/testimonial|reviews?|customers|voices|trusted/, 'p', 'h2', 'a'));
      return html.remove(found);
    },
    mend: {
      what: 'Two people vouch for it by name',
      with: (html) =>
        addToContent(
          html,
          section(
            '<h2>What our customers say</h2><figure><blockquote>“We saved two evenings a month from the first week on, and nobody calls me at home.”</blockquote><figcaption>Maria Lindholm, ward manager, Northgate Clinics, Leeds</figcaption></figure><figure><blockquote>“The best forty minutes of our month. We would do it again tomorrow.”</blockquote><figcaption>Peter Okafor, operations lead, Quayside Hotels, Hull</figcaption></figure>',
          ),
        ),
    },
  },
  {
    id: 'offer-expired',
    what: 'An offer ended in 2021',
    diagnosis: 'expired',
    languages: ['en'],
    types: ['saas', 'course', 'ecommerce-product'],
    inject: (html, { marks }) =>
      html.insert(
        html.all(marks.headline),
        'after',
        '<p data-ended>Offer ends March 3, 2021: 20% off your first order.</p>',
      ),
    mend: {
      what: 'The line is removed',
      with: (html) => html.remove(html.saying(/offer ends march 3/, 'p')),
    },
  },
];
