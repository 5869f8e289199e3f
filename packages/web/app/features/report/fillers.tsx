import type { ReportResults } from '@liftmark/contract/analysis';
import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { fillersOf } from '@liftmark/contract/score-fall';
import { sumOfPoints } from './report-items.ts';

/** Explains why a page can lose points that none of its findings cost. */
export function Fillers({ results: { scoreLines, ceilings } }: { results: ReportResults }) {
  const fillers = fillersOf(scoreLines);
  if (fillers.length === 0) return null;
  const parts = fillers.map(({ category, points }) => `${CATEGORY_LABELS[category]} ${points.toFixed(1)}`);
  return (
    <div className="grid gap-1 border-line-2 border-s-[3px] py-1 ps-4">
      <p className="font-medium text-ink text-ui">
        {sumOfPoints(fillers).toFixed(1)} of these points are filled in from the rest of the page
      </p>
      <p className="tabular text-ui">
        Few checks apply in some categories ({parts.join(', ')}). The part of their scores that no check
        covers counts {ceilings === undefined ? 'as average' : 'as the page’s own average'}, so one passed
        check can’t make a category perfect and one failed check can’t make it worthless. These points come
        back as you make the changes above.
      </p>
    </div>
  );
}
