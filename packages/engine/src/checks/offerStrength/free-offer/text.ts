import { translated } from '@liftmark/contract/translated';
import { nextTo, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const nextToButton = (button: string | null) => nextTo(button, 'the main button');

const english = {
  title: { passes: 'A free way to start is offered', fails: 'No free way to start is offered' },
  why: 'Across 100 software companies, 5 to 10% of visitors started a trial that didn’t ask for a card, compared with 0.5 to 2% for a trial that did. The figures come from different companies, and randomized tests disagree on the best length, so compare paying customers rather than trial starts.',
  measure: (cases: string) =>
    `A free plan, trial, demo, sample or first consultation scores ${cases}. Free shipping doesn’t count. Services don’t need one, because not every line of business can offer a free first step, nor do courses and apps without a price.`,
  how: {
    offered: 'if it’s offered',
    none: 'if there’s none',
  },
  notApplicable: {
    service: 'Not every line of business can offer a free first step.',
    noPrice: 'No price is shown, so a free offer isn’t expected.',
  },
  notMeasured: { unclear: 'It’s unclear whether anything is offered for free.', absent: 'A free offer' },
  observed: {
    offered: ({ said }: { said: string }) => `The page offers ${quote(said)}.`,
    none: 'No free plan, trial, demo, sample or consultation was found.',
  },
  advice: {
    trial: {
      title: ({ button }: { button: string | null }) =>
        `Consider offering a free trial or demo ${nextToButton(button)}`,
      steps: ({ button }: { button: string | null }) => [
        'Choose the smallest trial or demo that shows the value.',
        `Describe it ${nextToButton(button)}: its length or scope, and whether a card is required.`,
        'Compare paying customers, not sign-ups: asking for a card means fewer people start, but a larger share of them pay.',
      ],
    },
    lesson: {
      title: ({ button }: { button: string | null }) =>
        `Consider offering a free sample lesson ${nextToButton(button)}`,
      steps: ({ button }: { button: string | null }) => [
        'Choose the shortest lesson that shows the value.',
        `Describe it ${nextToButton(button)}: its length, and what people take away from it.`,
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
