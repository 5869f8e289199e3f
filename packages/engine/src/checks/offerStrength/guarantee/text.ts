import { translated } from '@liftmark/contract/translated';
import { nextTo, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const nextToButton = (button: string | null) => nextTo(button, 'the main button');

const english = {
  title: { passes: 'A guarantee is offered', fails: 'No clear guarantee is offered' },
  why: 'Two laboratory experiments found that money-back guarantees raise purchase intent and willingness to pay. Another found that a generous guarantee works only if buyers believe it, so state its period and terms.',
  measure: (cases: string) =>
    `A guarantee scores ${cases}. A refusal (“no refunds”) doesn’t count. Free offers, apps that are free to start and services by appointment don’t need one, nor do services, courses, apps and software without a price.`,
  how: {
    terms: 'with a stated period or linked terms',
    mentioned: 'only mentioned or as a footer link',
    none: 'if there’s none',
  },
  notApplicable: {
    free: 'The offer is free.',
    freeApp: 'The app is free to start.',
    noPrice: 'No price is shown, so there’s nothing to refund.',
    appointment: 'Customers come by appointment.',
  },
  notMeasured: { unclear: 'It’s unclear whether there’s a guarantee.', absent: 'A guarantee' },
  observed: {
    period: ({ said, period }: { said: string; period: string }) =>
      `The guarantee ${quote(said)} states its period: ${period}.`,
    linkedTerms: ({ said }: { said: string }) => `The guarantee ${quote(said)} links to its terms.`,
    footerLink: ({ said }: { said: string }) =>
      `The footer link ${quote(said)} is the only mention of a guarantee.`,
    mentioned: ({ said }: { said: string }) =>
      `The guarantee ${quote(said)} doesn’t state a period or terms.`,
    none: 'No guarantee was found.',
  },
  advice: {
    title: {
      footerLink: ({ said, button }: { said: string; button: string | null }) =>
        `Summarize ${quote(said, 50)} ${nextToButton(button)}`,
      mentioned: ({ said }: { said: string }) => `Add a period and terms to ${quote(said, 50)}`,
      none: ({ button }: { button: string | null }) => `Add a guarantee you can keep ${nextToButton(button)}`,
    },
    steps: ({ button }: { button: string | null }) => [
      'Decide what you’ll refund or redo, for how long, and what the customer has to do.',
      `State it in one line ${nextToButton(button)} and link to the full terms.`,
      'Keep it modest if you’re not well known: in experiments, people didn’t believe a bold guarantee from an unknown seller of expensive goods.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
