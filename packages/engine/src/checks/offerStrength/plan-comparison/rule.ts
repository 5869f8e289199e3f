import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Plan } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { LEAD } from '../../page-types.ts';
import { list, quote } from '../../phrasing.ts';

function named(plans: readonly Plan[]): string {
  return list(plans.map(({ name }) => quote(name, 30)));
}

/** Whether the page helps to choose: one plan stands out, or each says whom it is for. */
function guides(plans: readonly Plan[]): boolean {
  const marked = plans.filter((plan) => plan.marked).length;
  return (marked > 0 && marked < plans.length) || plans.every((plan) => plan.forWhom !== null);
}

export const planComparison = defineCheck({
  id: 'plan-comparison',
  category: 'offerStrength',
  title: { passes: 'The plans are easy to compare', fails: 'The plans are hard to tell apart' },
  why: 'Fifty experiments found no harm in many options as such. Across 99 observations too much choice hurt where the options were complex and people had no clear preference, so comparability and a recommendation matter more than the number of plans.',
  measure:
    'Half for plans that can be compared: aligned rows, or "everything in X, plus". Half for guidance: one plan is marked, or each has a line that says whom it is for. Applies from three plans on.',
  weight: 5,
  group: 'info',
  pageTypes: [...LEAD, 'course'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['plan-choice-overload-moderated', 'plan-choice-overload-zero'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { plans, plansComparable } }) {
    if (plans.length < 3) return notApplicable('There are fewer than three plans.');
    const guided = guides(plans);
    return measured(
      (plansComparable ? 0.5 : 0) + (guided ? 0.5 : 0),
      `The plans ${named(plans)} ${plansComparable ? 'can be compared line by line' : 'do not list the same rows'}, and ${guided ? 'the page helps to choose' : 'nothing says which is for whom'}.`,
      plans.map((plan) => plan.evidence),
      { searched: ['plan cards and comparison tables', 'marks and "for whom" lines on each plan'] },
    );
  },
  recommend(_outcome, { offer: { plans, plansComparable }, language }) {
    const first = plans[0]?.name ?? '[plan]';
    const second = plans[1]?.name ?? '[next plan]';
    const steps: string[] = [];
    if (!plansComparable) {
      steps.push(
        `Give ${named(plans)} the same rows in the same order, or write each as what it adds to the one before.`,
        'Start with the rows on which the plans differ; leave out what all have.',
      );
    }
    if (!guides(plans)) {
      steps.push(
        `Under each of ${named(plans)} say in one line whom it is for, and mark the one that fits most customers, if there is one.`,
      );
    }
    return {
      title: `Make ${named(plans)} easy to compare`,
      steps,
      copyExamples: [
        plansComparable
          ? { before: first, after: copyLine(language, 'planFor', { plan: first }) }
          : { before: null, after: copyLine(language, 'planAdds', { first, second }) },
      ],
      remedy: 'plan-comparison',
    };
  },
});
