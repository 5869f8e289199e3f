import { translated } from '@liftmark/contract/translated';
import { text as de } from './findings.text.de.ts';
import { text as es } from './findings.text.es.ts';
import { text as fr } from './findings.text.fr.ts';

const english = {
  /** After the reason why a check doesn't apply. */
  forfeited: 'It counts as failed, because visitors expect it on a page like this.',
  /** @param title of a check that passes, though its limit isn’t reached */
  nearly: ({ title }: { title: string }) => `Nearly there: ${title}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
