import { translated } from '@liftmark/contract/translated';
import { text as de } from './competitor-terminal.text.de.ts';
import { text as es } from './competitor-terminal.text.es.ts';
import { text as fr } from './competitor-terminal.text.fr.ts';

/** What a comparison with competitors says in a terminal. */
const english = {
  heading: 'The differences that matter most',
  none: 'The pages do nothing that differs in a way that matters.',
  yours: 'Your page',
  side: ({ name, words }: { name: string; words: string }) => `${name}: ${words}`,
  takeOver: ({ step }: { step: string }) => `Take over: ${step}`,
  keep: 'Keep this: your page does it better.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
