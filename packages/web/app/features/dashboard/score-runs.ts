import type { DashboardPage } from '@liftmark/contract/dashboard-pages';

export interface ScoredRun {
  id: string;
  score: number;
  /**
   * Whether it was scored with a different rubric than the run before, so that the step between them doesn't come
   * from the page.
   */
  isOtherRubric: boolean;
}

/** The runs that have a score, the oldest first. */
export function scoredRuns(history: DashboardPage['history']): ScoredRun[] {
  const scored = history.flatMap(({ secureId, scorePercent, rubricVersion }) =>
    scorePercent === null ? [] : [{ id: secureId, score: scorePercent, rubricVersion }],
  );
  return scored.map(({ id, score, rubricVersion }, index) => ({
    id,
    score,
    isOtherRubric: index > 0 && scored[index - 1]?.rubricVersion !== rubricVersion,
  }));
}

/** "Scores over time: 72, 74, then with a new rubric 61". */
export function runsWords(runs: readonly ScoredRun[]): string {
  const scores = runs.map(
    ({ score, isOtherRubric }) => `${isOtherRubric ? 'then with a new rubric ' : ''}${score}`,
  );
  return `Scores over time: ${scores.join(', ')}`;
}

/** Consecutive runs with the same rubric: only within these does a line say something about the page. */
export function byRubric<Run extends { isOtherRubric: boolean }>(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last === undefined || run.isOtherRubric) groups.push([run]);
    else last.push(run);
  }
  return groups;
}
