import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Field, FormFact } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { list, quote } from '../../phrasing.ts';

const OPTIONS = ['paid-extra', 'consent', 'newsletter'];
const TICKABLE = ['checkbox', 'radio'];

function options(forms: readonly FormFact[]): Field[] {
  return forms
    .flatMap(({ fields }) => fields)
    .filter(({ kind, control }) => OPTIONS.includes(kind) && TICKABLE.includes(control));
}

function name(field: Field): string {
  return quote(field.label ?? field.evidence.text, 60);
}

export const preselectedOptions = defineCheck({
  id: 'preselected-options',
  category: 'trustCredibility',
  title: { passes: 'Nothing is chosen for the visitor', fails: 'Options are chosen for the visitor' },
  why: 'Experiments with samples of the US public found that mild tricks more than doubled the acceptance of a dubious service and aggressive ones caused a backlash. They sell in the short term, cost trust, and pre-ticked consent is unlawful in the EU.',
  measure:
    'Boxes that are ticked on arrival: a paid extra or a recurring gift 0, consent or a newsletter 0.4, none 1. "Remember me", "same address", default amounts and frequencies do not count.',
  weight: 6,
  group: 'risk',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['sneak-hidden-subscription', 'dark-patterns-effect', 'cookie-notice-position'],
  advice: { badly: 'critical', mildly: 'improve', effort: '15 min', impact: 'none' },
  needs: ['forms'],
  evaluate({ forms }) {
    const found = options(forms);
    if (found.length === 0) return notApplicable('There is no option for extras, consent or a newsletter.');
    const ticked = found.filter(({ checked }) => checked);
    if (ticked.length === 0) {
      return measured(
        1,
        `Not ticked on arrival: ${list(found.map(name), 3)}.`,
        found.map(({ evidence }) => evidence),
      );
    }
    const paid = ticked.some(({ kind }) => kind === 'paid-extra');
    return measured(
      paid ? 0 : 0.4,
      `Ticked on arrival: ${list(ticked.map(name), 4)}.`,
      ticked.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, { forms, language }) {
    const ticked = options(forms).filter(({ checked }) => checked);
    return {
      title: `Leave ${list(ticked.map(name), 3)} for the visitor to tick`,
      steps: [
        `Remove the checked state from ${list(ticked.map(name), 5)}.`,
        'Say beside each what it costs or brings, so that some will choose it.',
        'Risk: in the EU pre-ticked consent is not valid. Such defaults may sell in the short term and cost trust, refunds and complaints later.',
      ],
      copyExamples: [
        { before: ticked[0]?.label ?? null, after: `☐ ${ticked[0]?.label ?? copyLine(language, 'option')}` },
      ],
      remedy: 'preselected-options',
    };
  },
});
