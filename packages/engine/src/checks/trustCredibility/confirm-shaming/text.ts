import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

function reads(labels: readonly string[], limit?: number): string {
  const quoted = list(labels.map((label) => quote(label, limit)));
  return labels.length === 1 ? `The decline option reads ${quoted}.` : `The decline options read ${quoted}.`;
}

const english = {
  title: { passes: 'Decline options are neutral', fails: 'Decline options shame visitors' },
  why: 'A crawl of 11,000 shopping sites found this kind of wording on 164 of them, making it the fourth most common manipulative pattern. Experiments show that such pressure raises acceptance in the short term and causes a backlash when it’s aggressive.',
  measure: (cases: string) =>
    `The options to decline in overlays, sign-up boxes and closed dialogs score ${cases}. Applies to pages with an option to decline.`,
  how: {
    shaming: 'if one shames the visitor (“No, I like paying more”)',
    neutral: 'otherwise',
  },
  notApplicable: { noLabel: 'No overlay or sign-up box on the page has an option to decline.' },
  observed: {
    shaming: ({ labels }: { labels: readonly string[] }) => reads(labels),
    neutral: ({ labels }: { labels: readonly string[] }) => reads(labels, 40),
  },
  advice: {
    title: ({ label }: { label: string }) => `Replace ${quote(label, 50)} with neutral wording`,
    steps: ({ label }: { label: string }) => [
      `Replace ${quote(label, 60)} with a neutral way to decline, in the size and contrast of a regular link.`,
      'Keep a close button as well.',
      'Risk: wording like this may bring sign-ups in the short term. In US experiments, aggressive pressure caused a strong backlash, and patterns like this are increasingly unlawful.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
