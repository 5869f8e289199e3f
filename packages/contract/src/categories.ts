import { labeled } from './labels/in-languages.ts';

/** The six categories of the Liftmark Score, in the order in which they are shown. */
export const CATEGORIES = [
  'clarity',
  'urgency',
  'socialProof',
  'offerStrength',
  'structure',
  'trustCredibility',
] as const;

export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Record<Category, string> = labeled(({ categories }) => categories, {
  clarity: 'Clarity',
  urgency: 'Urgency',
  socialProof: 'Social Proof',
  offerStrength: 'Offer Strength',
  structure: 'Structure',
  trustCredibility: 'Trust & Credibility',
});
