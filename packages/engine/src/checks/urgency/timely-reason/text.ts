import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Reasons {
  /** Claims with an end or a quantity. */
  precise: readonly string[];
  /** A line that pushes. */
  pressure: string | null;
  vague: readonly { claim: string; missing: 'number' | 'end' }[];
}

function distinct(values: readonly string[]): string {
  return list([...new Set(values)], 3);
}

const english = {
  title: {
    passes: 'Urgency claims are specific and consistent',
    fails: 'Urgency claims are vague or contradicted',
  },
  why: 'Tests of truthful stock and deadline messages found small gains on average, while two large studies found no gain from limits alone or from “must act now”. So an honest reason is rewarded, saying nothing is neutral, and a reason that doesn’t hold up counts against the page.',
  measure: (scale: string) =>
    `Of the claims about a deadline, limited stock or limited spots, the share that states an end or a quantity: ${scale}. At most 0.7 with pressure (phrases without a reason, or shouting), and 0 if another visit, structured data or the calendar contradicts a claim.`,
  notApplicable: { none: 'The page makes no claims about a deadline, limited stock or limited spots.' },
  observed: {
    contradicted: ({ claim, observed }: { claim: string; observed: string }) =>
      `${quote(claim)} doesn’t hold up. ${observed}`,
    reasons: ({ precise, pressure, vague }: Reasons) =>
      [
        precise.length > 0
          ? `${precise.length === 1 ? 'A reason' : 'Reasons'} to act now with a clear deadline or quantity: ${distinct(precise.map((claim) => quote(claim, 60)))}.`
          : '',
        pressure === null ? '' : `The page adds pressure: ${quote(pressure, 60)}.`,
        vague.length > 0
          ? `Vague urgency: ${distinct(vague.map(({ claim, missing }) => `${quote(claim, 60)} doesn’t state ${missing === 'end' ? 'an end' : 'a number'}`))}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  advice: {
    contradicted: {
      title: ({ claim }: { claim: string }) => `Remove ${quote(claim, 60)}, or make it true`,
      step: ({ observed }: { observed: string }) => `What we saw: ${observed}`,
    },
    vague: {
      title: ({ claim }: { claim: string }) =>
        `Add the real deadline or number to ${quote(claim, 60)}, or remove it`,
    },
    pressed: {
      title: ({ line }: { line: string }) => `Give the reason behind ${quote(line, 60)} without the pressure`,
      steps: ['Keep the deadline or number as it is, and delete the pushy words.'],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
