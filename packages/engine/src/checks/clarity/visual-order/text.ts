import { translated } from '@liftmark/contract/translated';
import { capitalized, list } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'The layout guides the eye', fails: 'The layout doesn’t guide the eye' },
  why: 'People form an opinion of a page within 50 milliseconds, and they prefer simple, well-ordered pages. Size, spacing and alignment decide what gets read first.',
  measure:
    'Type sizes, line length and height, density, empty areas, margins, columns and the fit on phones, weighted by a model of people’s ratings of screenshots.',
  notMeasured: { notRendered: 'The page wasn’t rendered.' },
  observed: {
    good: 'Sizes, spacing and columns guide the eye down the page.',
    weak: ({ weaknesses }: { weaknesses: readonly string[] }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }: { weakness: string | null }) =>
      weakness === null ? 'Space the page’s sections evenly' : `Fix the layout: ${weakness}`,
    /** What holds for every page is said where nothing stands out. */
    steps: ({ fixes }: { fixes: readonly string[] }) =>
      fixes.length > 0
        ? [...fixes]
        : [
            'Use one large headline, body text of 16 px or more with a line height of 1.5, 45 to 85 characters per line, and even spacing between sections.',
          ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
