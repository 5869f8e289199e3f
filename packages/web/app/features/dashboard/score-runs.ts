import type { DashboardPage } from '@liftmark/contract/dashboard-pages';

export interface ScoredRun {
  id: string;
  score: number;
  /** Whether another rubric judged it than the run before: the step between them is not the page's. */
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

/** "Scores over time: 72, 74, then by a new rubric 61". */
export function runsWords(runs: readonly ScoredRun[]): string {
  const scores = runs.map(
    ({ score, isOtherRubric }) => `${isOtherRubric ? 'then by a new rubric ' : ''}${score}`,
  );
  return `Scores over time: ${scores.join(', ')}`;
}

/** The runs in a row that one rubric judged: only within these a line says something of the page. */
export function byRubric<Run extends { isOtherRubric: boolean }>(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last === undefined || run.isOtherRubric) groups.push([run]);
    else last.push(run);
  }
  return groups;
}
