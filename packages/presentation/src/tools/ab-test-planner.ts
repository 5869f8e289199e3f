import type { AbTestInputs, BusinessGoal } from './ab-test-inputs.ts';
import { AB_ELEMENT_TEXTS, AB_GOAL_TEXTS } from './ab-test-texts.ts';

export interface AbTestPlan {
  testName: string;
  hypothesis: string;
  /** Rule of thumb: the larger of 1,000 and twice the weekly traffic. */
  sampleSize: number;
  /** In weeks. */
  duration: number;
  /** 0 to 100. */
  priorityScore: number;
  priority: 'High Priority' | 'Medium' | 'Low';
  /** Relative, in percent. */
  minDetectableEffect: number;
  /** Conversions a week today. */
  baseConversions: number;
  recommendations: { category: string; hypothesis: string }[];
  metrics: { primary: string; secondary: string[] };
  variants: { name: string; description: string }[];
  /** The sample that the effect really needs, next to the rule of thumb. */
  sound: SoundSample;
}

export interface SoundSample {
  /** Visitors per variant; null where the improved rate would exceed 100 %. */
  perVariant: number | null;
  total: number | null;
  weeks: number | null;
}

const MIN_DETECTABLE_EFFECT = 20;
const SECONDARY = ['Time on page', 'Bounce rate', 'Revenue per visitor'];

/** A change of the rate in the direction that the goal asks for, in percent. */
export function effectOn(goal: BusinessGoal, effect: number): number {
  return AB_GOAL_TEXTS[goal].isLowered ? -effect : effect;
}

export function planAbTest({ element, goal, rate, traffic }: AbTestInputs): AbTestPlan {
  const texts = AB_ELEMENT_TEXTS[element];
  const aim = AB_GOAL_TEXTS[goal];
  const sampleSize = Math.max(1000, traffic * 2);
  const priorityScore = Math.min(100, Math.round(traffic / 100 + rate * 10));
  return {
    testName: `${texts.label} test: ${aim.short}`,
    hypothesis: `If ${texts.change}, then ${aim.outcome}, because ${texts.reason}.`,
    sampleSize,
    duration: Math.ceil(sampleSize / traffic / 7),
    priorityScore,
    priority: priorityScore >= 80 ? 'High Priority' : priorityScore >= 60 ? 'Medium' : 'Low',
    minDetectableEffect: MIN_DETECTABLE_EFFECT,
    baseConversions: (traffic * rate) / 100,
    recommendations: texts.ideas,
    metrics: { primary: aim.metric, secondary: SECONDARY.filter((metric) => metric !== aim.metric) },
    variants: [
      { name: 'Control', description: texts.control },
      { name: 'Variant A', description: texts.variant },
    ],
    sound: soundSample(rate, traffic, effectOn(goal, MIN_DETECTABLE_EFFECT)),
  };
}

/** Normal quantiles for 5 % significance (two-sided) and 80 % power. */
const Z_ALPHA = 1.959964;

const Z_BETA = 0.841621;

/**
 * Sample for a two-sided test of two proportions at 5 % significance and 80 % power (Fleiss, Levin and Paik,
 * "Statistical Methods for Rates and Proportions", 3rd edition, formula 4.14, without continuity correction).
 *
 * @param rate today's rate in percent
 * @param traffic visitors a week, split evenly between two variants
 * @param effect relative change to be found, in percent; below 0 where the rate is to fall
 */
export function soundSample(rate: number, traffic: number, effect: number): SoundSample {
  const control = rate / 100;
  const variant = control * (1 + effect / 100);
  if (variant >= 1) return { perVariant: null, total: null, weeks: null };
  const mean = (control + variant) / 2;
  const spread =
    Z_ALPHA * Math.sqrt(2 * mean * (1 - mean)) +
    Z_BETA * Math.sqrt(control * (1 - control) + variant * (1 - variant));
  const perVariant = Math.ceil((spread / (variant - control)) ** 2);
  return { perVariant, total: perVariant * 2, weeks: Math.ceil((perVariant * 2) / traffic) };
}
