import { translated } from '@liftmark/contract/translated';
import { amount, nextTo, quote } from '../../shared/phrasing.ts';
import { ENOUGH_WORDS } from './enough-words.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const nextToButton = (button: string | null) => nextTo(button, 'the donation form');

const english = {
  title: { passes: 'Impact of donations is explained', fails: 'Impact of donations is unclear' },
  why: 'A lab with thousands of donation tests reports that pages that make a fuller case for giving have typically beaten shorter ones. One test that added a reason to give pointed the same way, but fell short of statistical significance.',
  measure: (cases: string) =>
    `At least ${ENOUGH_WORDS} words about what a donation does score ${cases}. Applies if a form or button asks for a donation.`,
  how: {
    near: 'near the donation form or the main button',
    away: 'elsewhere on the page',
    none: 'if there are fewer words or none',
  },
  notApplicable: { notAsked: 'The page doesn’t ask for donations.' },
  notMeasured: { absent: 'An explanation of what a donation does' },
  observed: {
    explained: ({ words }: { words: number }) =>
      `${amount(words, 'word explains', 'words explain')} what a donation does.`,
    near: ({ words }: { words: number }) =>
      `${amount(words, 'word explains', 'words explain')} what a donation does, near the donation form or button.`,
    away: ({ words }: { words: number }) =>
      `${amount(words, 'word explains', 'words explain')} what a donation does, but away from the donation form or button.`,
    tooShort: ({ words }: { words: number }) =>
      `Only ${amount(words, 'word explains', 'words explain')} what a donation does.`,
    none: 'No sentence explains what a donation does.',
  },
  searched: [
    'text near the donation form and the main button',
    'main content',
    'any mention of donations and how they’re used',
  ],
  advice: {
    move: ({ said }: { said: string }) => `Move ${quote(said, 50)} next to the donation form or button`,
    add: ({ button }: { button: string | null }) => `Show what a donation does ${nextToButton(button)}`,
    steps: ({ button }: { button: string | null }) => [
      `Write two or three sentences ${nextToButton(button)}: who the donation helps, what it pays for and why it’s needed now.`,
      'Show what a typical amount pays for, with figures from your own accounts.',
      'Use text there, not video: a fundraising lab reported losses when a video replaced the text above the form.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
