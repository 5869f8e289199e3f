import { z } from 'zod';

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
