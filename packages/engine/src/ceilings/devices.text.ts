import { translated } from '@liftmark/contract/translated';
import { text as de } from './devices.text.de.ts';
import { text as es } from './devices.text.es.ts';
import { text as fr } from './devices.text.fr.ts';

const english = { on: { desktop: 'on desktop', mobile: 'on phones' } };

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
