import type { PageType } from '@liftmark/contract/page-types';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './reason.text.de.ts';
import { text as es } from './reason.text.es.ts';
import { text as fr } from './reason.text.fr.ts';

const PAGES: Record<PageType, string> = {
  saas: 'software pages',
  'ecommerce-product': 'product pages',
  'ecommerce-category': 'category pages',
  service: 'service business pages',
  app: 'app pages',
  course: 'course pages',
  nonprofit: 'nonprofit pages',
  hospitality: 'restaurant and hotel pages',
  portfolio: 'portfolios',
  event: 'event pages',
  signup: 'sign-up pages',
  checkout: 'checkouts',
  pricing: 'pricing pages',
  article: 'articles',
  other: 'pages',
};

/** Why a problem comes first. */
const english = {
  blocking: 'While this is broken, the rest of the page hardly matters to visitors.',
  named: ({ named, pages, type }: { named: number; pages: number; type: PageType | null }) =>
    `On ${named} of ${pages} ${type === null ? 'pages' : PAGES[type]} that people reviewed for us, this was one of the two worst problems.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
