import type { Evidence } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { amount, bytes, perViewport, quote, seconds } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** The largest element: its file if it is an image, and its words if it has any. */
export interface Largest {
  file: string | null;
  bytes: number | null;
  node: Evidence | null;
}

const UNNAMED = 'the largest element';

/** The image “hero.jpg” (1.4 MB), else its words. */
function nameOf({ file, bytes: weight, node }: Largest): string {
  if (file) return `the image ${quote(file, 60)}${weight === null ? '' : ` (${bytes(weight)})`}`;
  return node?.text ? quote(node.text, 60) : UNNAMED;
}

/** The largest element, the image “hero.jpg”, */
function introduced(largest: Largest): string {
  const name = nameOf(largest);
  return name === UNNAMED ? UNNAMED : `${UNNAMED}, ${name},`;
}

const english = {
  title: { passes: 'The main content appears quickly', fails: 'The main content appears slowly' },
  why: 'In a randomized test of two visually identical landing pages, showing the largest element 31% sooner brought 8% more sales. Data from large retailers ties every additional 100 ms to lower conversion, though that’s only a correlation.',
  measure: (scale: string) =>
    `The time until the largest element is painted, in one run on our machine: ${scale}. If our machine was too busy, a slow time doesn’t count.`,
  notMeasured: { noValue: 'The browser didn’t report a largest element.' },
  observed: {
    painted: ({
      largest,
      times,
      isGood,
    }: {
      largest: Largest;
      times: PerViewport<number>;
      isGood: boolean;
    }) =>
      `In our run, ${introduced(largest)} appeared after ${perViewport(times, seconds)}${isGood ? '' : ' (2.5 s or less is good)'}.`,
  },
  advice: {
    withoutTimes: { title: 'Show the main content sooner', steps: ['Measure again.'] },
    title: ({ largest }: { largest: Largest }) => `Show ${nameOf(largest)} sooner`,
    compress: ({ largest }: { largest: Largest }) =>
      `Serve ${nameOf(largest)} as WebP or AVIF at the size it’s shown, below 200 KB.`,
    startEarlier: ({ largest }: { largest: Largest }) =>
      `Start loading ${nameOf(largest)} earlier: it’s small enough but starts late.`,
    prioritize:
      'Load it without lazy loading and with fetchpriority="high", and reference it in the HTML instead of a stylesheet or script.',
    unblock: ({ largest }: { largest: Largest }) =>
      `Don’t make ${nameOf(largest)} wait for styles, fonts or scripts: put the styles it needs into the HTML and defer scripts.`,
    cache: ({ firstByteMs }: { firstByteMs: number }) =>
      `The first byte took ${seconds(firstByteMs)} in our run. Cache the page on servers close to your visitors.`,
    slim: ({ total, requests }: { total: number; requests: number }) =>
      `The page loaded ${bytes(total)} in ${amount(requests, 'request')}. Remove what isn’t needed above the fold.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
