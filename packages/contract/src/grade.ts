/** Grade letters with the lowest percentage that earns each, best first. */
export const GRADE_STEPS = [
  ['A+', 95],
  ['A', 90],
  ['A-', 85],
  ['B+', 80],
  ['B', 75],
  ['B-', 70],
  ['C+', 65],
  ['C', 60],
  ['C-', 55],
  ['D+', 50],
  ['D', 40],
  ['F', 0],
] as const;

export type Grade = (typeof GRADE_STEPS)[number][0];

/** The letter for a Liftmark Score of 0 to 100. */
export function gradeFor(percent: number): Grade {
  const step = GRADE_STEPS.find(([, lowest]) => percent >= lowest);
  return step ? step[0] : 'F';
}

/** The lower bounds of the score bands: green, blue, purple, yellow, red. */
export const SCORE_BANDS = [90, 80, 70, 60, 0] as const;

export type ScoreBand = (typeof SCORE_BANDS)[number];

export function bandFor(score: number): ScoreBand {
  return SCORE_BANDS.find((lowest) => score >= lowest) ?? 0;
}
