import type { Field, FieldKind, FormFact } from '../../../facts/types/forms.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scoredForm } from '../scored-form.ts';
import { ADDRESS, text } from './text.ts';

/** The tokens that fit a kind of field, most common first; a label may narrow them down to one. */
const TOKENS: Partial<Record<FieldKind, readonly string[]>> = {
  name: ['name', 'given-name', 'family-name'],
  email: ['email'],
  phone: ['tel'],
  address: Object.keys(ADDRESS),
  card: ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'],
};

const FITTING_TYPE: Partial<Record<FieldKind, string>> = { email: 'email', phone: 'tel' };

function scoreOf({ kind, autocomplete, inputType }: Field): number {
  if (autocomplete === 'off') return 0;
  if (autocomplete !== null) return 1;
  return FITTING_TYPE[kind] === inputType ? 0.5 : 0;
}

function personalFields(form: FormFact): Field[] {
  return form.fields.filter(({ kind, counts }) => counts && TOKENS[kind] !== undefined);
}

function stepFor(field: Field): string {
  if (field.kind === 'address' && field.purpose === null) return text.advice.addressPart({ field });
  const [token = field.kind, ...others] =
    field.purpose === null ? (TOKENS[field.kind] ?? []) : [field.purpose];
  const type = FITTING_TYPE[field.kind] ?? null;
  return text.advice.token({ field, token, others, type: field.inputType === type ? null : type });
}

export const autofillTokens = defineCheck(() => ({
  id: 'autofill-tokens',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'form',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['autofill-tokens-wcag', 'autofill-shopify-41', 'redundant-entry'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['forms', 'leadForm'],
  evaluate(facts) {
    const form = scoredForm(facts);
    const fields = form ? personalFields(form) : [];
    if (fields.length === 0) return notApplicable(text.notApplicable.nothingPersonal);
    const lacking = fields.filter((field) => scoreOf(field) < 1);
    return measured(
      fields.reduce((sum, field) => sum + scoreOf(field), 0) / fields.length,
      lacking.length === 0
        ? text.observed.complete({ count: fields.length })
        : text.observed.lacking({ fields: lacking, count: fields.length }),
      (lacking.length > 0 ? lacking : fields).map(({ evidence }) => evidence),
    );
  },
  recommend(_outcome, facts) {
    const form = scoredForm(facts);
    const lacking = (form ? personalFields(form) : []).filter((field) => scoreOf(field) < 1);
    return {
      title: text.advice.title({ fields: lacking }),
      steps: [...lacking.slice(0, 8).map(stepFor), text.advice.tryOut],
      remedy: 'autofill-tokens',
      slight: form?.purpose === 'newsletter',
    };
  },
}));
