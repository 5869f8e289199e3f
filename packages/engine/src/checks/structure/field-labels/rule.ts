import type { Field, FormFact } from '../../../facts/types/forms.ts';
import { measured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scoredForm, withoutForm } from '../scored-form.ts';
import { text } from './text.ts';

function counted(form: FormFact): Field[] {
  return form.fields.filter(({ counts }) => counts);
}

/** The score of a lone email field that has only a placeholder. */
const LONE_SCORE = 0.8;

function scoreOf(field: Field, alone: boolean): number {
  if (field.labelSource === 'visible') return 1;
  if (field.labelSource === 'none') return 0;
  return alone && field.kind === 'email' ? LONE_SCORE : 0.4;
}

export const fieldLabels = defineCheck(() => ({
  id: 'field-labels',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 6,
  group: 'form',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['form-labels-wcag', 'placeholder-as-label', 'accessibility-click-away'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['forms', 'leadForm', 'content'],
  evaluate(facts) {
    const form = scoredForm(facts);
    const fields = form ? counted(form) : [];
    if (fields.length === 0) return withoutForm(facts.content, text.notApplicable.noFields);
    const lacking = fields.filter(({ labelSource }) => labelSource !== 'visible');
    const [only] = fields;
    const score = fields.reduce((sum, field) => sum + scoreOf(field, fields.length === 1), 0) / fields.length;
    return measured(
      score,
      lacking.length === 0
        ? text.observed.complete({ count: fields.length })
        : only && score === LONE_SCORE && fields.length === 1
          ? text.observed.lone({ field: only })
          : text.observed.lacking({ fields: lacking, count: fields.length }),
      (lacking.length > 0 ? lacking : fields).map(({ evidence }) => evidence),
    );
  },
  recommend(_outcome, facts) {
    const form = scoredForm(facts);
    const lacking = (form ? counted(form) : []).filter(({ labelSource }) => labelSource !== 'visible');
    const { title, freePlaceholder, design } = text.advice;
    return {
      title: title({ fields: lacking }),
      steps: [...lacking.slice(0, 6).map(stepFor), freePlaceholder],
      design,
      remedy: 'field-labels',
    };
  },
}));

function stepFor(field: Field): string {
  const { unlabeled, placeholder, hiddenName } = text.advice;
  if (field.labelSource === 'none') return unlabeled({ field });
  return field.labelSource === 'placeholder' ? placeholder({ field }) : hiddenName({ field });
}
