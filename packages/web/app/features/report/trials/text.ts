import { amount, figure } from '@liftmark/contract/figures';
import type { LinkedPage } from '@liftmark/contract/given-links';
import type { ReportTrials } from '@liftmark/contract/report-trials';
import { translated } from '@liftmark/contract/translated';
import type { OwnWords, TriedCheck } from '@liftmark/contract/trials';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  before: 'Now',
  after: 'Tried',
  beforePicture: 'The page as it is now',
  afterPicture: 'The page with the change',
  slider: 'Compare the page now with the change',
  sliderValue: (percent: number) => `${percent}% of the picture shows the page now`,
  device: 'Device',
  devices: { desktop: 'Desktop', mobile: 'Mobile' },
  whole: {
    page: 'See the whole page before and after',
    firstScreen: 'See it above the fold',
  },
  wholeOf: (title: string) => `Before and after: ${title}`,
  part: 'Part of the page',
  parts: { page: 'Whole page', firstScreen: 'Above the fold' },
  scrolled: 'The whole page, to scroll through',
  wholeNote: 'Move the slider to compare the page now with the change.',
  checkScores: ({ before, after }: Pick<TriedCheck, 'before' | 'after'>) =>
    [before, after].map((score) => (score === null ? '–' : figure(score, 1))).join(' → '),
  worse: 'Got worse',
  doesNotHold: 'The change didn’t do what it should on your page.',
  queued: 'Waiting to be tried on your page…',
  running: ({ tried, total }: { tried: number; total: number }) =>
    total > 1 ? `Trying the fixes on your page: ${tried} of ${total}…` : 'Trying it on your page…',
  cancel: 'Cancel',
  title: 'On your page',
  try: 'Try it on your page',
  tryAgain: 'Try again',
  tryTogether: 'Try the fixes together',
  noneTogether:
    'Fewer than two of these fixes work on your page on their own, so there’s nothing to try together.',
  spent: 'You’ve used your tries for today. You get new ones over the next 24 hours.',
  together: (count: number) => (count === 2 ? 'Both fixes together' : `All ${count} fixes together`),
  links: {
    intro: 'Enter the addresses of your own pages. We add the links to the footer and try them on your page.',
    pages: {
      privacy: 'Privacy policy',
      terms: 'Terms',
      imprint: 'Legal notice',
      contact: 'Contact page',
    } satisfies Record<LinkedPage, string>,
    submit: 'Try the links',
    empty: 'Enter at least one address.',
    refused: 'Enter an address on the same site, such as /privacy.',
  },
  words: {
    title: 'Try your own words',
    intro: 'See them on your page, with the checks. Nothing is sent to your site.',
    part: 'Where',
    parts: { headline: 'Headline', button: 'Button' } satisfies Record<OwnWords['part'], string>,
    text: 'Your words',
    submit: 'Try',
    page: {
      opening: 'Opening your page…',
      open: 'Your page is open, so your words show up in a moment.',
    } satisfies Record<NonNullable<ReportTrials['page']>, string>,
    empty: 'Enter the words to try.',
    refused: 'Use plain text of up to 600 characters, without markup.',
    left: (count: number) => `${amount(count, 'try', 'tries')} left today`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
