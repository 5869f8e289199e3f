import { allBut } from '@liftmark/engine/checks/shared/page-types';
import type { Markup } from '../markup.ts';
import type { Page } from '../pages.ts';
import { addToContent, type Defect, MORE_TEXT } from './defect.ts';

const WALL = Array.from(
  { length: 60 },
  (_, index) => `The part of day ${index + 1} follows the part before it and leads to the one after it.`,
).join(' ');

const CONVOLUTED = `<p>${Array.from(
  { length: 6 },
  () =>
    'Notwithstanding considerable organizational heterogeneity, comprehensive implementation of interdepartmental coordination methodologies necessitates continuous reconsideration of administrative responsibilities, institutional accountability, operational interdependencies and methodological presuppositions that characterize contemporary organizational environments.',
).join('</p><p>')}</p>`;

export const OTHER_LINE = {
  'scannable-copy': 'Headings break up the text.',
  faq: 'Questions are known by the heading above them.',
  'customer-proof': 'Proof is known by the heading above it.',
  'product-facts': 'The line held facts.',
  'price-visibility': 'The line named a price.',
  'testimonial-attribution': 'Testimonials are known by the heading above them.',
  'proof-position': 'What is below moves up.',
  'action-position': 'What is below moves up.',
  'offer-contents': 'Cards are known by their headings.',
  'organization-identity': 'The line named the organization.',
  'reading-grade': 'The page has fewer words.',
  'title-headline-match': 'The headline is what the title is compared with.',
  'main-headline': 'Another line can be the most prominent now.',
  'headline-specificity': 'The words of the headline are what it counts.',
  'first-screen-explanation': 'The explanation is looked for near the headline.',
  'text-contrast': 'The headline is one of its key texts.',
  'text-size': 'The share of readable text counts the headline.',
  'hype-words': 'A hype word in the headline weighs more.',
  'rating-placement': 'Measured by the distance to the headline.',
};

/** All lines that can be taken for the headline. */
function headings(html: Markup, { marks }: Page) {
  return html.all(marks.headline, ...(marks.subheadline ? [marks.subheadline] : []), 'h1', 'h2');
}

export const MESSAGE_DEFECTS: readonly Defect[] = [
  {
    id: 'headline-welcome',
    what: 'The headline says only “Welcome”',
    turns: 'headline-specificity',
    languages: ['en'],
    related: OTHER_LINE,
    inject: (html, page) => html.fill(html.all(page.marks.headline), 'Welcome'),
  },
  {
    id: 'headline-removed',
    what: 'The headline and the headings of all sections are removed',
    turns: 'main-headline',
    related: OTHER_LINE,
    inject: (html, page) => html.remove(headings(html, page)),
  },
  {
    id: 'headline-small',
    what: 'The headline and the headings of all sections are as small as the text',
    turns: 'main-headline',
    related: OTHER_LINE,
    inject: (html, page) =>
      html.set(headings(html, page), 'data-small', '') &&
      html.style(
        '[data-small],[data-small] *{font-size:inherit!important;font-weight:400!important;line-height:1.5!important}',
      ),
  },
  {
    id: 'explanation-removed',
    what: 'The sentence near the headline is removed',
    turns: 'first-screen-explanation',
    related: {
      'product-facts': 'The sentence held facts.',
      'headline-specificity': 'The subheadline belongs to it.',
      'title-headline-match': 'Its words stood in the first screen.',
      'trial-terms': 'The sentence told the terms.',
      'timely-reason': 'The sentence told how many places there are.',
      'stock-claim-consistency': 'The sentence told how many places there are.',
      'action-position': 'What is below moves up.',
    },
    inject: (html, page) =>
      page.marks.explanation !== undefined &&
      html.remove(html.all(...page.marks.explanation).filter((each) => !html.html(each).includes('<a'))),
  },
  {
    id: 'title-unrelated',
    what: 'The title speaks of something else',
    turns: 'title-headline-match',
    related: { 'headline-specificity': 'The title tells the name, whose words say nothing of the offer.' },
    inject: (html) => html.fill(html.all('title'), 'Quarterly zebra gossip, untitled draft'),
  },
  {
    id: 'hype',
    what: 'Three sentences of empty praise are added',
    turns: 'hype-words',
    languages: ['en'],
    adds: true,
    related: { ...MORE_TEXT, 'claim-sources': 'Superlatives are claims.' },
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:40px 5vw"><p>Our revolutionary, world-class, cutting-edge solution is truly game-changing. Seamless, best-in-class and award-winning, it is simply amazing. An unparalleled, next-generation, state-of-the-art experience that is incredible.</p></section>',
      ),
  },
  {
    id: 'text-wall',
    what: 'A thousand words without a heading are added',
    turns: 'scannable-copy',
    adds: true,
    languages: ['en'],
    related: {
      ...MORE_TEXT,
      'customer-logos': 'The added text can tell of another audience.',
      'proof-position': 'Positions count against the height of the page.',
      'action-position': 'The action is repeated over less of the page’s height.',
    },
    inject: (html) => addToContent(html, `<section style="padding:40px 5vw"><p>${WALL}</p></section>`),
  },
  {
    id: 'convoluted-text',
    what: 'Six sentences of the heaviest office language are added',
    turns: 'reading-grade',
    languages: ['en'],
    types: allBut('ecommerce-category', 'checkout'),
    adds: true,
    related: {
      ...MORE_TEXT,
      'scannable-copy': 'The text is long as well.',
      'action-position': 'The action is repeated over less of the page’s height.',
    },
    inject: (html) => addToContent(html, `<section style="padding:40px 5vw">${CONVOLUTED}</section>`),
  },
  {
    id: 'faq-removed',
    what: 'The questions and answers are removed',
    turns: 'faq',
    related: { 'scannable-copy': 'The page has fewer words.', 'reading-grade': 'The page has fewer words.' },
    inject: (html, page) => page.marks.faq !== undefined && html.remove(html.all(...page.marks.faq)),
  },
];
