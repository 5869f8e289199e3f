import { translated } from '@liftmark/contract/translated';
import type { Field } from '../../../facts/types/forms.ts';
import { capitalized, list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** “Phone” and “Password”, and whether that is one field. */
function named(fields: readonly Field[]): { names: string; isOne: boolean } {
  const names = fieldNames(fields);
  return { names: list(names), isOne: names.length === 1 };
}

const english = {
  title: {
    passes: 'No sensitive field goes unexplained',
    fails: 'Sensitive data is required without a reason',
  },
  why: 'Across 1,362 online forms, people left most often at the password field, followed by the phone number. In checkout studies, people gave up over required phone fields with no explanation, and 58% of sites didn’t explain why they asked.',
  measure:
    'Required fields for a phone number, birth date, income, or ID number that aren’t explained in the same group of fields, and passwords outside of account and checkout forms: 1 for none, 0.5 for one, 0.1 from two. A phone number doesn’t need an explanation if visitors ask for a callback, book, or get a delivery, or if a service shows its own number above the fold. Not scored if it’s unclear whether a field is required.',
  notApplicable: { noForm: 'The page has no form.' },
  notMeasured: {
    unclear: ({ unclear }: { unclear: readonly Field[] }) => {
      const { names, isOne } = named(unclear);
      return `It’s unclear whether ${names} ${isOne ? 'is' : 'are'} required.`;
    },
  },
  searched: ['text in the same group as each field, for an explanation'],
  observed: {
    none: 'No sensitive field is required without an explanation.',
    required: ({ fields }: { fields: readonly Field[] }) => {
      const { names, isOne } = named(fields);
      return `${capitalized(names)} ${isOne ? 'is' : 'are'} required, and nothing nearby explains why.`;
    },
  },
  advice: {
    title: ({ fields }: { fields: readonly Field[] }) =>
      `Make ${named(fields).names} optional, or explain why you ask`,
    remove: ({ fields }: { fields: readonly Field[] }) => {
      const { names, isOne } = named(fields);
      return `Remove ${names} if the next step works without ${isOne ? 'it' : 'them'}.`;
    },
    explain: ({ fields }: { fields: readonly Field[] }): string =>
      named(fields).isOne
        ? 'Otherwise, mark it as optional, or add one honest line below it that says what you use it for.'
        : 'Otherwise, mark them as optional, or add one honest line below each that says what you use it for.',
    postponePassword:
      'Ask for a password only after the request has been sent, or send a sign-in link instead.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
