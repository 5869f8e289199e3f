import { translated } from '@liftmark/contract/translated';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './repeated-text.text.de.ts';
import { text as es } from './repeated-text.text.es.ts';
import { text as fr } from './repeated-text.text.fr.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, such as ${quote(example, 60)}`);

const english = {
  title: 'The page repeats the same text',
  measure:
    'Lowers the score by 20% if 35% of the body text repeats earlier text, and by 40% if 65% or more does. Up to 12% doesn’t lower it.',
  reason: ({ share, example }: { share: number; example: string | null }) =>
    `${percent(share)} of the body text repeats earlier text${suchAs(example)}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
