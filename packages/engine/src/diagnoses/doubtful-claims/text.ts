import { translated } from '@liftmark/contract/translated';
import type { People } from '../../checks/shared/people.ts';
import { quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'A claim that sounds too good makes visitors doubt the ones that are true. The first of Stanford’s credibility guidelines is to make a site’s claims easy to verify. Countdowns or limits that turn out to be false are illegal in the European Union.',
  measure:
    'Reported if urgency on the page doesn’t hold up, such as a countdown at zero or an offer that has ended, or if the page promises results of 30% or more without a source nearby. The more such claims there are, the more serious. An offer without an end never comes among the first five.',
  claimed: {
    title: (claim: string) => `Say where this figure comes from: ${quote(claim, 70)}`,
    observed: (claim: string, claims: number) =>
      `${quote(claim, 120)} has no source${claims === 1 ? '' : claims === 2 ? ', and neither does one other figure' : `, and neither do ${claims - 1} other figures`}.`,
    steps: ({ one, many }: People) => [
      `Next to the figure, cite its source (a study, a test or “average of 40 ${many} in 2026”), and say who measured it, where and when.`,
      `Link to the source, or show the calculation with one real ${one}.`,
      `If you can’t back it up, replace it with the result of one named ${one}, or remove it.`,
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
