import { z } from 'zod';
import type { Category } from './categories.ts';

/**
 * What no rule can measure, judged by a language model on written scales. It stands beside the measured score and
 * moves none.
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
  /** The measured category that it stands beside. */
  category: Category;
  /** What each level means, from 1 to 5. */
  anchors: readonly [string, string, string, string, string];
}

export const OPINION_SCALES: Record<OpinionId, OpinionScale> = {
  'headline-clarity': {
    label: 'Headline, to a stranger',
    question: 'After five seconds with the headline, could a stranger say what is offered?',
    category: 'clarity',
    anchors: [
      'A stranger could not even name the field.',
      'The field can be guessed, the offer cannot.',
      'The offer can be guessed with the help of the line below.',
      'The offer is plain; for whom it is has to be inferred.',
      'What it is and for whom it is are plain at once.',
    ],
  },
  'proposition-specificity': {
    label: 'Value proposition',
    question: 'Could a competitor put the same promise on its page without changing a word?',
    category: 'offerStrength',
    anchors: [
      'Any company of any field could say it.',
      'Any company of this field could say it.',
      'One detail belongs to this offer; the rest is common to the field.',
      'Most of it belongs to this offer.',
      'It is true of this offer alone, and names what one gets.',
    ],
  },
  'headline-action-match': {
    label: 'Headline and button',
    question: 'Does the button deliver the next step that the headline promises?',
    category: 'structure',
    anchors: [
      'The button leads to something else than the headline is about.',
      'The button could stand under any headline.',
      'The button fits, but a visitor has to work out how.',
      'The button is a natural next step.',
      'The button takes up the promise of the headline in its own words.',
    ],
  },
  'proof-credibility': {
    label: 'Proof',
    question: 'Would a skeptical visitor believe the proof that is shown?',
    category: 'socialProof',
    anchors: [
      'There is none, or it reads as made up.',
      'General praise without a person or a figure.',
      'People or figures are named, but nothing can be checked.',
      'Named people or figures with details of their own.',
      'Specific, checkable, and about the very thing that is offered.',
    ],
  },
  'audience-tone': {
    label: 'Tone for the audience',
    question: 'Does the page speak as its visitors do?',
    category: 'clarity',
    anchors: [
      'It speaks past its visitors.',
      'It speaks of itself in the language of its trade.',
      'It can be understood, and could be addressed to anybody.',
      'It addresses its visitors in words that are theirs.',
      'It names the visitor’s own situation the way the visitor would.',
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
  /** Whether the model was shown the first screen as a picture. */
  sawScreenshot: z.boolean(),
  opinions: z.array(opinionSchema),
});
export type SecondOpinion = z.infer<typeof secondOpinionSchema>;
