import type { FormFact, PageFacts } from '../../observe/facts.ts';

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

/** What a person calls a field: its label, else what it asks for. */
export function fieldName({ label, kind }: FormFact['fields'][number]): string {
  return (
    label
      ?.replace(/\s+/g, ' ')
      .trim()
      .replace(/\s*\*$/, '') || `unlabeled ${kind} field`
  );
}
