import { translated } from '@liftmark/contract/translated';
import { text as de } from './description.text.de.ts';
import { text as es } from './description.text.es.ts';
import { text as fr } from './description.text.fr.ts';

/** The headings of a recommendation’s description, and the words of its lists. */
const english = {
  headings: {
    observed: 'What we saw',
    why: 'Why it matters',
    steps: 'Implementation steps',
    examples: 'Copy examples',
    design: 'Design guidelines',
    impact: 'Expected impact',
    effort: 'Implementation time',
  },
  now: ({ copy }: { copy: string }) => `Now: “${copy}”`,
  better: ({ copy }: { copy: string }) => `Better: “${copy}”`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
