import { z } from 'zod';
import { amountFrom, LARGEST_AMOUNT } from './amounts.ts';

export const TEST_ELEMENTS = [
  'headline',
  'cta-button',
  'form-design',
  'page-layout',
  'social-proof',
  'pricing',
  'images',
] as const;

export type TestElement = (typeof TEST_ELEMENTS)[number];

export const BUSINESS_GOALS = [
  'increase-conversions',
  'reduce-bounce-rate',
  'increase-engagement',
  'boost-revenue',
  'improve-user-experience',
] as const;

export type BusinessGoal = (typeof BUSINESS_GOALS)[number];

const figureSchema = (largest = LARGEST_AMOUNT) =>
  z
    .string()
    .max(32)
    .default('')
    .transform((typed) => amountFrom(typed))
    .refine((figure) => figure > 0 && figure <= largest);

/** The inputs of a plan as an address carries them. */
export const abTestInputsSchema = z.object({
  element: z.enum(TEST_ELEMENTS),
  goal: z.enum(BUSINESS_GOALS),
  rate: figureSchema(100),
  traffic: figureSchema(),
});

export interface AbTestInputs {
  element: TestElement;
  goal: BusinessGoal;
  /** Today's rate that the goal is about, in percent. */
  rate: number;
  /** Visitors a week. */
  traffic: number;
}
