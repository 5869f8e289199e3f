import { translated } from '@liftmark/contract/translated';
import { quote } from '../checks/shared/phrasing.ts';
import { text as de } from './broken-form.text.de.ts';
import { text as es } from './broken-form.text.es.ts';
import { text as fr } from './broken-form.text.fr.ts';

const english = {
  title: 'The form can’t be submitted',
  measure:
    'Lowers the score by 6% if the page’s main form (two or more fields) has no submit button or a disabled one, and by 25% if there’s no submit button and the page has no other button either.',
  reason: {
    noButton: ({ form }: { form: string }) => `The form ${quote(form, 40)} has no submit button.`,
    disabled: ({ button }: { button: string }) =>
      `The form’s submit button ${quote(button, 40)} is disabled.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
