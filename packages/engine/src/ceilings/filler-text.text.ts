import { translated } from '@liftmark/contract/translated';
import { amount, percent, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './filler-text.text.de.ts';
import { text as es } from './filler-text.text.es.ts';
import { text as fr } from './filler-text.text.fr.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, such as ${quote(example, 60)}`);

const english = {
  title: 'The page contains placeholder text',
  measure:
    'Lowers the score by 5% if 2% of the body text is filler such as “lorem ipsum”, by 35% if 20% is, by 65% if 60% is, and by 85% if all of it is. For leftover template placeholders, lowers it by 15% if there’s one, by 28% if there are three different ones, and by 40% if there are six or more; placeholder contact details don’t count. The larger of the two counts.',
  reason: {
    filler: ({ share, example }: { share: number; example: string | null }) =>
      `${percent(share)} of the body text is filler${suchAs(example)}.`,
    placeholders: ({ count, example }: { count: number; example: string | null }) =>
      `${amount(count, 'template placeholder')} ${count === 1 ? 'was' : 'were'} left in${suchAs(example)}.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
