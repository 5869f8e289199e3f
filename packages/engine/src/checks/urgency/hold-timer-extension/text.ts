import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'The hold timer leaves enough time',
    fails: 'The hold timer can’t be extended',
  },
  why: 'WCAG requires that visitors be able to turn off, adjust or extend a time limit, except for limits over 20 hours and real-time events. Otherwise, people who type slowly or use a screen reader lose their cart or seat at the last step.',
  measure:
    'A timer on the visitor’s own cart, seats or session scores 1 if it can be extended or runs longer than 20 hours, otherwise 0.3.',
  notApplicable: { none: 'The page has no timer on the visitor’s own cart, seats or session.' },
  observed: {
    extendable: ({ timer }: { timer: string }) => `The timer ${quote(timer)} can be extended.`,
    long: ({ timer, hours }: { timer: string; hours: number }) =>
      `The timer ${quote(timer)} runs for ${amount(hours, 'hour')}.`,
    fixed: ({ timer }: { timer: string }) => `We found no way to extend the timer ${quote(timer)}.`,
  },
  searched: ['controls near the timer', 'text near the timer'],
  advice: {
    title: ({ timer }: { timer: string }) => `Let visitors extend ${quote(timer, 60)}`,
    steps: [
      'At least 20 seconds before the end, ask “Need more time?” and let visitors extend the timer with one key press or tap, at least ten times.',
      'When time runs out, keep what visitors have entered so they don’t have to start over.',
      'If nothing is really being held, remove the timer.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
