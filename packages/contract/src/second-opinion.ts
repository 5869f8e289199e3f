import { z } from 'zod';
import type { Category } from './categories.ts';
import { OPINION_IDS, type OpinionId, type OpinionWords } from './opinion-ids.ts';
import { text } from './second-opinion.text.ts';

/**
 * What no rule can measure, judged by a language model on written scales. It is shown next to the
 * measured score and never changes it.
 */

export interface OpinionScale extends OpinionWords {
  /** The measured category that it is shown with. */
  category: Category;
}

const OPINION_CATEGORIES: Record<OpinionId, Category> = {
  'headline-clarity': 'clarity',
  'proposition-specificity': 'offerStrength',
  'headline-action-match': 'structure',
  'proof-credibility': 'socialProof',
  'audience-tone': 'clarity',
};

/** The scale of an opinion, in the current language. */
export function opinionScale(id: OpinionId): OpinionScale {
  return { ...text[id], category: OPINION_CATEGORIES[id] };
}

export const opinionSchema = z.object({
  id: z.enum(OPINION_IDS),
  /** On the scale of that id. */
  level: z.int().min(1).max(5),
  reason: z.string(),
});
export type Opinion = z.infer<typeof opinionSchema>;

export const secondOpinionSchema = z.object({
  model: z.string(),
  /** Whether the model was shown a screenshot of the page above the fold. */
  sawScreenshot: z.boolean(),
  opinions: z.array(opinionSchema),
});
export type SecondOpinion = z.infer<typeof secondOpinionSchema>;
