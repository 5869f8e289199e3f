import { translated } from '@liftmark/contract/translated';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './garbled-text.text.de.ts';
import { text as es } from './garbled-text.text.es.ts';
import { text as fr } from './garbled-text.text.fr.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, such as ${quote(example, 60)}`);

const english = {
  title: 'The text can’t be read',
  measure:
    'Lowers the score by 30% if 30% of the headings and body text is scrambled or in the wrong encoding, by 65% if 65% is, and by 85% if all of it is. Up to 12% doesn’t lower it.',
  reason: ({ share, example }: { share: number; example: string | null }) =>
    `${percent(share)} of the text can’t be read${suchAs(example)}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
