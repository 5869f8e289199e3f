import { z } from 'zod';
import { AUDIENCE_ADVICE } from './journey-audiences.ts';
import { GOAL_ADVICE } from './journey-goals.ts';
import { PAIN_POINT_ADVICE } from './journey-pain-points.ts';
import { JOURNEY_STAGES } from './journey-stages.ts';

export const BUSINESS_TYPES = ['ecommerce', 'saas', 'service'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export const JOURNEY_GOALS = [
  'increase-conversions',
  'reduce-churn',
  'improve-experience',
  'boost-retention',
] as const;
export type JourneyGoal = (typeof JOURNEY_GOALS)[number];

export const AUDIENCES = [
  'smb-owners',
  'marketing-managers',
  'ecommerce-directors',
  'consumer-millennials',
  'consumer-parents',
  'consumer-professionals',
  'enterprise-it',
  'enterprise-ceo',
  'startup-founders',
  'freelancers',
  'agency-owners',
  'saas-founders',
] as const;
export type Audience = (typeof AUDIENCES)[number];

export const PAIN_POINTS = [
  'high-bounce-rate',
  'low-conversion-rate',
  'cart-abandonment',
  'poor-user-experience',
  'poor-retention',
  'low-engagement',
  'long-sales-cycle',
  'high-customer-acquisition-cost',
  'low-average-order-value',
  'poor-lead-quality',
] as const;
export type PainPoint = (typeof PAIN_POINTS)[number];

export const BUSINESS_TYPE_LABELS: Record<BusinessType, string> = {
  ecommerce: 'E-commerce',
  saas: 'SaaS',
  service: 'Service business',
};

export const JOURNEY_GOAL_LABELS: Record<JourneyGoal, string> = {
  'increase-conversions': 'Increase conversions',
  'reduce-churn': 'Reduce churn',
  'improve-experience': 'Improve experience',
  'boost-retention': 'Boost retention',
};

/** The inputs of a journey as an address carries them. Unknown options count as not chosen. */
export const journeyInputsSchema = z.object({
  businessType: z.enum(BUSINESS_TYPES),
  primaryGoal: z.enum(JOURNEY_GOALS).nullable().catch(null),
  targetAudience: z.enum(AUDIENCES).nullable().catch(null),
  painPoint: z.enum(PAIN_POINTS).nullable().catch(null),
});

export type JourneyInputs = z.output<typeof journeyInputsSchema>;

/** The part of a stage that doesn't depend on the goal. */
export interface StageTexts {
  name: string;
  description: string;
  touchpoints: string[];
  emotions: string[];
  actions: string[];
  opportunities: string[];
  painPoints: string[];
}

export interface JourneyStage extends StageTexts {
  customRecommendations: string[];
}

/** One text for each of the four stages, first to last. */
export type FourStages = readonly [string, string, string, string];

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
