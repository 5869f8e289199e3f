import { text as de } from './chat.text.de.ts';
import { text as es } from './chat.text.es.ts';
import { text as fr } from './chat.text.fr.ts';
import { translated } from './translated.ts';

export const english = {
  /** Questions to start with; the built-in analyst answers each of them from the report. */
  suggested: [
    'What should I change first, and why?',
    'How can I improve the headline?',
    'What builds trust on this page, and what is missing?',
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
