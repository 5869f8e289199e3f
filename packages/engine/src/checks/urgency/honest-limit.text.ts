import { translated } from '@liftmark/contract/translated';
import { quote } from '../shared/phrasing.ts';
import { text as de } from './honest-limit.text.de.ts';
import { text as es } from './honest-limit.text.es.ts';
import { text as fr } from './honest-limit.text.fr.ts';

const english = {
  steps: ({ claim }: { claim: string }) => [
    `If there’s a real limit, state it next to ${quote(claim, 60)}: the end date, time and time zone, or the actual number. Remove the offer when the limit is reached.`,
    `If there’s no limit, delete ${quote(claim, 60)}. You won’t lose points, because a page without urgency isn’t marked down. The offer has to speak for itself.`,
  ],
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
