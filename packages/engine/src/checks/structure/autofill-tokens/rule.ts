import type { Field, FieldKind, FormFact } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { every, list, partOf } from '../../phrasing.ts';
import { fieldName, fieldNames, scoredForm } from '../scored-form.ts';

/** What the parts of an address are called in code. */
const ADDRESS = {
  'street-address': 'street',
  'postal-code': 'postal code',
  'address-level2': 'town',
  'address-level1': 'state or region',
  country: 'country',
};

/** The tokens that fit, most usual first; which one depends on what the field asks for. */
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

function own(form: FormFact): Field[] {
  return form.fields.filter(({ kind, counts }) => counts && TOKENS[kind] !== undefined);
}

function advice(field: Field): string {
  if (field.kind === 'address' && field.purpose === null) {
    return `${fieldName(field)}: the \`autocomplete\` token of what it asks for: ${list(Object.entries(ADDRESS).map(([token, part]) => `\`${token}\` (${part})`))}.`;
  }
  const tokens = field.purpose === null ? (TOKENS[field.kind] ?? []) : [field.purpose];
  const first = tokens[0] ?? field.kind;
  const others =
    tokens.length > 1
      ? ` (or ${list(tokens.slice(1).map((token) => `\`${token}\``))}, whichever it asks for)`
      : '';
  const type = FITTING_TYPE[field.kind];
  const typed = type && field.inputType !== type ? ` and \`type="${type}"\`` : '';
  const now = field.autocomplete === 'off' ? ' instead of `off`' : '';
  return `${fieldName(field)}: \`autocomplete="${first}"\`${now}${others}${typed}.`;
}

export const autofillTokens = defineCheck({
  id: 'autofill-tokens',
  category: 'structure',
  title: { passes: 'Browsers can fill the form in', fails: 'Browsers cannot fill the form in reliably' },
  why: 'A third of guest checkouts on one large platform use autofill, and those are completed up to 41% more often, though people with stored data are readier to buy anyway. WCAG 1.3.5 requires that personal fields name their purpose in the code.',
  measure:
    'Mean over the fields for the visitor’s own name, e-mail, phone, address and card: a valid autocomplete token scores 1, only a fitting input type 0.5, neither, or autocomplete switched off, 0.',
  weight: 5,
  group: 'form',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['autofill-tokens-wcag', 'autofill-shopify-41', 'redundant-entry'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['forms', 'leadForm'],
  evaluate(facts) {
    const form = scoredForm(facts);
    const fields = form ? own(form) : [];
    if (fields.length === 0) return notApplicable('No field asks for the visitor’s own data.');
    const lacking = fields.filter((field) => scoreOf(field) < 1);
    return measured(
      fields.reduce((sum, field) => sum + scoreOf(field), 0) / fields.length,
      lacking.length === 0
        ? `${every(fields.length, 'field for personal data', 'fields for personal data')} ${fields.length === 1 ? 'names its' : 'name their'} purpose in the code.`
        : `${partOf(lacking.length, fields.length, 'field for personal data', 'fields for personal data')} no valid autocomplete token: ${list(
            fieldNames(lacking, 30),
            6,
          )}.`,
      (lacking.length > 0 ? lacking : fields).map(({ evidence }) => evidence),
    );
  },
  recommend(_outcome, facts) {
    const form = scoredForm(facts);
    const lacking = (form ? own(form) : []).filter((field) => scoreOf(field) < 1);
    return {
      title: `Add autocomplete tokens to ${list(fieldNames(lacking, 30), 4)}`,
      steps: [
        ...lacking.slice(0, 8).map(advice),
        'Fill the form in once on a phone with stored data to see that it works.',
      ],
      remedy: 'autofill-tokens',
      slight: form?.purpose === 'newsletter',
    };
  },
});
