import { translated } from '@liftmark/contract/translated';
import { text as de } from './page-types.text.de.ts';
import { text as es } from './page-types.text.es.ts';
import { text as fr } from './page-types.text.fr.ts';

const english = { onlyMessages: 'The page only collects messages and doesn’t offer anything itself.' };

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
