import { translated } from '@liftmark/contract/translated';
import type { Field } from '../../../facts/types/forms.ts';
import { allOf, list } from '../../shared/phrasing.ts';
import { fieldName, fieldNames, lacking } from '../scored-form.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** The autocomplete tokens of an address, and what they stand for. */
export const ADDRESS = {
  'street-address': 'street',
  'postal-code': 'postal code',
  'address-level2': 'city',
  'address-level1': 'state or region',
  country: 'country',
};

const FIELD = { one: 'field for personal data', many: 'fields for personal data' };

function code(words: string): string {
  return `\`${words}\``;
}

/** "a, b or c" */
function anyOf(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

const english = {
  title: {
    passes: 'Browsers can autofill the form',
    fails: 'Browsers can’t reliably autofill the form',
  },
  why: 'A third of guest checkouts on one large platform use autofill, and autofilled checkouts are completed up to 41% more often, though people with saved data may be more ready to buy anyway. WCAG 1.3.5 requires fields for personal data to state their purpose in the code.',
  measure:
    'The average of all fields for the visitor’s own name, email, phone, address, and card: 1 for a valid autocomplete token, 0.5 for a matching input type alone, 0 for neither or if autocomplete is turned off.',
  notApplicable: { nothingPersonal: 'No field asks for the visitor’s own data.' },
  observed: {
    complete: ({ count }: { count: number }) =>
      `${allOf(count, FIELD.one, FIELD.many)} a valid autocomplete token.`,
    lacking: ({ fields, count }: { fields: readonly Field[]; count: number }) =>
      `${lacking(fields.length, count, 'valid autocomplete token', FIELD)}: ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }: { fields: readonly Field[] }) =>
      `Add autocomplete tokens to ${list(fieldNames(fields, 30), 4)}`,
    addressPart: ({ field }: { field: Field }) =>
      `Add the \`autocomplete\` token that matches what ${fieldName(field)} asks for: ${anyOf(Object.entries(ADDRESS).map(([token, part]) => `${code(token)} (${part})`))}.`,
    token: ({
      field,
      token,
      others,
      type,
    }: {
      field: Field;
      token: string;
      /** Tokens that fit instead if the field asks for something else of its kind. */
      others: readonly string[];
      /** The input type to set too; null where it is set already or none fits. */
      type: string | null;
    }) => {
      const name = fieldName(field);
      const wanted = code(`autocomplete="${token}"`);
      const typed = type === null ? '' : ` and ${code(`type="${type}"`)}`;
      const instead =
        others.length === 0 ? '' : ` If it asks for something else, use ${anyOf(others.map(code))} instead.`;
      return field.autocomplete === 'off'
        ? `Replace ${code('autocomplete="off"')} on ${name} with ${wanted}${typed}.${instead}`
        : `Add ${wanted}${typed} to ${name}.${instead}`;
    },
    tryOut: 'Fill out the form once on a phone with saved data to check that autofill works.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
