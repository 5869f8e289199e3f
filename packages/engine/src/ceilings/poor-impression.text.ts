import { translated } from '@liftmark/contract/translated';
import { text as de } from './poor-impression.text.de.ts';
import { text as es } from './poor-impression.text.es.ts';
import { text as fr } from './poor-impression.text.fr.ts';

const because = (seen: readonly string[]) => (seen.length === 0 ? '' : `: ${seen.join(', and ')}`);

const english = {
  title: 'The first impression turns visitors off',
  measure:
    'Lowers the score by 18% if the two first-impression checks (visual-order, visual-quality) average 0.5, by 36% if they average 0.3, and by 50% if they average 0.1 or less. At 0.7 or more, the score isn’t lowered. First impressions color everything visitors see next.',
  mildTitle: 'The first impression could be better',
  reason: {
    mild: ({ seen }: { seen: readonly string[] }) =>
      `At first glance, the page looks less polished than it could${because(seen)}.`,
    poor: ({ seen }: { seen: readonly string[] }) =>
      `At first glance, the page looks unprofessional${because(seen)}. Visitors judge what follows by that look.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
