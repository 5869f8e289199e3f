import { type FoundersHealth, TIMED_ANALYSES } from '@liftmark/contract/founders-health';
import { Tooltip } from '../../ui/tooltip.tsx';
import { millisecondWords, spelledOut, whole } from './figure-words.ts';
import { TableHead } from './table-head.tsx';

const COLUMNS = [
  { label: 'Stage', className: 'text-start' },
  { label: 'Median', className: 'text-end' },
  { label: '95th percentile', className: 'text-end' },
];
const CELL = 'tabular border-line border-b py-2 text-end';

/** The duration of each stage of an analysis. */
export function StageTable({ stages }: Pick<FoundersHealth, 'stages'>) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="font-semibold text-ink text-ui">
        <Tooltip
          text={`Based on up to ${whole(TIMED_ANALYSES)} of the latest page analyses in the range. The 95th percentile is the time within which 95% of them finished.`}
        >
          Time per stage
        </Tooltip>
      </h3>
      {stages.length === 0 ? (
        <p className="border-line border-t py-4 text-ui">No data available</p>
      ) : (
        <table className="w-full border-collapse text-ui">
          <TableHead columns={COLUMNS} />
          <tbody>
            {stages.map(({ stage, medianMs, p95Ms }) => (
              <tr key={stage} className={stage === 'total' ? 'text-ink [&>*]:font-semibold' : undefined}>
                <th scope="row" className="border-line border-b py-2 text-start font-normal">
                  {spelledOut(stage)}
                </th>
                <td className={CELL}>{millisecondWords(medianMs)}</td>
                <td className={CELL}>{millisecondWords(p95Ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
