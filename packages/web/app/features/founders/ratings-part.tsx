import { COMPARED_REPORTS, type FoundersHealth } from '@liftmark/contract/founders-health';
import { LOW_RATING } from '@liftmark/contract/rating';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ColumnChart } from './column-chart.tsx';
import { dayWords, percent, short, spelledOut, whole } from './figure-words.ts';

const HEAD = 'pb-2 ps-3 text-end align-bottom font-medium text-ink-3 text-sm first:ps-0 first:text-start';
const CELL = 'tabular border-line border-t py-2 ps-3 text-end align-top';
const ROW = 'border-line border-t py-2 text-start font-normal';

/** Ratings by day, and what the lowest-rated reports have in common. */
export function RatingsPart({ health }: { health: FoundersHealth }) {
  const { lowRated } = health;
  return (
    <div className="grid content-start gap-10">
      <RatingsChart health={health} />
      <section className="grid gap-3">
        <h3 className="font-semibold text-ink text-ui">
          <Tooltip
            text={`Checks behind the advice in reports rated ${LOW_RATING} stars or lower (the newest ${COMPARED_REPORTS} in the range), compared with better-rated ones.`}
          >
            What low-rated reports have in common
          </Tooltip>
        </h3>
        {lowRated.checks.length === 0 ? (
          <p className="border-line border-t py-4 text-ui">No data available</p>
        ) : (
          <table className="w-full border-collapse text-ui">
            <thead>
              <tr>
                <th scope="col" className={HEAD}>
                  Check
                </th>
                <th scope="col" className={HEAD}>
                  Low-rated ({whole(lowRated.reports)})
                </th>
                <th scope="col" className={HEAD}>
                  Others
                </th>
              </tr>
            </thead>
            <tbody>
              {lowRated.checks.map(({ check, lowShare, otherShare }) => (
                <tr key={check}>
                  <th scope="row" className={ROW}>
                    <a href={`/methodology#${check}`}>{spelledOut(check)}</a>
                  </th>
                  <td className={CELL}>{percent(lowShare)}</td>
                  <td className={CELL}>{percent(otherShare)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}

function RatingsChart({ health: { ratings, averageRating, ratingCount } }: { health: FoundersHealth }) {
  if (averageRating === null) {
    return (
      <section className="grid gap-3">
        <h3 className="font-semibold text-ink text-ui">Average rating by day</h3>
        <p className="border-line border-t py-4 text-ui">No data available</p>
      </section>
    );
  }
  return (
    <ColumnChart
      title="Average rating by day"
      summary={`${counted(ratingCount)} on ${ratings.length} ${ratings.length === 1 ? 'day' : 'days'} (UTC), average ${short(averageRating)} of 5 stars.`}
      columns={ratings.map(({ day, average, count }) => ({ label: dayWords(day), value: average, count }))}
      highest={5}
      describe={({ label, value, count }) => `${label}: ${short(value)} of 5, ${counted(count)}`}
    />
  );
}

function counted(ratings: number): string {
  return `${whole(ratings)} ${ratings === 1 ? 'rating' : 'ratings'}`;
}
