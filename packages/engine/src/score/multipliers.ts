import type { PageType } from '@liftmark/contract/page-types';
import weights from '../../data/models/weights.json' with { type: 'json' };
import type { Group } from '../checks/check.ts';

/**
 * What a group of checks counts for on a type of page. What is not named counts once; nothing counts
 * nothing, because a check that does not fit a page type does not apply to it.
 */
export const MULTIPLIERS: Record<PageType, Partial<Record<Group, number>>> = {
  saas: { message: 1.25, urgency: 0.75, proof: 1.25, terms: 1.25, payment: 0.75 },
  'ecommerce-product': {
    message: 0.75,
    info: 1.25,
    proof: 0.75,
    reviews: 1.25,
    cost: 1.25,
    terms: 1.25,
    form: 0.75,
  },
  'ecommerce-category': {
    message: 0.75,
    info: 0.75,
    proof: 0.5,
    terms: 0.75,
    action: 0.75,
    form: 0.5,
    flow: 1.25,
    identity: 0.75,
    payment: 0.5,
  },
  service: {
    message: 1.25,
    urgency: 0.75,
    proof: 1.25,
    cost: 0.75,
    form: 1.25,
    identity: 1.25,
    payment: 0.75,
  },
  app: {
    message: 1.25,
    urgency: 0.75,
    reviews: 1.25,
    cost: 0.75,
    terms: 0.75,
    form: 0.75,
    identity: 0.75,
    payment: 0.5,
  },
  course: { info: 1.25, proof: 1.25 },
  nonprofit: {
    message: 1.25,
    urgency: 0.75,
    proof: 0.75,
    reviews: 0.5,
    cost: 0.5,
    terms: 0.5,
    form: 1.25,
    identity: 1.25,
    payment: 1.25,
  },
  hospitality: { message: 0.75, info: 1.25, proof: 0.75, reviews: 1.25, identity: 1.25, payment: 0.75 },
  portfolio: {
    message: 1.25,
    urgency: 0.5,
    reviews: 0.5,
    cost: 0.5,
    terms: 0.5,
    action: 0.75,
    form: 0.75,
    identity: 1.5,
    payment: 0.5,
  },
  event: { info: 1.25, urgency: 1.25, proof: 0.75, reviews: 0.5 },
  signup: {
    info: 0.75,
    urgency: 0.75,
    proof: 0.75,
    reviews: 0.5,
    cost: 0.75,
    form: 1.5,
    flow: 1.25,
    identity: 0.75,
    payment: 0.75,
  },
  checkout: {
    message: 0.5,
    info: 0.5,
    urgency: 0.75,
    proof: 0.5,
    reviews: 0.5,
    cost: 1.5,
    action: 1.25,
    form: 1.5,
    flow: 1.25,
    payment: 1.5,
  },
  pricing: {
    message: 0.75,
    info: 1.25,
    urgency: 0.75,
    proof: 0.75,
    reviews: 0.75,
    cost: 1.5,
    terms: 1.25,
    form: 0.75,
    identity: 0.75,
  },
  article: {
    message: 0.75,
    info: 0.5,
    urgency: 0.5,
    proof: 0.5,
    reviews: 0.5,
    cost: 0.5,
    terms: 0.5,
    action: 0.5,
    form: 0.5,
    flow: 1.25,
    payment: 0.5,
  },
  other: {},
};

/** How much more or less of people's ratings a check explains than its evidence alone would let it weigh. */
const CALIBRATION: Readonly<Record<string, number>> = weights.factors;

/** The rubric's weight of a check times what its group counts for on that type of page. */
export function ratedWeight(check: { weight: number; group: Group }, type: PageType): number {
  return check.weight * (MULTIPLIERS[type][check.group] ?? 1);
}

/** The same, calibrated by people's ratings. */
export function effectiveWeight(check: { id: string; weight: number; group: Group }, type: PageType): number {
  return ratedWeight(check, type) * (CALIBRATION[check.id] ?? 1);
}
