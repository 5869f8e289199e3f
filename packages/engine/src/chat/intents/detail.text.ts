import { translated } from '@liftmark/contract/translated';
import { text as de } from './detail.text.de.ts';
import { text as es } from './detail.text.es.ts';
import { text as fr } from './detail.text.fr.ts';

/** More about one point of the answer before. */
const english = {
  why: ({ why, reason }: { why: string; reason: string | null }) =>
    [why, reason].filter((part) => part !== null).join(' '),
  how: 'Do this:',
  step: ({ step }: { step: string }) => `- ${step}`,
  example: ({ copy }: { copy: string }) => `For example: ${copy}`,
  noExample: ({ step }: { step: string }) =>
    `There’s no ready-made wording for this one, because it depends on facts that only you know. The first step: ${step}`,
  time: ({ time }: { time: string }) => `It takes ${time} of work.`,
  where: ({ place }: { place: string }) => `It’s here on the page: ${place}.`,
  whereQuote: ({ quote, screens }: { quote: string; screens: string | null }) =>
    screens === null ? quote : `${quote}, ${screens}`,
  top: 'at the top',
  down: ({ screens }: { screens: number }) => `about ${screens} ${screens === 1 ? 'screen' : 'screens'} down`,
  nowhere: 'It concerns the page as a whole, so there’s no single place to show.',
  noSuch: ({ count }: { count: number }) =>
    count === 1 ? 'My last answer had only one point.' : `My last answer had only ${count} points.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
