import type { PageWay } from '@liftmark/contract/capture-failures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './page-ways.text.de.ts';
import { text as es } from './page-ways.text.es.ts';
import { text as fr } from './page-ways.text.fr.ts';

/** What links to the other ways to a page say. */
const english = {
  access: 'Add a sign-in',
  upload: 'Upload the page',
  extension: 'Capture it in your browser',
} satisfies Record<PageWay, string>;

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
