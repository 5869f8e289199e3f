import { translated } from '@liftmark/contract/translated';
import { list } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'Trust seals are used in moderation', fails: 'The page shows too many trust seals' },
  why: 'Data from 493 stores shows that trust seals help small stores and first-time customers most, and that with more than two, fewer customers complete their order. Other experiments found no effect on average, so the weight is small.',
  measure: (scale: string) => `Recognized third-party seals, without homemade badges: ${scale}.`,
  notApplicable: { none: 'The page shows no recognized seal.' },
  observed: { seals: ({ seals }: { seals: readonly string[] }) => `Seals shown: ${list(seals, 8)}.` },
  advice: {
    title: ({ seals }: { seals: readonly string[] }) => `Keep only two of these seals: ${list(seals, 6)}`,
    steps: [
      'Keep the two that your customers know best and remove the others.',
      'Place them near the purchase button, and link each one to its certificate.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
