import type { Field, FormFact } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { nodeName } from '../../node-name.ts';
import { allOf, capitalized, list, partOf } from '../../phrasing.ts';
import { fieldName, fieldNames, scoredForm } from '../scored-form.ts';

function counted(form: FormFact): Field[] {
  return form.fields.filter(({ counts }) => counts);
}

/** What a lone e-mail field is worth that a placeholder names. */
const LONE_SCORE = 0.8;

function scoreOf(field: Field, alone: boolean): number {
  if (field.labelSource === 'visible') return 1;
  if (field.labelSource === 'none') return 0;
  return alone && field.kind === 'email' ? LONE_SCORE : 0.4;
}

export const fieldLabels = defineCheck({
  id: 'field-labels',
  category: 'structure',
  title: { passes: 'Every field has a lasting label', fails: 'Fields lack a lasting label' },
  why: 'User tests show that placeholder text in place of labels strains memory, hides errors and makes people skip fields. WCAG 3.3.2 demands labels, and in 2024 35.5% of the form inputs on a million home pages lacked a proper one.',
  measure:
    'Mean over the fields of the form: a visible label that stays scores 1, an invisible name or a placeholder alone 0.4 (0.8 for a lone e-mail field), nothing 0.',
  weight: 6,
  group: 'form',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['form-labels-wcag', 'placeholder-as-label', 'accessibility-click-away'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['forms', 'leadForm'],
  evaluate(facts) {
    const form = scoredForm(facts);
    const fields = form ? counted(form) : [];
    if (fields.length === 0) return notApplicable('There is no form with fields.');
    const lacking = fields.filter(({ labelSource }) => labelSource !== 'visible');
    const [only] = fields;
    const score = fields.reduce((sum, field) => sum + scoreOf(field, fields.length === 1), 0) / fields.length;
    return measured(
      score,
      lacking.length === 0
        ? `${allOf(fields.length, 'field')} a visible label.`
        : only && score === LONE_SCORE && fields.length === 1
          ? `${fieldName(only)} has no visible label, which a lone e-mail field can do without.`
          : `${partOf(lacking.length, fields.length, 'field')} no visible label: ${list(
              fieldNames(lacking, 30),
              6,
            )}.`,
      (lacking.length > 0 ? lacking : fields).map(({ evidence }) => evidence),
    );
  },
  recommend(_outcome, facts) {
    const form = scoredForm(facts);
    const lacking = (form ? counted(form) : []).filter(({ labelSource }) => labelSource !== 'visible');
    return {
      title: `Put a lasting label on ${list(fieldNames(lacking, 30), 4)}`,
      steps: [
        ...lacking
          .slice(0, 6)
          .map((field) =>
            field.labelSource === 'none'
              ? capitalized(
                  `${nodeName(field.evidence, `${field.kind} field`)} has no label at all: write a <label> above it.`,
                )
              : `${fieldName(field)} stands only as ${field.labelSource === 'placeholder' ? 'a placeholder' : 'a hidden name'}: write it above the field as a <label>.`,
          ),
        'Keep the placeholder for an example of the format, or leave it out.',
      ],
      design: ['Label above the field, left-aligned, at the size of the body text.'],
      remedy: 'field-labels',
    };
  },
});
