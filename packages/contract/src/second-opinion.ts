import { z } from 'zod';
import type { Category } from './categories.ts';

/**
 * What no rule can measure, judged by a language model on written scales. It is shown next to the
 * measured score and never changes it.
 */

export const OPINION_IDS = [
  'headline-clarity',
  'proposition-specificity',
  'headline-action-match',
  'proof-credibility',
  'audience-tone',
] as const;
export type OpinionId = (typeof OPINION_IDS)[number];

export interface OpinionScale {
  label: string;
  question: string;
  /** The measured category that it is shown with. */
  category: Category;
  /** What each level means, from 1 to 5. */
  anchors: readonly [string, string, string, string, string];
}

export const OPINION_SCALES: Record<OpinionId, OpinionScale> = {
  'headline-clarity': {
    label: 'Headline clarity',
    question: 'After reading the headline for five seconds, could a stranger say what the page offers?',
    category: 'clarity',
    anchors: [
      'A stranger couldn’t even name the industry.',
      'A stranger can guess the industry, but not the offer.',
      'A stranger can guess the offer with help from the line below the headline.',
      'The offer is clear, but readers have to infer who it’s for.',
      'It’s immediately clear what it is and who it’s for.',
    ],
  },
  'proposition-specificity': {
    label: 'Value proposition',
    question: 'Could a competitor make the same promise on its page without changing a word?',
    category: 'offerStrength',
    anchors: [
      'Any company in any industry could say it.',
      'Any company in this industry could say it.',
      'One detail is specific to this offer. The rest is common in the industry.',
      'Most of it is specific to this offer.',
      'It’s true only of this offer and says what customers get.',
    ],
  },
  'headline-action-match': {
    label: 'Headline and button',
    question: 'Does the button deliver the next step the headline promises?',
    category: 'structure',
    anchors: [
      'The button leads to something unrelated to the headline.',
      'The button could go under any headline.',
      'The button fits, but visitors have to work out how.',
      'The button is a natural next step.',
      'The button picks up the headline’s promise in its own words.',
    ],
  },
  'proof-credibility': {
    label: 'Proof credibility',
    question: 'Would a skeptical visitor believe the proof on the page?',
    category: 'socialProof',
    anchors: [
      'There’s no proof, or it sounds made up.',
      'The praise is general, with no names or numbers.',
      'It names people or numbers, but nothing can be checked.',
      'It names people or numbers and gives specific details.',
      'It’s specific, can be checked, and is about exactly what the page offers.',
    ],
  },
  'audience-tone': {
    label: 'Audience tone',
    question: 'Does the page talk the way its visitors do?',
    category: 'clarity',
    anchors: [
      'It doesn’t speak to its visitors.',
      'It talks about itself in industry jargon.',
      'It’s easy to understand, but could be addressed to anyone.',
      'It speaks to its visitors in their own words.',
      'It describes the visitor’s situation the way the visitor would.',
    ],
  },
};

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
