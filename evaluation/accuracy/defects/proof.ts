import { addToContent, type Defect } from './defect.ts';

const PROOF_CHECKS = {
  'proof-position': 'There is less proof to place.',
  'customer-proof': 'It counts all kinds of proof.',
  'customer-logos': 'The logos were part of it.',
  'testimonial-attribution': 'There are fewer testimonials to judge.',
  'testimonial-originality': 'There are fewer testimonials to judge.',
  'review-count': 'The reviews were part of it.',
  'rating-level': 'The rating was part of it.',
  'rating-placement': 'The rating was part of it.',
  'rating-consistency': 'The rating was part of it.',
  'review-provenance': 'The reviews were part of it.',
  'claim-sources': 'Figures of use are claims.',
  'action-position': 'The page is shorter.',
  'scannable-copy': 'The page has fewer words.',
  'reading-grade': 'The page has fewer words.',
  'image-alternatives': 'The pictures of the proof were part of it.',
  'organization-identity': 'People named in the proof were part of it.',
  'title-headline-match': 'Its words stood in the first screen.',
  'gift-purpose': 'Measured by its distance to the action.',
};

export const PROOF_DEFECTS: readonly Defect[] = [
  {
    id: 'proof-removed',
    what: 'All testimonials, ratings, logos and figures of use are removed',
    turns: 'customer-proof',
    related: PROOF_CHECKS,
    inject: (html, page) => page.marks.proof !== undefined && html.remove(html.all(...page.marks.proof)),
  },
  {
    id: 'testimonials-nameless',
    what: 'Nothing says who said the testimonials',
    turns: 'testimonial-attribution',
    related: {
      'image-alternatives': 'The portraits go with the names.',
      'organization-identity': 'People named in the proof were part of it.',
      'customer-logos': 'Firms named with the people were part of it.',
      'review-count': 'Words that nobody signs are no review.',
      'action-position': 'The page is shorter.',
    },
    inject: (html, page) => page.marks.names !== undefined && html.remove(html.all(...page.marks.names)),
  },
  {
    id: 'testimonials-cloned',
    what: 'All testimonials say the same words under different names',
    turns: 'testimonial-originality',
    languages: ['en'],
    related: {
      'proof-position': 'Contradicted proof is not counted.',
      'customer-proof': 'Contradicted proof is not counted.',
    },
    inject: (html, page) => {
      const { quotes, names } = page.marks;
      if (quotes === undefined || names === undefined) return false;
      const said = new Set(html.all(...names));
      const found = html.all(...quotes).filter((quote) => !said.has(quote));
      if (
        said.size < 2 ||
        found.some((quote) => html.all(...names).some((name) => name.parentNode === quote))
      )
        return false;
      return html.fill(
        found.slice(0, 3),
        '“I have never seen anything that worked so well from the very first day.”',
      );
    },
  },
  {
    id: 'proof-last',
    what: 'The proof stands at the very end of a longer page',
    turns: 'proof-position',
    related: { ...PROOF_CHECKS, 'support-channel': 'The footer stands lower.' },
    inject: (html, page) => {
      if (page.marks.proof === undefined) return false;
      const blocks = html.all(...page.marks.proof).filter(({ tagName }) => tagName !== 'script');
      const [first, ...more] = blocks;
      if (
        first === undefined ||
        more.length > 1 ||
        !['section', 'div', 'p', 'figure'].includes(first.tagName)
      )
        return false;
      const moved = blocks.map((block) => html.html(block)).join('');
      html.remove(blocks);
      const filler = Array.from(
        { length: 6 },
        (_, index) =>
          `<section style="min-height:600px;padding:40px 5vw"><h2>Chapter ${index + 1}</h2><p>What happens in this part is told here in a few plain words.</p></section>`,
      ).join('');
      return addToContent(html, `${filler}${moved}`);
    },
  },
  {
    id: 'rating-contradicted',
    what: 'The structured data states another average and count than the page',
    turns: 'rating-consistency',
    types: ['ecommerce-product'],
    related: {
      'customer-proof': 'Contradicted proof is not counted.',
      'proof-position': 'Contradicted proof is not counted.',
    },
    inject: (html) => {
      const data = html.all('script').filter((script) => html.html(script).includes('aggregateRating'));
      return html.fill(
        data,
        '{"@context":"https://schema.org","@type":"Product","name":"Enamel kettle 1.7 l","aggregateRating":{"@type":"AggregateRating","ratingValue":"3.4","reviewCount":"12"},"offers":{"@type":"Offer","price":"64.00","priceCurrency":"USD","availability":"https://schema.org/InStock"}}',
      );
    },
  },
  {
    id: 'reviews-unchecked',
    what: 'Nothing says that reviewers are buyers',
    turns: 'review-provenance',
    types: ['ecommerce-product', 'app'],
    languages: ['en'],
    related: {
      'review-count': 'The notes stood within the reviews.',
      'testimonial-attribution': 'The notes stood within the reviews.',
    },
    inject: (html) => {
      const notes = html
        .saying(/only buyers can review|verified buyer|app store$|google play$/i, 'p')
        .filter((note) => !html.html(note).includes('<a'));
      return html.fill(notes, 'A reader of ours');
    },
  },
];
