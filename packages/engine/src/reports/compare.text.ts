import { translated } from '@liftmark/contract/translated';
import { text as de } from './compare.text.de.ts';
import { text as es } from './compare.text.es.ts';
import { text as fr } from './compare.text.fr.ts';

/** What a comparison with an earlier report says beside the words of the two. */
const english = {
  gone: 'This problem is no longer on the page.',
  unmeasured: 'A language model spotted this problem. No check measures it, so take a look yourself.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
