import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Field, FormFact, PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { list } from '../../phrasing.ts';
import { fieldNames, labelOf, scoredForm } from '../scored-form.ts';

const PHONE_IS_THE_POINT = ['callback', 'booking'];
const HAS_ACCOUNT = ['signup', 'signin', 'checkout'];
const PERSONAL = ['phone', 'birthdate', 'income', 'identity'];

/** Whether people reach the business by phone in the first place: a service with its number in the first screen. */
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

/** Demanded ones, and those of which it is unclear whether they are demanded. A password is always demanded. */
function sensitive(
  form: FormFact,
  facts: Pick<PageFacts, 'pageType' | 'trust'>,
): { demanded: Field[]; unclear: Field[] } {
  const fields = form.fields.filter((field) => isSensitive(field, form, isCallable(facts)));
  const demands = ({ kind, required }: Field) => kind === 'password' || required === true;
  return {
    demanded: fields.filter(demands),
    unclear: fields.filter((field) => !demands(field) && field.required === null),
  };
}

export const sensitiveFields = defineCheck({
  id: 'sensitive-fields',
  category: 'structure',
  title: {
    passes: 'Nothing sensitive is demanded without a reason',
    fails: 'Sensitive data is demanded without a reason',
  },
  why: 'Across 1,362 online forms people left most often at the password and next at the phone number. Checkout studies saw required phone fields without a reason cause abandonments, while 58% of the sites gave none.',
  measure:
    'Required phone, birth date, income or identity number without a reason in the field’s group, and a password outside of account and checkout forms: none scores 1, one 0.5, two or more 0.1. A phone number needs no reason where one is called back, books or gets a delivery, nor on the page of a service that shows its own number in the first screen. Where it is unclear whether a field is required, nothing is measured.',
  weight: 4,
  group: 'form',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['phone-field-required', 'password-phone-abandon', 'privacy-salience'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'friction' },
  needs: ['forms', 'leadForm', 'trust'],
  evaluate(facts) {
    const form = scoredForm(facts);
    if (!form) return notApplicable('There is no form.');
    const { demanded, unclear } = sensitive(form, facts);
    if (unclear.length > 0 && demanded.length < 2) {
      return notMeasured(`Whether ${list(fieldNames(unclear, 40))} must be filled in could not be told.`);
    }
    if (demanded.length === 0) {
      return measured(1, 'No sensitive field is demanded without a reason.', [form.evidence]);
    }
    return measured(
      demanded.length === 1 ? 0.5 : 0.1,
      `${list(fieldNames(demanded, 40))} must be filled in, and no reason stands near.`,
      demanded.map(({ evidence }) => evidence),
      { searched: ['the text of each field’s group', 'the word list for reasons'] },
    );
  },
  recommend(_outcome, facts) {
    const form = scoredForm(facts);
    const demanded = form ? sensitive(form, facts).demanded : [];
    const names = list(fieldNames(demanded, 40));
    const first = demanded[0];
    return {
      title: `Make ${names} optional, or say why you ask`,
      steps: [
        `Leave ${names} out if the next step works without.`,
        'Otherwise mark it as optional, or write one honest line below it that says what it is used for.',
        ...(demanded.some(({ kind }) => kind === 'password')
          ? ['Ask for a password only after the request has been sent, or send a sign-in link instead.']
          : []),
      ],
      copyExamples: [
        {
          before: first ? labelOf(first) : null,
          after: copyLine(facts.language, 'optionalField', { field: first ? labelOf(first) : null }),
        },
      ],
      remedy: 'sensitive-fields',
    };
  },
});
