import type { Field, FormFact } from '../../../facts/types/forms.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { labelOf, scoredForm } from '../scored-form.ts';
import { text } from './text.ts';

const PHONE_IS_THE_POINT = ['callback', 'booking'];
const HAS_ACCOUNT = ['signup', 'signin', 'checkout'];
const PERSONAL = ['phone', 'birthdate', 'income', 'identity'];

/** Whether people reach the business by phone anyway: a service that shows its number above the fold. */
function isCallable({ pageType, trust }: Pick<PageFacts, 'pageType' | 'trust'>): boolean {
  const { type } = pageType;
  return (
    (type === 'service' || type === 'hospitality') &&
    trust.support.some(({ kind, depth }) => kind === 'phone' && (depth.desktop ?? depth.mobile ?? 1) < 1)
  );
}

function isSensitive(field: Field, form: FormFact, callable: boolean): boolean {
  if (field.kind === 'password') return !HAS_ACCOUNT.includes(form.purpose);
  if (!PERSONAL.includes(field.kind) || field.reason !== null) return false;
  if (field.kind !== 'phone') return true;
  const delivers = form.fields.some(({ kind }) => kind === 'address');
  return !delivers && !PHONE_IS_THE_POINT.includes(form.purpose) && !callable;
}

/** The required ones, and those that may or may not be required. A password always is. */
function sensitive(
  form: FormFact,
  facts: Pick<PageFacts, 'pageType' | 'trust'>,
): { required: Field[]; unclear: Field[] } {
  const fields = form.fields.filter((field) => isSensitive(field, form, isCallable(facts)));
  const isRequired = ({ kind, required }: Field) => kind === 'password' || required === true;
  return {
    required: fields.filter(isRequired),
    unclear: fields.filter((field) => !isRequired(field) && field.required === null),
  };
}

export const sensitiveFields = defineCheck(() => ({
  id: 'sensitive-fields',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'form',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['phone-field-required', 'password-phone-abandon', 'privacy-salience'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'friction' },
  needs: ['forms', 'leadForm', 'trust'],
  evaluate(facts) {
    const form = scoredForm(facts);
    if (!form) return notApplicable(text.notApplicable.noForm);
    const { required, unclear } = sensitive(form, facts);
    if (unclear.length > 0 && required.length < 2) return notMeasured(text.notMeasured.unclear({ unclear }));
    if (required.length === 0) return measured(1, text.observed.none, [form.evidence]);
    return measured(
      required.length === 1 ? 0.5 : 0.1,
      text.observed.required({ fields: required }),
      required.map(({ evidence }) => evidence),
      { searched: text.searched },
    );
  },
  recommend(_outcome, facts) {
    const form = scoredForm(facts);
    const fields = form ? sensitive(form, facts).required : [];
    const [first] = fields;
    const label = first ? labelOf(first) : null;
    const { title, remove, explain, postponePassword } = text.advice;
    return {
      title: title({ fields }),
      steps: [
        remove({ fields }),
        explain({ fields }),
        ...(fields.some(({ kind }) => kind === 'password') ? [postponePassword] : []),
      ],
      copyExamples: [{ before: label, after: copyLine(facts.language, 'optionalField', { field: label }) }],
      remedy: 'sensitive-fields',
    };
  },
}));
