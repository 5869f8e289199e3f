import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { amount, capitalized, percent, quote } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import { text as de } from './missing-content.text.de.ts';
import { text as es } from './missing-content.text.es.ts';
import { text as fr } from './missing-content.text.fr.ts';

const english = {
  title: 'Promised content is missing',
  measure:
    'Lowers the score if the main part says that content is coming soon, couldn’t be loaded or is still loading, or asks visitors to fill out a form that isn’t there: by 8% for one such line, by 13% for two, and by 22% for five or more. Lowers it by 20% if a loading animation never ends, and by 35% if three don’t or one of them is above the fold. Lowers it by 12% if blank frames take up 5% of the page, by 30% if they take up a third, and by 55% if they take up two thirds.',
  reason: {
    blank: ({ share, device }: { share: number; device: ViewportName }) =>
      `Blank frames take up ${percent(share)} of the page ${devices.on[device]}.`,
    loaders: ({ count, device }: { count: number; device: ViewportName }) =>
      `${capitalized(devices.on[device])}, ${amount(count, 'loading animation')} never ${count === 1 ? 'ends' : 'end'}.`,
    announced: ({ line }: { line: string }) =>
      `The page promises content that isn’t there yet: ${quote(line, 80)}.`,
    failed: ({ line }: { line: string }) => `Part of the content couldn’t be loaded: ${quote(line, 80)}.`,
    loading: ({ line }: { line: string }) =>
      `Part of the content never finishes loading: ${quote(line, 80)}.`,
    form: ({ line }: { line: string }) =>
      `The page asks visitors to fill out a form, but shows none: ${quote(line, 80)}.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
