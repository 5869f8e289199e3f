import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import { list, percent, perViewport } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** "20% of the screen on desktop, 5% of the screen on mobile". */
function taken(share: PerViewport<number>): string {
  return perViewport(share, (value) => `${percent(value)} of the screen`);
}

const english = {
  title: {
    passes: 'Ads leave room for the content',
    fails: 'Ads crowd out content above the fold',
  },
  why: 'The Stanford guidelines call for restraint with ads and for keeping them separate from content. Since 2012, Google has ranked pages lower if they have many ads above the fold. No published study measures the effect on conversion.',
  measure: (scale: string) =>
    `The share of the area above the fold that’s covered by frames from known ad hosts and by labeled ads: ${scale}.`,
  notApplicable: { noAds: 'The page has no ads.' },
  notMeasured: { size: 'The size of the ads couldn’t be determined.' },
  observed: {
    share: ({ share }: { share: PerViewport<number> }) => `Above the fold, ads take up ${taken(share)}.`,
  },
  advice: {
    title: ({ hosts }: { hosts: readonly string[] }) =>
      `Move ads${hosts.length > 0 ? ` from ${list(hosts, 3)}` : ''} below the fold`,
    steps: ({ share }: { share: PerViewport<number> }) => [
      `Above the fold, ads take up ${taken(share)}. Keep them under 5%, or start them below the fold.`,
      'Label ads as ads and keep them apart from your own offer.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
