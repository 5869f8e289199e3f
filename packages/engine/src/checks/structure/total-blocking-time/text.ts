import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { bytes, list, perViewport } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'The page responds while it loads',
    fails: 'Scripts block the page while it loads',
  },
  why: 'A bus-ticket site that cut the response delay on its search page by about 72% reported 7% more sales. We use blocking time as a proxy for that delay, and the thresholds are our own judgment.',
  measure: (scale: string) =>
    `The time for which long tasks block the page, in one run on our machine: ${scale}. If our machine was too busy, the time that tasks waited for it doesn’t count.`,
  notMeasured: { noValue: 'The browser didn’t report a blocking time.' },
  observed: {
    blocked: ({ times, isGood, goodMs }: { times: PerViewport<number>; isGood: boolean; goodMs: number }) =>
      `In our run, scripts blocked the page for ${perViewport(times, (ms) => `${Math.round(ms)} ms`)}${isGood ? '' : ` (${goodMs} ms or less is good)`}.`,
  },
  advice: {
    /** @param scripts bytes of scripts; null where they are too few to matter */
    title: ({ scripts }: { scripts: number | null }) =>
      `Run fewer scripts while the page loads${scripts === null ? '' : ` (${bytes(scripts)} now)`}`,
    removeUnused: ({ hosts }: { hosts: readonly string[] }) =>
      `Review what loads from ${list(hosts, 6)}. Remove what you don’t use, and load everything else after the first interaction.`,
    split: 'Split the scripts so that only what’s needed above the fold runs right away.',
    breakUp: 'Break tasks longer than 50 ms into smaller ones so the browser can respond in between.',
    remeasure: 'Measure again on a mid-range phone.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
