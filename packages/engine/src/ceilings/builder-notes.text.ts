import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './builder-notes.text.de.ts';
import { text as es } from './builder-notes.text.es.ts';
import { text as fr } from './builder-notes.text.fr.ts';

const english = {
  title: 'Internal notes are visible to visitors',
  measure:
    'Lowers the score if visitors can read notes that are meant for the people who build or own the page, such as “Replace with real certificates”: by 25% for one note, by 35% for two, and by 45% for four or more.',
  reason: ({ count, example }: { count: number; example: string }) =>
    `Visitors can read ${amount(count, 'internal note')}, such as ${quote(example, 80)}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
