import type { Field, FormFact } from '../../../facts/types/forms.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { some } from '../../cases.ts';
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

function checked(forms: readonly FormFact[]): Field[] {
  return options(forms).filter((option) => option.checked);
}

function hasPaidExtra(forms: readonly FormFact[]): boolean {
  return checked(forms).some(({ kind }) => kind === 'paid-extra');
}

function observedChecked({ items }: { items: readonly Field[] }): string {
  return text.observed.checked({ labels: items.map(labelOf) });
}

export const preselectedOptions = defineCheck(() => ({
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
  cases: ({ when, notApplicable }) => [
    when(0, text.how.paid, ({ forms }) => hasPaidExtra(forms) && some(checked(forms)), observedChecked, {
      certain: true,
    }),
    when(0.4, text.how.checked, ({ forms }) => some(checked(forms)), observedChecked, { certain: true }),
    when(
      1,
      text.how.unchecked,
      ({ forms }) => some(options(forms)),
      ({ items }) => text.observed.unchecked({ labels: items.map(labelOf) }),
    ),
    notApplicable(() => true, text.notApplicable.noOptions),
  ],
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
}));
