import type { Field, FormFact } from '../../../facts/types/forms.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

const OPTIONS = ['paid-extra', 'consent', 'newsletter'];
const CHECKABLE = ['checkbox', 'radio'];

function options(forms: readonly FormFact[]): Field[] {
  return forms
    .flatMap(({ fields }) => fields)
    .filter(({ kind, control }) => OPTIONS.includes(kind) && CHECKABLE.includes(control));
}

function labelOf({ label, evidence }: Field): string {
  return label ?? evidence.text;
}

export const preselectedOptions = defineCheck({
  id: 'preselected-options',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 6,
  group: 'risk',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['sneak-hidden-subscription', 'dark-patterns-effect', 'cookie-notice-position'],
  advice: { badly: 'critical', mildly: 'improve', effort: '15 min', impact: 'none' },
  needs: ['forms'],
  evaluate({ forms }) {
    const found = options(forms);
    if (found.length === 0) return notApplicable(text.notApplicable.noOptions);
    const checked = found.filter((option) => option.checked);
    if (checked.length === 0) {
      return measured(
        1,
        text.observed.unchecked({ labels: found.map(labelOf) }),
        found.map(({ evidence }) => evidence),
      );
    }
    const isPaid = checked.some(({ kind }) => kind === 'paid-extra');
    return measured(
      isPaid ? 0 : 0.4,
      text.observed.checked({ labels: checked.map(labelOf) }),
      checked.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, { forms, language }) {
    const checked = options(forms).filter((option) => option.checked);
    const labels = checked.map(labelOf);
    const first = checked[0]?.label ?? null;
    return {
      title: text.advice.title({ labels }),
      steps: text.advice.steps({ labels }),
      copyExamples: [{ before: first, after: `☐ ${first ?? copyLine(language, 'option')}` }],
      remedy: 'preselected-options',
    };
  },
});
