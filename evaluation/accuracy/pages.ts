import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageType } from '@liftmark/contract/page-types';

/** Where things stand on a page, as a person sees them. Selectors as `Markup` reads them. */
interface Marks {
  headline: string;
  /** A line beside the headline that is large enough to be one. */
  subheadline?: string;
  /** The words of the primary action, on every control that carries them; missing where nothing stands out. */
  action?: string | RegExp;
  /** What explains the offer near the headline. */
  explanation?: string[];
  /** The first section below the header. */
  hero: string;
  heroImage?: string;
  /** All that shows others trust this offer. */
  proof?: string[];
  /** What says who said a testimonial. */
  names?: string[];
  quotes?: string[];
  /** Everything that states a price, its free alternatives and links to prices. */
  prices?: string[];
  /** Lists, tables and cards of what one gets. */
  contents?: string[];
  faq?: string[];
  form?: string;
}

export interface Page {
  name: string;
  /** Folder that is served, and the path of the page in it. */
  folder: string;
  document: string;
  type: PageType;
  language: string;
  dark: boolean;
  marks: Marks;
  html(): string;
}

const FIXTURES = join(
  dirname(fileURLToPath(import.meta.resolve('@liftmark/engine/fixtures/server'))),
  'pages',
);
const OWN = join(import.meta.dirname, 'pages');

function page(
  folder: string,
  document: string,
  name: string,
  type: PageType,
  marks: Marks,
  more: { language?: string; dark?: boolean } = {},
): Page {
  return {
    ...{ language: 'en', dark: false, ...more },
    ...{ name, folder, document, type, marks },
    html: () => readFileSync(join(folder, document), 'utf8'),
  };
}

function fixture(...[name, ...rest]: Rest): Page {
  return page(FIXTURES, `${name}/index.html`, name, ...rest);
}

function own(...[name, ...rest]: Rest): Page {
  return page(OWN, `${name}/index.html`, name, ...rest);
}

/** Landing pages that others wrote, as npm packages ship them. */
function foreign(...[name, ...rest]: Rest): Page {
  const folder = dirname(fileURLToPath(import.meta.resolve(`startbootstrap-${name}/package.json`)));
  return page(join(folder, 'dist'), 'index.html', `startbootstrap-${name}`, ...rest);
}

type Rest = [name: string, type: PageType, marks: Marks, more?: { language?: string; dark?: boolean }];

