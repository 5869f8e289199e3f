import { translated } from '@liftmark/contract/translated';
import type { Field } from '../../../facts/types/forms.ts';
import { amount, list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'The form is short', fails: 'The form is long' },
  why: 'Checkout research finds an average of 11.3 fields where 8 would be enough, and 18 to 22% of people say they left because the process was too long. Across the landing pages of one marketing platform, conversion fell only slightly with the number of fields, but clearly with dropdowns and text areas.',
  measure: ({ fields, checkout }: { fields: string; checkout: string }) =>
    `Fields in the visible step, where each dropdown, and each text area after the first, counts double: ${fields}; at checkout, ${checkout}.`,
  notApplicable: { noForm: 'The page has no form.' },
  observed: {
    fields: ({
      count,
      fields,
      limit,
      isWeighted,
    }: {
      count: number;
      fields: readonly Field[];
      /** The most fields that cost no points; null where the form costs none. */
      limit: number | null;
      /** Whether some of its fields count double. */
      isWeighted: boolean;
    }) => {
      const names = fieldNames(fields, 30);
      const ideal = `${limit} or fewer is ideal${isWeighted ? '; dropdowns and extra text areas count double' : ''}`;
      return `The form has ${count === 0 ? 'no fields' : amount(count, 'field')}${limit === null ? '' : ` (${ideal})`}${names.length > 0 ? `: ${list(names, 8)}` : ''}.`;
    },
  },
  advice: {
    title: ({ surplus, count }: { surplus: readonly Field[]; count: number }) => {
      const names = fieldNames(surplus);
      return names.length > 0
        ? `Shorten the form: check whether ${list(names, 4)} ${names.length === 1 ? 'is' : 'are'} needed`
        : `Shorten the form (${amount(count, 'field')} now)`;
    },
    review: ({ surplus }: { surplus: readonly Field[] }) => {
      const names = fieldNames(surplus);
      return `Check whether the next step needs ${names.length > 0 ? list(names, 8) : 'each field'}. Remove what it doesn’t need, or ask for it later.`;
    },
    replaceSelects: ({ selects }: { selects: readonly Field[] }) =>
      `Replace ${list(fieldNames(selects))} with buttons or text fields: dropdowns cost more conversions than plain fields.`,
    split:
      'If you need all the fields, two steps can work: form data puts the limit at about 7 fields per page.',
    watchQuality:
      'Watch lead quality too: fewer fields can bring more inquiries but a smaller share of good ones.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
