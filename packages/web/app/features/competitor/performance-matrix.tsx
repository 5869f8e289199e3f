import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import { leadWord, signed } from '@liftmark/contract/standings';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

const HEAD =
  'border-line-2 border-b py-2 ps-4 text-end align-bottom font-medium text-ink-3 text-sm first:ps-0 first:text-start';
const CELL = 'tabular border-line border-b py-3 ps-4 text-end align-top';

/** Every category of your own page compared with the best competitor in it. */
export const PerformanceMatrix = worded(function PerformanceMatrix({ report }: { report: CompetitorReport }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that may scroll has to be reachable by keyboard
    <section aria-label={text.matrix.label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{text.matrix.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {text.matrix.category}
            </th>
            <th scope="col" className={HEAD}>
              {text.yours}
            </th>
            <th scope="col" className={HEAD}>
              {text.matrix.best}
            </th>
            <th scope="col" className={HEAD}>
              {text.matrix.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.insights.matrix.map(({ category, primary, best, bestTitle, difference, reason }) => (
            <tr key={category} className="print:break-inside-avoid">
              <th scope="row" className="border-line border-b py-3 text-start align-top">
                {CATEGORY_LABELS[category]}
                {reason && <span className="note mt-1 block max-w-measure font-normal">{reason}</span>}
              </th>
              <td className={CELL}>{primary ?? text.matrix.none}</td>
              <td className={CELL}>
                <span className="block text-ink">{best ?? text.matrix.none}</span>
                {bestTitle !== null && (
                  <span className="ms-auto block max-w-48 truncate text-ink-3 text-sm" title={bestTitle}>
                    {bestTitle}
                  </span>
                )}
              </td>
              <td className={CELL}>
                <span className="block font-semibold text-ink">
                  {difference === null ? '–' : signed(difference)}
                </span>
                <span className="block whitespace-nowrap text-ink-3 text-sm">
                  {leadWord({ primary, best, difference })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