export const PAGES: readonly Page[] = [
  fixture('saas-rota', 'saas', {
    headline: 'h1',
    action: 'Start free trial',
    explanation: ['.hero p'],
    hero: '.hero',
    heroImage: '.hero img',
    proof: ['.logos', '#customers'],
    names: ['figcaption'],
    quotes: ['blockquote'],
    faq: ['#faq'],
  }),
  fixture(
    'app-budget',
    'app',
    {
      headline: 'h1',
      action: /app store|google play/i,
      hero: '.hero',
      heroImage: '.hero img',
    },
    { dark: true },
  ),
  fixture('product-kettle', 'ecommerce-product', {
    headline: 'h1',
    action: 'Add to cart',
    hero: '.product',
    heroImage: '.gallery .main',
    proof: ['.rating', '.reviews', 'script'],
    prices: ['.price', 'script'],
  }),
  fixture('nonprofit-rivers', 'nonprofit', {
    headline: 'h1',
    action: 'Donate now',
    explanation: ['.hero p'],
    hero: '.hero',
    proof: ['.numbers', '#stories'],
    form: 'form',
  }),
  fixture('article-sourdough', 'article', {
    headline: 'h1',
    action: 'See workshop dates',
    hero: 'article',
  }),
  fixture(
    'category-rucksaecke',
    'ecommerce-category',
    { headline: 'h1', hero: '.wrap', proof: ['.st'], prices: ['.p', '.old'] },
    { language: 'de' },
  ),
  fixture(
    'course-fotografie',
    'course',
    {
      headline: 'h1',
      action: 'Jetzt Platz sichern',
      explanation: ['.hero p'],
      hero: '.hero',
      heroImage: '.hero img',
      proof: ['.zitat', '.zahl'],
      names: ['cite'],
      quotes: ['.zitat'],
    },
    { language: 'de' },
  ),
  fixture(
    'restaurant-quai',
    'hospitality',
    {
      headline: '.line',
      action: 'Réserver une table',
      hero: '.hero',
      heroImage: '.hero img',
      form: 'form',
    },
    { language: 'fr' },
  ),
  fixture(
    'service-plombier',
    'service',
    {
      headline: '.t',
      action: 'Demander un devis gratuit',
      hero: '.hero',
      proof: ['#avis', '#tarifs'],
      form: 'form',
    },
    { language: 'fr' },
  ),
  fixture('pricing-client-rendered', 'pricing', {
    headline: 'h1',
    action: 'Start with Studio',
    hero: '#root',
  }),
  fixture('saas-vague', 'saas', { headline: 'h1', hero: '.slider' }),
  fixture('signup-long', 'signup', { headline: 'h2', action: 'Submit', hero: '.box', form: 'form' }),
  foreign('agency', 'service', {
    headline: '.masthead-heading',
    subheadline: '.masthead-subheading',
    action: 'Tell Me More',
    hero: '.masthead',
    contents: ['#services', '.timeline'],
    form: 'form',
  }),
  foreign('creative', 'other', {
    headline: 'h1',
    action: 'Find Out More',
    explanation: ['.masthead p'],
    hero: '.masthead',
    form: 'form',
  }),
  foreign('freelancer', 'portfolio', { headline: 'h1', action: 'Send', hero: '.masthead', form: 'form' }),
  foreign('grayscale', 'other', {
    headline: 'h1',
    action: 'Get Started',
    hero: '.masthead',
    form: 'form',
  }),
  foreign('landing-page', 'other', {
    headline: 'h1',
    action: 'Sign Up',
    hero: '.masthead',
    proof: ['.testimonials'],
    names: ['.testimonial-item h5'],
    quotes: ['.testimonial-item p'],
    form: 'form',
  }),
  foreign('new-age', 'app', {
    headline: 'h1',
    explanation: ['.masthead p'],
    hero: '.masthead',
  }),
  own(
    'event-harbor-talks',
    'event',
    {
      headline: 'h1',
      action: 'Buy a ticket',
      explanation: ['.lead'],
      hero: '.hero',
      heroImage: '.hero img',
      proof: ['#voices'],
      names: ['figcaption'],
      quotes: ['blockquote'],
      prices: ['.tickets', '.fees'],
      contents: ['#program', '#speakers ul', '.tickets'],
      faq: ['#questions'],
    },
    { dark: true },
  ),
  own(
    'portfolio-night',
    'portfolio',
    {
      headline: 'h1',
      action: 'Book a night',
      explanation: ['.lead'],
      hero: '.intro',
      proof: ['#clients'],
      names: ['.who'],
      quotes: ['blockquote'],
      prices: ['.cost'],
      contents: ['#offer ul'],
    },
    { dark: true },
  ),
  own('insurance-tables', 'service', {
    headline: 'h1',
    action: 'Get a boat quote',
    explanation: ['.lead', '#cover p'],
    hero: '.hero td',
    proof: ['#claims'],
    names: ['#claims b'],
    quotes: ['#claims p'],
    prices: ['#prices .data'],
    contents: ['#cover ul', '#prices .data'],
    faq: ['#faq'],
    form: 'form',
  }),
  own('signup-planner', 'signup', {
    headline: 'h1',
    action: 'Create my account',
    explanation: ['.lead'],
    hero: '.split div',
    proof: ['#voice', '.proof'],
    contents: ['.split ul'],
    names: ['figcaption'],
    quotes: ['blockquote'],
    form: 'form',
  }),
  own('course-bread', 'course', {
    headline: 'h1',
    action: 'Enroll in the course',
    explanation: ['.lead'],
    hero: '.hero',
    heroImage: '.hero img',
    proof: ['#voices', '.rating'],
    names: ['.who'],
    quotes: ['.reviews p'],
    prices: ['#price', '.hero .small'],
    contents: ['#weeks ol'],
    faq: ['#questions'],
  }),
  own('checkout-cups', 'checkout', { headline: 'h1', action: 'Pay $53.50', hero: 'main', form: 'form' }),
];
