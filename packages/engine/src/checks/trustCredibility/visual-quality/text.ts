import { translated } from '@liftmark/contract/translated';
import { capitalized, list } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'The design looks professional', fails: 'The design looks dated or unfinished' },
  why: 'When 2,684 people commented on the credibility of sites, 46.1% of the comments were about the look of the design, more than about anything else. Ratings of appeal after 50 ms closely match those after half a second.',
  measure:
    'Typefaces, colors, images, buttons, icons and signs of age (the browser’s default font, blue links, table layouts), weighted by a model of people’s ratings of screenshots.',
  notMeasured: { noLayout: 'The page’s layout couldn’t be measured.' },
  observed: {
    none: 'Typography, colors and images look carefully designed.',
    /** @param weaknesses half sentences, the worst first */
    some: ({ weaknesses }: { weaknesses: readonly string[] }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }: { weakness: string | null }) =>
      weakness === null ? 'Give the page one consistent look' : `Fix the look: ${weakness}`,
    /** What holds for every page is said where nothing stands out. */
    steps: ({ fixes }: { fixes: readonly string[] }) =>
      fixes.length > 0
        ? [...fixes]
        : ['Use sharp images of what you offer, and keep fonts and colors the same from section to section.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
