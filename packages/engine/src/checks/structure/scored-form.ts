import type { Field, FormFact } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { singleSpaced } from '../../language/characters.ts';
import { notApplicable, notMeasured } from '../check.ts';
import { quote } from '../shared/phrasing.ts';
import { text } from './scored-form.text.ts';

/** The form that the form checks judge: the primary action's, else the largest; a footer newsletter only if alone. */
export function scoredForm({ forms, leadForm }: Pick<PageFacts, 'forms' | 'leadForm'>): FormFact | null {
  const primary = forms.find((form) => form.primary);
  if (primary) return primary;
  if (leadForm && !(isFooterNewsletter(leadForm) && forms.length > 1)) return leadForm;
  return forms.find((form) => !isFooterNewsletter(form)) ?? forms[0] ?? null;
}

/** Why no form is judged: there is none, or it comes from another host and didn't load for us. */
export function withoutForm({ unfinished }: Pick<PageFacts['content'], 'unfinished'>, reason: string) {
  const host = unfinished.awaitedForm;
  return host === null ? notApplicable(reason) : notMeasured(text.awaited({ host }));
}

function isFooterNewsletter({ purpose, region }: FormFact): boolean {
  return purpose === 'newsletter' && region === 'footer';
}

/** What a field is without its label: "email field". */
export function kindOf({ kind }: Field): string {
  return text.kinds[kind];
}

/** What to call a field: its label in quotation marks, else what it asks for. */
export function fieldName(field: Field, limit = 40): string {
  const label = labelOf(field);
  return label === null ? text.unlabeled({ kind: kindOf(field) }) : quote(label, limit);
}

/** The label without the mark of a required field; null where there is none. */
export function labelOf({ label }: Field): string | null {
  const words = singleSpaced(label ?? '').trim();
  return (words.endsWith('*') ? words.slice(0, -1).trimEnd() : words) || null;
}

/** How many of the fields lack something: "2 of 3 fields have no visible label". */
export function lacking(
  count: number,
  total: number,
  thing: string,
  { one, many }: { one: string; many: string } = { one: 'field', many: 'fields' },
): string {
  if (total === 1) return `The only ${one} has no ${thing}`;
  if (count < total) return `${count} of ${total} ${many} ${count === 1 ? 'has' : 'have'} no ${thing}`;
  return total === 2 ? `Neither ${one} has a ${thing}` : `None of the ${total} ${many} has a ${thing}`;
}

/** The names of fields, each said once. */
export function fieldNames(fields: readonly Field[], limit = 40): string[] {
  return [...new Set(fields.map((field) => fieldName(field, limit)))];
}
