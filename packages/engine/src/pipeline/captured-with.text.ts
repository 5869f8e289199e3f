import { translated } from '@liftmark/contract/translated';
import { text as de } from './captured-with.text.de.ts';
import { text as es } from './captured-with.text.es.ts';
import { text as fr } from './captured-with.text.fr.ts';

const english = {
  extension:
    'This page was captured in a browser by its owner, as it was open there. Loading speed and script errors weren’t measured, and typed values were removed.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
