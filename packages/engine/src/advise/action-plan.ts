import { byPlace } from '@liftmark/contract/places';
import type { ConversionReport, Recommendation, RecommendationType } from '@liftmark/contract/report';

type ActionPlan = ConversionReport['actionPlan'];

const MOST_STEPS = 5;

/** The priority of a step by the severity that the list of changes shows for it. */
const PRIORITIES: Record<RecommendationType, ActionPlan[number]['priority']> = {
  critical: 'Critical',
  improve: 'High',
  optimize: 'Medium',
  other: 'Low',
};

/** The first five recommendations as a checklist. Housekeeping is in it only where nothing else is left. */
export function actionPlanOf(recommendations: readonly Recommendation[]): ActionPlan {
  const { first, also, housekeeping } = byPlace(recommendations);
  const all = [...first, ...also, ...housekeeping];
  const isUnfit = ({ notForThisPage }: Recommendation) => notForThisPage !== undefined;
  const steps = [...all.filter((item) => !isUnfit(item)), ...all.filter(isUnfit)];
  return steps.slice(0, MOST_STEPS).map(({ id: recommendation, title, type, suggestedBy }) => {
    const priority = PRIORITIES[type];
    return { recommendation, title, priority, ...(suggestedBy !== undefined && { suggestedBy }) };
  });
}
