import { hostOf, type Standing } from '@liftmark/contract/standings';
import { worded } from '../../ui/report-language.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { text } from './text.ts';

interface ScoreListProps {
  label: string;
  standings: readonly Standing[];
  /** The number to show for a page: its Liftmark Score or that of one category. */
  scoreOf: (standing: Standing) => number | null;
  /** Shown in place of a page's letter; not used for a category. */
  rangeOf?: (standing: Standing) => Standing['range'];
}

/** The compared pages on one axis, your own first. */
export const ScoreList = worded(function ScoreList({
  label,
  standings,
  scoreOf,
  rangeOf = () => null,
}: ScoreListProps) {
  return (
    <ul aria-label={label} className="border-ink border-t">
      {standings.map((standing) => (
        <li
          key={standing.key}
          className="grid items-center gap-x-6 gap-y-1 border-line border-b py-3 md:grid-cols-[16rem_minmax(0,1fr)_9.5rem] print:break-inside-avoid"
        >
          <div className="min-w-0">
            <p className="truncate font-medium text-ink text-ui" title={standing.title}>
              {standing.title}
            </p>
            <p className="truncate text-ink-3 text-sm">
              {standing.isOwn ? text.yours : text.theirs}, {hostOf(standing.url)}
            </p>
          </div>
          <ScaleBar score={scoreOf(standing)} />
          <ScoreLetter score={scoreOf(standing)} range={rangeOf(standing)} />
        </li>
      ))}
    </ul>
  );
});
