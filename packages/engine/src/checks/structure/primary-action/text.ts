import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../shared/phrasing.ts';
import { deadEnd } from '../dead-end.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** The result of a click that leads nowhere; empty where it leads somewhere. */
function endOf(deadAddress: string | null): string {
  return deadAddress === null ? '' : `; ${deadEnd(deadAddress)}`;
}

function below(headline: string | null): string {
  return headline === null ? 'above the fold' : `below ${quote(headline, 50)}`;
}

function names(labels: readonly string[]): string {
  return list(labels.map((label) => quote(label, 30)));
}

const english = {
  title: { passes: 'One clear CTA stands out', fails: 'No CTA stands out' },
  titleFromHtml: { passes: 'The page has a main CTA', fails: 'The page has no main CTA' },
  why: 'People spend 57% of their viewing time above the fold and 74% on the first two screens, so the next step has to be easy to spot there. Tests that only restyled buttons found no gain on average, but those sites already had usable buttons; a missing CTA is a different kind of problem.',
  measure: (cases: string) =>
    `The CTA that the page promotes most scores ${cases}. Not scored on a page of similar cards with nothing else to click. Doesn’t apply to legal pages.`,
  how: {
    main: 'if it’s a button or a link that looks like one',
    cards: 'for the product cards of a category page',
    nextStep: 'for any CTA or contact link on articles and portfolios',
    weak: 'if it’s a plain text link or barely stands out',
    noneOnQuiet: 'for none on articles and portfolios',
    none: 'for none elsewhere',
  },
  notApplicable: { legalText: 'This is a legal page, which doesn’t ask visitors to do anything.' },
  notMeasured: {
    cards: 'On category pages, product cards act as the CTA, and we couldn’t identify any here.',
    contact: 'It’s unclear whether the page has a contact link.',
    choices: ({ count }: { count: number }) =>
      `The page offers ${count} similar cards to choose from. It’s unclear whether one of them should stand out.`,
    /** Before the reason that names what was not read. */
    subject: 'A main CTA',
    picture: 'No main CTA was found, but the parts above the fold that we couldn’t read may contain one.',
  },
  searched: [
    'buttons, submit buttons, and links that look like buttons, from header to footer',
    'links in the main content',
  ],
  observed: {
    main: ({ label, deadAddress }: { label: string; deadAddress: string | null }) =>
      `The main CTA is ${quote(label)}${endOf(deadAddress)}.`,
    cards: ({ count }: { count: number }) =>
      `${count === 1 ? 'The product card is clickable and serves' : `The ${amount(count, 'product card')} are clickable and serve`} as the CTA.`,
    nextStep: ({ label }: { label: string }) => `The next step is ${quote(label)}.`,
    weak: ({ label, isLink, deadAddress }: { label: string; isLink: boolean; deadAddress: string | null }) =>
      `The main CTA ${quote(label)} ${isLink ? 'is a plain text link' : 'doesn’t stand out'}${endOf(deadAddress)}.`,
    none: ({ isRendered }: { isRendered: boolean }): string =>
      isRendered
        ? 'No button or link stands out as the next step.'
        : 'We found no button or link that leads to the next step.',
    rivals: ({ labels, isRendered }: { labels: readonly string[]; isRendered: boolean }) =>
      `None of the ${amount(labels.length, 'button')} ${isRendered ? 'stands out as' : 'is'} the next step: ${names(labels)}.`,
  },
  advice: {
    strengthen: {
      title: ({ label, isLink }: { label: string; isLink: boolean }) =>
        isLink ? `Turn the ${quote(label, 40)} link into a button` : `Make ${quote(label, 40)} stand out`,
      steps: ({ label }: { label: string }) => [
        `Give ${quote(label, 40)} a filled shape that clearly contrasts with its background and is at least 44 px high.`,
        'Leave the other links on the screen as plain links so only one thing stands out.',
      ],
      design: [
        'Use at least 3:1 contrast between button and background, and 4.5:1 between label and button.',
      ],
    },
    add: {
      title: ({ headline }: { headline: string | null }) => `Add one clear button ${below(headline)}`,
      steps: ({ headline, rivals }: { headline: string | null; rivals: readonly string[] }) => [
        'Decide on the one thing a visitor should do here.',
        headline === null
          ? 'Make it a button that’s visible without scrolling, on desktop and phones.'
          : `Make it a button ${below(headline)}, above the fold on desktop and phones.`,
        rivals.length > 0
          ? `Turn ${rivals.length === 1 ? `the other (${names(rivals)}) into a plain link or a smaller outlined button` : `the others (${names(rivals)}) into plain links or smaller outlined buttons`}.`
          : 'Repeat the button, with the same wording, at the end of the page.',
      ],
      design: ['At least 44 px high, with at least 3:1 contrast against the background.'],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
