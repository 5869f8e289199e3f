import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'Desktop navigation is visible',
    fails: 'Desktop navigation is hidden behind a menu',
  },
  why: 'In a study with 179 people on six live sites, hiding the navigation cut discoverability almost in half and slowed people down. The effect was stronger on desktop, where there’s room for links, than on phones.',
  measure: 'Scores 0.3 if the desktop has a menu button with at most one link next to it, otherwise 1.',
  notApplicable: { none: 'The page has no top navigation.' },
  notMeasured: { unclear: 'The top navigation couldn’t be identified.' },
  observed: {
    hidden: ({ toggle }: { toggle: string }) =>
      `On desktop, the links are hidden behind ${toggle === '' ? 'a menu button' : quote(toggle)}.`,
    visible: ({ links }: { links: number }) => `The top navigation shows ${amount(links, 'link')}.`,
  },
  advice: {
    title: ({ toggle }: { toggle: string }) =>
      `Replace ${toggle === '' ? 'the menu button' : quote(toggle, 30)} with visible links on desktop`,
    steps: [
      'Pick the three to six links that visitors need in order to decide.',
      'Show them in the header wherever the screen is wide enough, and keep the menu button for phones.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
