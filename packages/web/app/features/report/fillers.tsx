import type { ReportResults } from '@liftmark/contract/analysis';
import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { figure } from '@liftmark/contract/figures';
import { fillersOf } from '@liftmark/contract/score-fall';
import { worded } from '../../ui/report-language.tsx';
import { sumOfPoints } from './report-items.ts';
import { text } from './text.ts';

/** Explains why a page can lose points that none of its findings cost. */
export const Fillers = worded(function Fillers({
  results: { scoreLines, ceilings },
}: {
  results: ReportResults;
}) {
  const fillers = fillersOf(scoreLines);
  if (fillers.length === 0) return null;
  const parts = fillers.map(({ category, points }) => `${CATEGORY_LABELS[category]} ${figure(points, 1)}`);
  return (
    <div className="grid gap-1 border-line-2 border-s-[3px] py-1 ps-4">
      <p className="font-medium text-ink text-ui">
        {text.scoring.fillers.title({ points: figure(sumOfPoints(fillers), 1) })}
      </p>
      <p className="tabular text-ui">
        {text.scoring.fillers[ceilings === undefined ? 'average' : 'own']({ parts: parts.join(', ') })}
      </p>
    </div>
  );
});
