import { translated } from '@liftmark/contract/translated';
import { text as de } from './failure.text.de.ts';
import { text as es } from './failure.text.es.ts';
import { text as fr } from './failure.text.fr.ts';

/** What people read about an analysis that failed, which they may have started on a report. */
const english = {
  title: 'Analysis Failed',
  notCounted: 'It doesn’t count toward your plan.',
  overHttp: 'Try with http://',
  justWords: 'Analyze just the headline and offer instead',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
