import type { ReportChangesView } from '@liftmark/contract/report-changes';
import { worded } from '../../ui/report-language.tsx';
import { signed } from './change-words.ts';
import { text } from './text.ts';

/** What moved the score, the largest first, with what was seen before and now. */
export const MovedLines = worded(function MovedLines({
  lines,
}: {
  lines: ReportChangesView['score']['lines'];
}) {
  return (
    <ul className="grid gap-4 text-ui">
      {lines.map(({ kind, of, title, points, before, after }) => (
        <li key={`${kind} ${of}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
          <p className="font-medium text-ink">{title}</p>
          <p className="tabular text-ink">{signed(points)}</p>
          {(before !== null || after !== null) && (
            <p className="col-span-full [overflow-wrap:anywhere]">
              {before !== null && `${text.before({ words: before })} `}
              {after !== null && text.now({ words: after })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
});
