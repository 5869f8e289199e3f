import { byPlace } from '@liftmark/contract/places';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';

type ActionPlan = ConversionReport['actionPlan'];

/** The labels of the five steps, by place in the plan; a small fix is never more than the last of them. */
const PRIORITIES = ['Critical', 'High', 'Medium', 'Low', 'Low'] as const;

/** The first five recommendations as a checklist. Housekeeping is in it only where nothing else is left. */
export function actionPlanOf(recommendations: readonly Recommendation[]): ActionPlan {
  const { first, also, housekeeping } = byPlace(recommendations);
  const all = [...first, ...also, ...housekeeping];
  const isUnfit = ({ notForThisPage }: Recommendation) => notForThisPage !== undefined;
  const steps = [...all.filter((item) => !isUnfit(item)), ...all.filter(isUnfit)];
  return PRIORITIES.flatMap((label, index) => {
    const step = steps[index];
    if (step === undefined) return [];
    const priority = step.place === 'housekeeping' ? 'Low' : label;
    const { id: recommendation, title, suggestedBy } = step;
    return [{ recommendation, title, priority, ...(suggestedBy !== undefined && { suggestedBy }) }];
  });
}
