import { translated } from '@liftmark/contract/translated';
import { text as de } from './manual.text.de.ts';
import { text as es } from './manual.text.es.ts';
import { text as fr } from './manual.text.fr.ts';

/** What a report on copy without a page says instead of what it says about a page. */
const english = {
  subject: ({ headline }: { headline: string }) => `The copy headlined ${headline}`,
  noPage: 'Only the copy was judged. Anything that needs a page (layout, speed, forms, links) was left out.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
