/** What a second opinion is about. */
export const OPINION_IDS = [
  'headline-clarity',
  'proposition-specificity',
  'headline-action-match',
  'proof-credibility',
  'audience-tone',
] as const;
export type OpinionId = (typeof OPINION_IDS)[number];

export interface OpinionWords {
  label: string;
  question: string;
  /** What each level means, from 1 to 5. */
  anchors: readonly [string, string, string, string, string];
}
