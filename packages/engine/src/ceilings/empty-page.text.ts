import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { capitalized, percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import { text as de } from './empty-page.text.de.ts';
import { text as es } from './empty-page.text.es.ts';
import { text as fr } from './empty-page.text.fr.ts';

const english = {
  title: 'Most of the content is missing',
  measure:
    'Lowers the score if the page has little text in its own language (fewer than 700 characters; fewer than 200 on forms, portfolios, apps and category pages; a character in Chinese, Japanese or Korean counts as two to three and a half), if 45% or more of its height is empty, and by 25% if there’s neither text nor images above the fold. Together, these lower it by up to 79%. Of empty space, the worse of desktop and mobile counts.',
  reason: {
    few: ({ letters }: { letters: number }) => `The whole page has only ${letters} characters of text.`,
    bare: ({ device }: { device: ViewportName }) =>
      `${capitalized(devices.on[device])}, only the header is visible above the fold.`,
    empty: ({ device, share }: { device: ViewportName; share: number }) =>
      `${capitalized(devices.on[device])}, ${percent(share)} of the page’s height is empty.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
