import type { DashboardPage } from '@liftmark/contract/dashboard-pages';
import { byRubric, runsWords, scoredRuns } from './score-runs.ts';

const WIDTH = 150;
const HEIGHT = 44;
const EDGE = 6;
const NUMBER_ROOM = 26;

/**
 * The scores of all runs of a page as a small line that ends with the latest number. The line breaks where the
 * rubric changed, because that isn't a gain or loss of the page.
 */
export function ScoreHistory({ history }: { history: DashboardPage['history'] }) {
  const scores = scoredRuns(history);
  const last = scores.at(-1);
  if (scores.length < 2 || last === undefined) return null;
  const lowest = Math.min(...scores.map(({ score }) => score));
  const highest = Math.max(...scores.map(({ score }) => score));
  // Keeps a change of a few points from looking like a cliff.
  const span = Math.max(highest - lowest, 20);
  const step = (WIDTH - EDGE - NUMBER_ROOM) / (scores.length - 1);
  const points = scores.map(({ id, score, isOtherRubric }, index) => ({
    id,
    isOtherRubric,
    x: EDGE + index * step,
    y: EDGE + ((highest - score) / span) * (HEIGHT - 2 * EDGE),
  }));
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const isBroken = scores.some(({ isOtherRubric }) => isOtherRubric);
  return (
    <figure className="grid justify-items-end gap-0.5">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={runsWords(scores)}
      >
        {byRubric(points).map((group) => (
          <polyline
            key={group[0]?.id}
            points={group.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-none stroke-ink-3"
            strokeWidth="1.5"
          />
        ))}
        {points.map(
          ({ id, x, isOtherRubric }) =>
            isOtherRubric && (
              <path
                key={`rubric ${id}`}
                d={`M${x - step / 2} 0V${HEIGHT}`}
                className="stroke-line-2"
                strokeDasharray="2 3"
              />
            ),
        )}
        {points.slice(0, -1).map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="2" className="fill-ink-3" />
        ))}
        <circle cx={end.x} cy={end.y} r="4" className="fill-accent" />
        <text x={end.x + 7} y={end.y + 4} className="tabular fill-ink text-xs">
          {last.score}
        </text>
      </svg>
      {isBroken && <figcaption className="note">Dashed line: new rubric</figcaption>}
    </figure>
  );
}
