import { translated } from '@liftmark/contract/translated';
import { amount } from '../checks/shared/phrasing.ts';
import { text as de } from './capture-page.text.de.ts';
import { text as es } from './capture-page.text.es.ts';
import { text as fr } from './capture-page.text.fr.ts';

/** What the progress bar says while a page is opened and read. */
const english = {
  opening: 'Opening the page on desktop and mobile',
  steps: {
    answered: 'The site responded',
    loaded: 'Reading what has loaded',
    read: 'Read its text, layout and styles',
  },
  waiting: 'Waiting to open the page again to check its claims',
  readHtml: 'Read the HTML without a browser',
  loaded: ({ devices, requests }: { devices: string; requests: number }) =>
    `Loaded on ${devices}, ${amount(requests, 'request')}`,
  devices: { desktop: 'desktop', mobile: 'mobile', both: 'desktop and mobile' },
  written: ({ recommendations }: { recommendations: number }) =>
    `Wrote ${amount(recommendations, 'recommendation')}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
