import { text as de } from './report-changes.text.de.ts';
import { text as es } from './report-changes.text.es.ts';
import { text as fr } from './report-changes.text.fr.ts';
import type { Verdict } from './report-changes.ts';
import { translated } from './translated.ts';

const verdicts: Record<Verdict, string> = {
  fixed: 'fixed',
  'partly fixed': 'partly fixed',
  'not fixed': 'not fixed',
  regressed: 'regressed',
  'no longer applicable': 'no longer applicable',
  'not verified': 'not verified',
};

const english = {
  verdicts,
  lines: {
    filler: ({ category }: { category: string }) => `${category}: checks counted as average`,
    floor: ({ category }: { category: string }) => `${category}: raised to the lowest possible score`,
    rounding: 'Rounding to a whole number',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
