import { COMPARED_REPORTS, type FoundersHealth } from '@liftmark/contract/founders-health';
import { LOW_RATING } from '@liftmark/contract/rating';
import { Tooltip } from '../../ui/tooltip.tsx';
import { dayWords, percent, short, spelledOut, whole } from './figure-words.ts';

const HEAD = 'pb-2 ps-3 text-end align-bottom font-medium text-ink-3 text-sm first:ps-0 first:text-start';
const CELL = 'tabular border-line border-t py-2 ps-3 text-end align-top';
const ROW = 'border-line border-t py-2 text-start font-normal';

/** Ratings by day, and what the reports that people liked least have in common. */
export function RatingsPart({ health: { ratings, lowRated } }: { health: FoundersHealth }) {
  return (
    <div className="grid content-start gap-10">
      <section className="grid gap-3">
        <h3 className="font-semibold text-ink text-ui">Ratings by day</h3>
        {ratings.length === 0 ? (
          <p className="border-line border-t py-4 text-ui">No data available</p>
        ) : (
          <table className="w-full border-collapse text-ui">
            <thead>
              <tr>
                <th scope="col" className={HEAD}>
                  Day (UTC)
                </th>
                <th scope="col" className={HEAD}>
                  Average
                </th>
                <th scope="col" className={HEAD}>
                  Ratings
                </th>
              </tr>
            </thead>
            <tbody>
              {ratings.map(({ day, average, count }) => (
                <tr key={day}>
                  <th scope="row" className={ROW}>
                    {dayWords(day)}
                  </th>
                  <td className={CELL}>{short(average)}</td>
                  <td className={CELL}>{whole(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold text-ink text-ui">
          <Tooltip
            text={`Checks behind the advice of reports with at most ${LOW_RATING} stars (the newest ${COMPARED_REPORTS} of the range), beside how often they stand behind that of better-rated ones.`}
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
