import type { ConversionReport, Recommendation } from '@liftmark/contract/report';

type ActionPlan = ConversionReport['actionPlan'];

/** The labels of the five steps, by place in the plan. */
const PRIORITIES = ['Critical', 'High', 'Medium', 'Low', 'Low'] as const;

/** The first five recommendations as a checklist. */
export function actionPlanOf(recommendations: readonly Recommendation[]): ActionPlan {
  return PRIORITIES.flatMap((priority, index) => {
    const recommendation = recommendations[index];
    return recommendation
      ? [{ recommendation: recommendation.id, title: recommendation.title, priority }]
      : [];
  });
}
