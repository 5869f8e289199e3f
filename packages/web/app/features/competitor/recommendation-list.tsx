import type { CompetitorResults } from '@liftmark/contract/competitor';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';

interface RecommendationListProps {
  report: CompetitorResults;
  /** The button that unlocks the rest. */
  unlock?: ReactNode;
}

/** What the others do and your own page doesn't, numbered, the costliest first. */
export function RecommendationList({ report, unlock }: RecommendationListProps) {
  const { lockedCount } = report;
  const { recommendations } = report.insights;
  if (recommendations.length === 0 && lockedCount === 0) {
    return (
      <p>Your page passes every check that your competitors pass. There’s nothing to borrow from them.</p>
    );
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
        <LockedNote
          title={lockedCount === 1 ? '1 more recommendation' : `${lockedCount} more recommendations`}
          text="Pro shows each one with what a competitor’s page does instead."
          unlock={unlock}
        />
      )}
    </>
  );
}
