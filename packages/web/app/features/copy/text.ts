import { amount } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What the screen of a copy report says itself. */
const english = {
  title: 'Copy Intelligence',
  locked: {
    title: ({ count }: { count: number }) => amount(count, 'suggestion is locked', 'suggestions are locked'),
    text: 'You can see the current copy. Pro adds what’s wrong with it and what to write instead.',
  },
  fixes: {
    title: 'Priority Copy Optimizations',
    lead: 'Dotted blanks are for facts only you know. Fill them in before you publish.',
    none: 'No copy on this page needs an urgent rewrite.',
  },
  headline: {
    title: 'Headline Optimization',
    locked: 'The findings are part of Pro.',
    none: 'The checks found no problem with this headline.',
  },
  rewrites: {
    title: 'Your page’s own words, rewritten',
    lead: 'Built from what the page already says. Dotted blanks are for facts only you know.',
  },
  actions: {
    title: 'Call-to-Action Optimizations',
    lead: 'The buttons and links on the page that ask visitors to act.',
    none: 'We found no button or link that asks visitors to act.',
    unnamed: 'A button without text',
    fine: 'We found no problem with this label’s wording.',
  },
  strategy: {
    title: 'Strategic Copy Recommendations',
    none: 'The checks found nothing to change in this page’s copy.',
  },
  partOfPro: 'Part of Pro',
  inPro: 'Part of Pro.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
