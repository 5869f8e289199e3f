import { translated } from '@liftmark/contract/translated';
import { text as de } from './page-type-insights.text.de.ts';
import { text as es } from './page-type-insights.text.es.ts';
import { text as fr } from './page-type-insights.text.fr.ts';

/** Which page type a page was judged as, and what it answers of its visitors' questions. */
const english = {
  chosen: ({ type }: { type: string }) => `Judged as the page type you chose: ${type}.`,
  recognized: ({ type, certainty }: { type: string; certainty: string }) =>
    `Detected page type: ${type} (${certainty} certain). Checks that matter more on pages like this carry more weight.`,
  uncertain: ({ nearest, certainty }: { nearest: string; certainty: string }) =>
    `We couldn’t determine the page type with enough certainty (closest: ${nearest}, ${certainty}). Checks for specific page types were left out; choose a type to include them.`,
  unread:
    'We couldn’t determine the page type because we couldn’t read the page’s language. Checks for specific page types were left out; choose a type to include them.',
  other:
    'This page doesn’t look like any of the page types that have their own checks, so we only ran the checks that apply to every page. Choose a type to add its checks.',

  answer: ({ question, verdict, observed }: { question: string; verdict: string; observed: string }) =>
    `“${question}” ${verdict}: ${observed}`,
  verdicts: { pass: 'Answered', partial: 'Partly answered', fail: 'Not answered' },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
