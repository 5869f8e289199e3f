import type { Check } from './check.ts';
import { mainHeadline } from './clarity/main-headline.ts';

/** Every check, in the order of the rubric: one import and one line each. */
export const CHECKS: readonly Check[] = [
  // clarity
  mainHeadline,
  // urgency
  // socialProof
  // offerStrength
  // structure
  // trustCredibility
];
