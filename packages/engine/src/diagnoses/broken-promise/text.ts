import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../../capture/snapshot.ts';
import { list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Missing words that are named. */
const SHOWN = 5;

interface Words {
  found: number;
  total: number;
  missing: readonly string[];
  on: ViewportName | null;
}

const PLACES = {
  desktop: 'Above the fold on desktop',
  mobile: 'Above the fold on phones',
} satisfies Record<ViewportName, string>;

const quoted = (words: readonly string[]) =>
  list(
    words.map((word) => quote(word)),
    SHOWN,
  );
const near = (headline: string | null) => (headline === null ? '' : `, next to the headline ${headline}`);

const english = {
  why: 'Visitors who click an ad, an email link or a search result look for what it promised. Tests of repeating the same words have had mixed results, but a promised price or term that the page doesn’t honor makes people doubt everything else on it.',
  measure:
    'Reported only if you provide the text of the ad, email or search. The severity is 3 out of 3 if the page states a different price, percentage or term than that text, 2 if the page doesn’t mention one that the text promises, and 1 to 2 if less than a third of its keywords appear above the fold on desktop or phones.',
  title: {
    different: ({ promised, page }: { promised: string; page: string }) =>
      `You promise ${promised}, but the page says ${page}`,
    missing: ({ promised }: { promised: string }) =>
      `You promise ${promised}, but the page doesn’t mention it`,
    vague: ({ promised, page }: { promised: string; page: string }) =>
      `You promise ${promised}, but the page only says ${page}`,
    words: ({ headline }: { headline: string | null }) =>
      headline === null
        ? 'Repeat the words that bring visitors here'
        : `In the headline ${headline}, repeat the words that bring visitors here`,
  },
  observed: {
    message: ({ message }: { message: string }) => `The text that brings visitors here says ${message}.`,
    different: ({ promised, page }: { promised: string; page: string }) =>
      `Instead of ${promised}, the page says ${page}.`,
    missing: ({ promised }: { promised: string }) => `The page doesn’t mention ${promised}.`,
    vague: ({ promised, page }: { promised: string; page: string }) =>
      `About ${promised}, the page only says ${page}.`,
    words: ({ found, total, missing, on }: Words) =>
      `${on === null ? 'Above the fold' : PLACES[on]}, the page repeats ${found === 0 ? 'none' : found} of that text’s ${total} keywords. Missing: ${quoted(missing)}.`,
  },
  steps: {
    different: ({ promised, page }: { promised: string; page: string }) =>
      `Change ${promised} in the text that brings visitors here, or ${page} on the page, so that they match.`,
    missing: ({ promised, headline }: { promised: string; headline: string | null }) =>
      `Show ${promised} above the fold${near(headline)}, or remove it from the text that brings visitors here.`,
    words: ({ words, headline }: { words: readonly string[]; headline: string | null }) =>
      `Add ${quoted(words)} to ${headline === null ? 'a headline' : `the headline ${headline} or the subheadline`}, if they describe the offer.`,
    several: 'If several ads, emails or searches lead here, test a separate page for each offer.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
