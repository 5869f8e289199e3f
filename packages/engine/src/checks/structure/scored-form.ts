import type { FormFact, PageFacts } from '../../observe/facts.ts';
import { quote } from '../phrasing.ts';

/** The form that the form checks judge: the primary action's, else the largest; a footer newsletter only if alone. */
export function scoredForm({ forms, leadForm }: Pick<PageFacts, 'forms' | 'leadForm'>): FormFact | null {
  const primary = forms.find((form) => form.primary);
  if (primary) return primary;
  if (leadForm && !(isFooterNewsletter(leadForm) && forms.length > 1)) return leadForm;
  return forms.find((form) => !isFooterNewsletter(form)) ?? forms[0] ?? null;
}

function isFooterNewsletter({ purpose, region }: FormFact): boolean {
  return purpose === 'newsletter' && region === 'footer';
}

/** What a person calls a field: its label in quotation marks, else what it asks for. */
export function fieldName(field: FormFact['fields'][number], limit = 40): string {
  const label = labelOf(field);
  return label === null ? `the unlabeled ${field.kind} field` : quote(label, limit);
}

/** The label without the mark of a required field; null where there is none. */
export function labelOf({ label }: FormFact['fields'][number]): string | null {
  const words = label
    ?.replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*\*$/, '');
  return words || null;
}

/** The names of fields, each said once. */
export function fieldNames(fields: readonly FormFact['fields'][number][], limit = 40): string[] {
  return [...new Set(fields.map((field) => fieldName(field, limit)))];
}
