import { translated } from '@liftmark/contract/translated';
import { text as de } from './evidence.text.de.ts';
import { text as es } from './evidence.text.es.ts';
import { text as fr } from './evidence.text.fr.ts';

/** What we say about a published source. */
const english = {
  /** Whether someone read the figure where it was published. */
  provenance: {
    primary: 'Read in the original',
    secondary: 'Read as quoted in another source',
    recalled: 'Quoted from memory, not looked up',
  },
  strength: {
    experiment: 'Experiment',
    'large-benchmark': 'Large benchmark, not an experiment',
    'usability-study': 'Usability study',
    guideline: 'Guideline',
    'expert-opinion': 'Expert opinion',
  },
  disagrees: 'Other research disagrees:',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
