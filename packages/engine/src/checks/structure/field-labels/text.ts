import { translated } from '@liftmark/contract/translated';
import type { Field } from '../../../facts/types/forms.ts';
import { allOf, capitalized, list, nodeName } from '../../shared/phrasing.ts';
import { fieldName, fieldNames, kindOf, lacking } from '../scored-form.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'Every form field has a visible label',
    fails: 'Form fields lack visible labels',
  },
  why: 'User tests show that placeholders used as labels strain memory, hide errors, and make people skip fields. WCAG 3.3.2 requires labels, and in 2024, 35.5% of the form inputs on a million home pages lacked a proper one.',
  measure:
    'The average of all fields in the form: 1 for a visible label that stays in place, 0.4 for a hidden label or only a placeholder (0.8 for an email field on its own), 0 for no label.',
  notApplicable: { noFields: 'The page has no form with fields.' },
  observed: {
    complete: ({ count }: { count: number }) => `${allOf(count, 'field')} a visible label.`,
    lone: ({ field }: { field: Field }) =>
      `${capitalized(fieldName(field))} has no visible label, but an email field on its own can do without one.`,
    lacking: ({ fields, count }: { fields: readonly Field[]; count: number }) =>
      `${lacking(fields.length, count, 'visible label')}: ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }: { fields: readonly Field[] }) =>
      `Add ${fields.length === 1 ? 'a visible label' : 'visible labels'} to ${list(fieldNames(fields, 30), 4)}`,
    unlabeled: ({ field }: { field: Field }) =>
      `${capitalized(nodeName(field.evidence, kindOf(field)))} has no label at all. Add a <label> above it.`,
    placeholder: ({ field }: { field: Field }) =>
      `${capitalized(fieldName(field))} is only a placeholder. Show it above the field as a <label>.`,
    hiddenName: ({ field }: { field: Field }) =>
      `${capitalized(fieldName(field))} is only a hidden label. Show it above the field as a <label>.`,
    freePlaceholder: 'Use the placeholder for an example of the format, or remove it.',
    design: ['Place each label above its field, left-aligned, in the size of the body text.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
