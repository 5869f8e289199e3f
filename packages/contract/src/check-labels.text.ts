import { text as de } from './check-labels.text.de.ts';
import { text as es } from './check-labels.text.es.ts';
import { text as fr } from './check-labels.text.fr.ts';
import { translated } from './translated.ts';

/** The nouns that name checks and ceilings, by id, where the id itself doesn't say it. */
const english: Readonly<Record<string, string>> = { faq: 'FAQ' };

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
