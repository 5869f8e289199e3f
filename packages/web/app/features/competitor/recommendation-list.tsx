import type { CompetitorResults } from '@liftmark/contract/competitor';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

interface RecommendationListProps {
  report: CompetitorResults;
  /** The button that unlocks the rest. */
  unlock?: ReactNode;
}

/** What the others do and your own page doesn't, numbered, the costliest first. */
export const RecommendationList = worded(function RecommendationList({
  report,
  unlock,
}: RecommendationListProps) {
  const { lockedCount } = report;
  const { recommendations } = report.insights;
  if (recommendations.length === 0 && lockedCount === 0) {
    return <p>{text.list.none}</p>;
  }
  return (
    <>
      <ol className="border-ink border-t">
        {recommendations.map((recommendation, index) => (
          <li
            key={recommendation}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-4 border-line border-b py-4 print:break-inside-avoid"
          >
            <span className="tabular text-ink-3 text-ui">{index + 1}</span>
            <p className="[overflow-wrap:anywhere]">{recommendation}</p>
          </li>
        ))}
      </ol>
      {lockedCount > 0 && (
        <LockedNote title={text.list.more({ count: lockedCount })} text={text.list.locked} unlock={unlock} />
      )}
    </>
  );
});
