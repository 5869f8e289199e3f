import { translated } from '@liftmark/contract/translated';
import { amount } from '../checks/shared/phrasing.ts';
import { text as de } from './score-page.text.de.ts';
import { text as es } from './score-page.text.es.ts';
import { text as fr } from './score-page.text.fr.ts';

/** What the progress bar says while a page is judged. */
const english = {
  read: ({ type, actions, forms }: { type: string; actions: number; forms: number }) =>
    `Read the page (${type}): ${amount(actions, 'CTA')}, ${amount(forms, 'form')}`,
  checked: ({ measured, of }: { measured: number; of: number }) =>
    `Measured ${measured} of ${amount(of, 'check')}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
