import type { Field, FieldKind, FormFact } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { evidence, type Overrides } from './test-facts.ts';

/** A required text field with a visible label, unless overridden. */
export function field(kind: FieldKind, label: string, given: Partial<Field> = {}): Field {
  return {
    kind,
    control: 'text',
    evidence: evidence(label),
    label,
    labelSource: 'visible',
    required: true,
    autocomplete: null,
    purpose: null,
    inputType: 'text',
    reason: null,
    checked: false,
    counts: true,
    ...given,
  };
}

/** Facts of a page whose only form has these fields. */
export function pageWithForm(fields: Field[], given: Partial<FormFact> = {}): Overrides<PageFacts> {
  const form: FormFact = {
    purpose: 'lead',
    evidence: evidence('Request a quote'),
    visibleFieldCount: fields.filter(({ counts }) => counts).length,
    requiredCount: fields.filter(({ required }) => required).length,
    fields,
    submit: { text: 'Request a quote', evidence: evidence('Request a quote') },
    reset: null,
    region: 'main',
    aboveFold: { desktop: true, mobile: true },
    primary: true,
    route: { account: 'none', guest: null, step: null, target: 'https://harbor.example/quote' },
    ...given,
  };
  return { forms: [form], leadForm: form };
}
