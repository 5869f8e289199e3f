import { translated } from '@liftmark/contract/translated';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './mixed-languages.text.de.ts';
import { text as es } from './mixed-languages.text.es.ts';
import { text as fr } from './mixed-languages.text.fr.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, such as ${quote(example, 60)}`);

const english = {
  title: 'The text mixes languages',
  measure:
    'Lowers the score by 12% if 35% or more of the headings and body text is in a different language from the page. Up to 10% doesn’t lower it.',
  reason: ({ share, example }: { share: number; example: string | null }) =>
    `${percent(share)} of the text is in a different language than the rest${suchAs(example)}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
