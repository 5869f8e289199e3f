import type { Source } from '@liftmark/contract/report';

/** Whether someone read the figure where it was published. */
export const PROVENANCE_WORDS: Record<Source['provenance'], string> = {
  primary: 'Read in the original',
  secondary: 'Read as quoted in another source',
  recalled: 'Quoted from memory, not looked up',
};

const STRENGTH_WORDS: Record<string, string> = {
  experiment: 'Experiment',
  'large-benchmark': 'Large benchmark, not an experiment',
  'usability-study': 'Usability study',
  guideline: 'Guideline',
  'expert-opinion': 'Expert opinion',
};

export function strengthWords(strength: string): string {
  return STRENGTH_WORDS[strength] ?? strength;
}
