import { AUDIENCE_ADVICE } from './journey-audiences.ts';
import { GOAL_ADVICE } from './journey-goals.ts';
import type { JourneyInputs } from './journey-inputs.ts';
import { PAIN_POINT_ADVICE } from './journey-pain-points.ts';
import type { StageTexts } from './journey-stage-texts.ts';
import { JOURNEY_STAGES } from './journey-stages.ts';

export interface JourneyStage extends StageTexts {
  customRecommendations: string[];
}

const MAX_RECOMMENDATIONS = 4;

/** The stages of a business, with advice if both a goal and an audience are chosen. */
export function mapJourney(inputs: JourneyInputs): JourneyStage[] {
  return JOURNEY_STAGES[inputs.businessType].map((stage, index) => ({
    ...stage,
    customRecommendations: adviceFor(inputs, index),
  }));
}

function adviceFor(inputs: JourneyInputs, stage: number): string[] {
  const { businessType, primaryGoal, targetAudience, painPoint } = inputs;
  if (primaryGoal === null || targetAudience === null) return [];
  const audience = AUDIENCE_ADVICE[targetAudience];
  const advice = [
    GOAL_ADVICE[businessType][primaryGoal][stage],
    audience.stages[stage],
    painPoint === null ? undefined : PAIN_POINT_ADVICE[painPoint].stages[stage],
  ];
  return advice.filter((text) => text !== undefined).slice(0, MAX_RECOMMENDATIONS);
}
