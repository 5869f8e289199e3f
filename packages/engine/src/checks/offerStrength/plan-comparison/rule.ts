import type { Plan } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { LEAD } from '../../shared/page-types.ts';
import { text } from './text.ts';

/** Whether the page helps visitors choose: one plan is highlighted, or each says who it's for. */
function isGuided(plans: readonly Plan[]): boolean {
  const marked = plans.filter((plan) => plan.marked).length;
  return (marked > 0 && marked < plans.length) || plans.every((plan) => plan.forWhom !== null);
}

export const planComparison = defineCheck(() => ({
  id: 'plan-comparison',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'info',
  pageTypes: [...LEAD, 'course'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['plan-choice-overload-moderated', 'plan-choice-overload-zero'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { plans, plansComparable: comparable } }) {
    if (plans.length < 3) return notApplicable(text.notApplicable.fewPlans);
    const guided = isGuided(plans);
    return measured(
      (comparable ? 0.5 : 0) + (guided ? 0.5 : 0),
      text.observed({ names: namesOf(plans), comparable, guided }),
      plans.map((plan) => plan.evidence),
      { searched: text.searched },
    );
  },
  recommend(_outcome, { offer: { plans, plansComparable: comparable }, language }) {
    const names = namesOf(plans);
    const first = names[0] ?? text.advice.placeholders.first;
    const second = names[1] ?? text.advice.placeholders.second;
    return {
      title: text.advice.title({ names }),
      steps: [
        ...(comparable ? [] : text.advice.steps.compare({ names })),
        ...(isGuided(plans) ? [] : text.advice.steps.guide({ names })),
      ],
      copyExamples: [
        comparable
          ? { before: first, after: copyLine(language, 'planFor', { plan: first }) }
          : { before: null, after: copyLine(language, 'planAdds', { first, second }) },
      ],
      remedy: 'plan-comparison',
    };
  },
}));

function namesOf(plans: readonly Plan[]): string[] {
  return plans.map(({ name }) => name);
}
